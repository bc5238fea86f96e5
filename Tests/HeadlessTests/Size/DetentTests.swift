import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A modal that stands at several heights", .ownWorld) @MainActor struct DetentTests {
  @Test("it is presented at its lowest height, or where the app wants it, animated or not")
  func presented() {
    let low = Screen.withDetents()
    #expect(low.draft.selectedModalDetent == .medium && abs(low.cardTop - Screen.mediumTop) < 1e-9)
    #expect(low.delegate.updates.last?.phase == .resting(.detent(.medium)))
    let high = Screen.withDetents(initially: .large)
    #expect(high.draft.selectedModalDetent == .large && high.disorder == nil)
    let still = Screen { $0.detents = [.medium, .large] }.present(animated: false).settle()
    #expect(abs(still.cardTop - Screen.mediumTop) < 1e-9)
  }

  @Test(
    "a slow finger leaves it at the nearest height or takes it away; a flick takes it to the next, or away",
    arguments: [
      (.medium, -60, 0.3, .medium), (.medium, -250, 0.3, .large), (.medium, -420, 0.3, .large),
      (.medium, 100, 0.3, .medium), (.medium, 300, 0.3, nil), (.large, 40, 0.05, .medium),
      (.large, 300, 0.1, nil),
    ] as [(ModalDetent.Identifier, CGFloat, TimeInterval, ModalDetent.Identifier?)])
  func dragged(
    from start: ModalDetent.Identifier, by points: CGFloat, over seconds: TimeInterval,
    to detent: ModalDetent.Identifier?
  ) {
    let screen = Screen.withDetents(initially: start)
    screen.finger.down(at: screen.grip)
    screen.drag(by: points, over: seconds)
    if seconds < 0.3 { screen.lift() } else { screen.release() }
    #expect(detent == nil ? screen.leftover == nil : screen.isPresented && screen.complaint == nil)
    if let detent { #expect(screen.draft.selectedModalDetent == detent) }
  }

  @Test("the finger takes it over the heights without a jump, as far as itself")
  func follows() {
    let screen = Screen.withDetents()
    screen.grab(-100)
    for points in [-300, 250, 400, -200] as [CGFloat] {
      let before = screen.cardTop
      screen.drag(by: points)
      #expect(abs(screen.cardTop - max(before + points, screen.restingTop)) < 0.001)
      if screen.cardTop <= screen.restingTop { screen.drag(by: -20) }
      if screen.cardTop == screen.restingTop { break }
    }
    screen.finger.cancel()
    #expect(screen.settledDetent() == .medium)
  }

  @Test(
    "a touch that is taken away returns it to the height it had",
    arguments: [.medium, .large] as [ModalDetent.Identifier])
  func cancelled(detent: ModalDetent.Identifier) {
    let screen = Screen.withDetents(initially: detent)
    screen.grab(160)
    screen.finger.cancel()
    #expect(screen.settledDetent() == detent)
  }

  @Test("one that may not leave moves between its heights, and is asked about beyond the lowest")
  func refused() {
    let screen = Screen.withDetents(initially: .large)
    screen.delegate.allows = false
    for (points, attempts) in [(300, 0), (400, 1)] as [(CGFloat, Int)] {
      screen.grab(points)
      screen.restAndLift()
      #expect(screen.settledDetent() == .medium && screen.delegate.attempts == attempts)
    }
  }

  @Test("the app sends it to another height, in mid-flight or from under a finger, with no jump")
  func selected() {
    let screen = Screen.withDetents()
    screen.draft.selectModalDetent(.large)
    screen.clock.advance(by: 0.1)
    screen.clock.advance(to: screen.clock.nextFrame)
    let (top, updates) = (screen.cardTop, screen.delegate.updates)
    #expect(top > screen.restingTop && top < Screen.mediumTop)
    screen.draft.selectModalDetent(.medium)
    #expect(abs(screen.cardTop - top) < Screen.unseen)
    let velocity = updates.last?.velocity ?? .nan
    #expect(velocity < -100 && abs((screen.delegate.updates.last?.velocity ?? .nan) - velocity) < 5)
    #expect(screen.settledDetent() == .medium)
    screen.grab(-80)
    screen.draft.selectModalDetent(.large)
    #expect(screen.settle().disorder == nil)
    screen.drag(by: 200)
    #expect(screen.disorder == nil, "the finger moves nothing any more")
    screen.finger.up()
    screen.draft.selectModalDetent(.medium, animated: false)
    screen.draft.selectModalDetent(.large, animated: false)
    #expect(screen.disorder == nil)
  }

  @Test("a height that it does not have, one that is gone or leaves, and a controller in no modal: nothing")
  func selectedInVain() {
    let screen = Screen.withDetents()
    screen.draft.selectModalDetent("attic")
    #expect(screen.settledDetent() == .medium)
    screen.root.selectModalDetent(.large)
    #expect(screen.root.selectedModalDetent == nil)
    screen.draft.dismiss(animated: true)
    screen.clock.advance(by: 0.1)
    screen.draft.selectModalDetent(.large)
    screen.settle()
    screen.draft.selectModalDetent(.large)
    #expect(screen.leftover == nil)
  }

  @Test("content that asks for another height gets it")
  func fitContent() {
    let screen = Screen.withDetents([.fitContent])
    #expect(screen.disorder == nil)
    screen.draft.preferredContentSize = CGSize(width: 0, height: 300)
    screen.settle()
    #expect(abs(screen.restingTop - (852 - 334)) < 1e-9)
    #expect(screen.disorder == nil)
    #expect(screen.root.view.shown.transform.affine.isIdentity, "a card that is smaller than the room")
    screen.grab(300)
    #expect(screen.release().leftover == nil)
  }

  /// Content as high as constraints or text make it, and no wider than a phone.
  private final class Content: UIView {
    var (constrained, fitting): (CGFloat, CGFloat) = (0, 0)

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: constrained) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      fitting > 0 ? CGSize(width: min(size.width, 393), height: fitting) : super.sizeThatFits(size)
    }
  }

  @Test("content is as high as its constraints need it, or as it says; a preferred size goes first")
  func measured() {
    let screen = Screen { $0.detents = [.fitContent] }
    let content = Content()
    screen.draft.view = content
    content.constrained = 434
    screen.open()
    #expect(abs(screen.cardTop - (852 - 434)) < 1e-9, "constraints keep to the safe area at the foot")
    for (constrained, fitting, preferred, height) in [
      (534, 0, 0, 534), (0, 300, 0, 300), (0, 300, 0, 300), (534, 300, 200, 234), (0, 0, 0, 783),
      (.nan, 0, 0, 783), (-5, .infinity, 0, 783),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
      (content.constrained, content.fitting) = (constrained, fitting)
      screen.draft.preferredContentSize.height = preferred
      screen.draft.invalidateModalDetents()
      screen.settle()
      #expect(abs(screen.cardTop - (852 - height)) < 1e-9, "\(constrained) \(fitting) \(preferred)")
    }
  }

  @Test(
    "a drawer is as wide as its content prefers, and as wide as fits without a width that can be shown",
    arguments: [(250, 250), (0, 393), (-5, 393), (.nan, 393), (900, 393)] as [(CGFloat, CGFloat)])
  func drawer(preferred: CGFloat, width: CGFloat) {
    let screen = Screen { ($0.edge, $0.detents, $0.size.topGap) = (.leading, [.fitContent], 0) }
    screen.draft.preferredContentSize.width = preferred
    #expect(screen.open().draft.view.bounds.width == width && screen.disorder == nil)
  }

  @Test(
    "another text size measures the content anew, under a finger without a jump", arguments: [true, false])
  func textSize(isHeld: Bool) {
    let screen = Screen(framesPerSecond: 120) { $0.detents = [.large, .fitContent] }
    let content = Content()
    screen.draft.view = content
    content.fitting = 400
    screen.open()
    if isHeld { screen.grab(-100) }
    let top = screen.cardTop
    content.fitting = 600
    screen.simulator.preferredContentSizeCategory = .accessibilityLarge
    screen.clock.advance(by: 0.02)
    if isHeld { #expect(abs(screen.cardTop - top) < 0.001) }
    screen.finger.cancel()
    screen.settle()
    #expect(abs(screen.cardTop - 252) < 1e-9)
  }

  @Test("every height begins at a whole pixel", arguments: Device.all)
  func pixels(on device: Device) {
    let heights = [ModalDetent.medium, ModalDetent("third") { $0.maximumHeight / 3 }]
    for height in heights {
      let screen = Screen.withDetents([height], on: device)
      let top = screen.restingTop * screen.card.traitCollection.displayScale
      #expect(abs(top - top.rounded()) < 1e-6)
      #expect(screen.disorder == nil)
    }
  }

  @Test("what a custom height depends on changed")
  func invalidated() {
    final class Height: @unchecked Sendable { var value: CGFloat = 200 }
    let height = Height()
    let screen = Screen.withDetents([ModalDetent("custom") { _ in height.value }])
    #expect(abs(screen.restingTop - (852 - 234)) < 1e-9)
    height.value = 400
    screen.draft.invalidateModalDetents()
    screen.settle()
    #expect(abs(screen.restingTop - (852 - 434)) < 1e-9)
    #expect(screen.disorder == nil)
  }
}
