import TestWorld
import Testing

@testable import UIKit

/// Indicators are visible while a finger scrolls, and fade afterwards (F400).
@MainActor @Suite("Scroll indicators", .ownWorld) final class ScrollIndicatorTests {
  private lazy var stage = Stage()

  private func scrollView(content: CGFloat = 2000) -> UIScrollView {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 300, height: content)
    view.alwaysBounceVertical = true
    return stage.show(view, frame: CGRect(x: 40, y: 200, width: 300, height: 400))
  }

  /// Opacity of the indicator; 0 without one.
  private func opacity(in view: UIScrollView) -> CGFloat { view.shownIndicators.first?.color.alpha ?? 0 }

  private func drag(_ points: CGFloat) {
    stage.down(at: CGPoint(x: 180, y: 400))
    stage.drag(by: CGVector(dx: 0, dy: points), over: 0.1)
  }

  @Test("an indicator is visible from the drag to the end of coasting, and fades in a third of a second")
  func life() {
    let view = scrollView()
    stage.down(at: CGPoint(x: 180, y: 400))
    #expect(opacity(in: view) == 0)
    stage.drag(by: CGVector(dx: 0, dy: -100), over: 0.1)
    #expect(opacity(in: view) == 0.35)
    stage.up()
    #expect(view.isDecelerating && opacity(in: view) == 0.35)
    stage.clock.runUntilIdle()
    #expect(!view.isDecelerating && opacity(in: view) > 0.3)
    stage.clock.advance(by: 0.165)
    #expect((0.1...0.2).contains(opacity(in: view)))
    stage.clock.advance(by: 0.17)
    #expect(opacity(in: view) == 0 && stage.simulator.fadingIndicators.remainingTime == 0)
  }

  @Test("short content, a hidden indicator and a scroll in code show none")
  func hidden() {
    let short = scrollView(content: 100)
    drag(-60)
    #expect(short.isDragging && short.shownIndicators.isEmpty)
    stage.up()
    short.contentSize.height = 2000
    short.showsVerticalScrollIndicator = false
    drag(-60)
    #expect(short.isDragging && short.shownIndicators.isEmpty)
    let view = scrollView()
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    stage.clock.advance(by: 0.1)
    #expect(view.shownIndicators.isEmpty)
  }

  @Test("a flash and the wheel show the indicator for a moment; it is white on dark")
  func flash() {
    let view = scrollView()
    for isWheel in [false, true] {
      if isWheel {
        stage.simulator.userInterfaceStyle = .dark
        stage.simulator.scroll(by: CGVector(dx: 0, dy: 10), at: CGPoint(x: 180, y: 400))
      } else {
        view.flashScrollIndicators()
      }
      #expect(view.shownIndicators.first?.color == CGColor(gray: isWheel ? 1 : 0, alpha: 0.35))
      stage.clock.advance(by: 0.45)
      #expect(opacity(in: view) == 0.35)
      stage.clock.advance(by: 0.4)
      #expect(opacity(in: view) == 0)
    }
  }

  @Test(
    "length and position are those of the visible part; pulled content shortens the indicator",
    arguments: [
      (0, 203, 194), (400, 300, 194), (800, 397, 194), (-100, 203, 94), (900, 497, 94), (-400, 203, 8),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func geometry(offset: CGFloat, top: CGFloat, length: CGFloat) {
    // Half of the content is visible, so the indicator takes half of the track without its margins of 3 points.
    let indicator = ScrollIndicator(
      along: .vertical, in: CGRect(x: 0, y: 200, width: 300, height: 394), offset: offset, range: 0...800,
      dimension: 800, color: CGColor(gray: 0, alpha: 1))
    #expect(indicator.frame == CGRect(x: 294, y: top, width: 3, height: length))
  }

  @Test("very long content leaves 36 points of the indicator; one along the width is at the foot")
  func shortest() {
    let track = CGRect(x: 0, y: 0, width: 206, height: 100)
    let indicator = ScrollIndicator(
      along: .horizontal, in: track, offset: 100_000, range: 0...100_000, dimension: 206,
      color: CGColor(gray: 0, alpha: 1))
    #expect(indicator.frame == CGRect(x: 3 + 200 - 36, y: 94, width: 36, height: 3))
  }
}
