import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Scroll views", .ownWorld) final class ScrollViewTests {
  private lazy var stage = Stage()

  private func scrollView(content: CGFloat = 2000) -> UIScrollView {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 300, height: content)
    return stage.show(view, frame: CGRect(x: 40, y: 200, width: 300, height: 400))
  }

  private final class Recorder: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    var velocity: CGFloat = 0
    var target: CGFloat = 0
    var newTarget: CGFloat?

    private func note(_ event: String) { if events.last != event { events.append(event) } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("willEndDragging")
      self.velocity = velocity.y
      target = targetContentOffset.pointee.y
      if let newTarget { targetContentOffset.pointee.y = newTarget }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("didEndDragging(\(decelerate))")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willDecelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didDecelerate") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didAnimate") }
  }

  private func fling(_ points: CGFloat) {
    stage.down(at: CGPoint(x: 180, y: 400))
    stage.drag(by: CGVector(dx: 0, dy: points), over: 0.1)
    stage.up()
  }

  @Test("the delegate is told of a fling in order, and of its target, which it may change (F170)")
  func order() {
    let view = scrollView()
    let recorder = Recorder()
    view.delegate = recorder
    fling(-100)
    #expect(abs(recorder.velocity - 1) < 0.05)
    stage.clock.runUntilIdle()
    #expect(
      recorder.events == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging(true)", "willDecelerate",
        "scroll", "didDecelerate",
      ])
    #expect(abs(view.contentOffset.y - recorder.target) < 0.6)
    #expect(abs(recorder.target - 90 - 499.5) < 30)
    recorder.newTarget = 300
    fling(-100)
    stage.clock.runUntilIdle()
    #expect(abs(view.contentOffset.y - 300) < 0.6)
  }

  @Test("the content follows the finger after the hysteresis, with resistance beyond its edge")
  func following() {
    let view = scrollView()
    stage.down(at: CGPoint(x: 180, y: 400))
    stage.drag(by: CGVector(dx: 0, dy: -60), over: 0.2)
    #expect(abs(view.contentOffset.y - 50) < 1e-6)
    #expect(view.isDragging && view.isTracking)
    stage.drag(by: CGVector(dx: 0, dy: 160), over: 0.2)
    #expect(abs(view.contentOffset.y + (1 - 1 / (110 * 0.55 / 400 + 1)) * 400) < 1e-6)
    stage.restAndLift()
    stage.clock.runUntilIdle()
    #expect(view.contentOffset.y == 0)
  }

  @Test("content that becomes shorter while it coasts comes to rest at its end (F166)")
  func shortened() {
    let view = scrollView()
    fling(-100)
    stage.clock.advance(by: 0.05)
    view.contentSize.height = 700
    stage.clock.runUntilIdle()
    #expect(view.contentOffset.y == 300)
  }

  @Test("a refresh control sends one event when it is pulled far enough, also over short content")
  func refresh() {
    let view = scrollView(content: 100)
    let control = UIRefreshControl()
    var requests = 0
    control.addAction(UIAction { _ in requests += 1 }, for: .valueChanged)
    view.refreshControl = control
    stage.down(at: CGPoint(x: 180, y: 300))
    stage.drag(by: CGVector(dx: 0, dy: 60), over: 0.2)
    #expect(!control.isRefreshing)
    stage.drag(by: CGVector(dx: 0, dy: 150), over: 0.2)
    #expect(control.isRefreshing && requests == 1)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  @Test("an animated offset ends with its own callback (F170)")
  func animated() {
    let view = scrollView()
    let recorder = Recorder()
    view.delegate = recorder
    view.setContentOffset(CGPoint(x: 0, y: 250), animated: true)
    #expect(view.contentOffset.y == 0)
    stage.clock.runUntilIdle()
    #expect(view.contentOffset.y == 250)
    #expect(recorder.events == ["scroll", "didAnimate"])
  }
}
