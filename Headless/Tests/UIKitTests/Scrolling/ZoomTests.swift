import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Scroll views that zoom", .ownWorld) final class ZoomTests {
  private final class Zooming: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  private lazy var stage = Stage()
  private let delegate = Zooming()

  private func scrollView(to maximum: CGFloat = 3) -> UIScrollView {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 300, height: 2000)
    view.delegate = delegate
    view.addSubview(delegate.content)
    view.maximumZoomScale = maximum
    return stage.show(view, frame: CGRect(x: 40, y: 200, width: 300, height: 400))
  }

  /// Two fingers go apart, each by so much.
  private func spread(_ one: Finger, _ other: Finger, by points: CGFloat) {
    for _ in 0..<10 {
      stage.drag(one, by: CGVector(dx: 0, dy: -points / 10), steps: 1)
      stage.drag(other, by: CGVector(dx: 0, dy: points / 10), steps: 1)
    }
  }

  @Test("two fingers that go apart scale the content about their middle, up to the limit (F702)")
  func zooms() {
    let view = scrollView()
    view.contentOffset.y = 500
    let (one, other) = (
      stage.finger(at: CGPoint(x: 190, y: 350)), stage.finger(at: CGPoint(x: 190, y: 450))
    )
    spread(one, other, by: 58)
    #expect(view.isZooming && abs(view.zoomScale - 2) < 0.1)
    #expect(abs(view.contentSize.height - 2000 * view.zoomScale) < 1e-6)
    let middle = delegate.content.convert(CGPoint(x: 190, y: 400), from: nil)
    #expect(abs(middle.y - 700) < 30)
    spread(one, other, by: 200)
    #expect(view.zoomScale == 3)
    one.up()
    other.up()
    stage.clock.runUntilIdle()
    #expect(!view.isZooming && view.zoomScale == 3 && stage.complaints == [])
  }

  @Test("a finger that scrolls is joined by a second one (F702); equal limits permit no zooming")
  func scrollsAndZooms() {
    let view = scrollView()
    view.contentOffset.y = 500
    let one = stage.finger(at: CGPoint(x: 190, y: 350))
    stage.drag(one, by: CGVector(dx: 0, dy: -50))
    #expect(view.isDragging)
    spread(one, stage.finger(at: CGPoint(x: 190, y: 450)), by: 50)
    #expect(view.isZooming && view.zoomScale > 1.3)
    view.maximumZoomScale = 1
    #expect(view.pinchGestureRecognizer == nil)
  }

  @Test("a recogniser that has begun with the first finger makes a pinch fail (F701)")
  func prevented() {
    let view = scrollView()
    let blocker = UIPanGestureRecognizer()
    delegate.content.addGestureRecognizer(blocker)
    let one = stage.finger(at: CGPoint(x: 190, y: 350))
    stage.drag(one, by: CGVector(dx: 0, dy: -50))
    #expect(blocker.state == .changed)
    spread(one, stage.finger(at: CGPoint(x: 190, y: 450)), by: 50)
    #expect(view.zoomScale == 1)
  }
}
