import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Paging", .ownWorld) final class PagingTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var target: CGPoint?
    var override: CGFloat?

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      target = targetContentOffset.pointee
      if let override { targetContentOffset.pointee.x = override }
    }
  }

  private let delegate = Delegate()

  /// Five pages of 300 by 300 points, the third one visible.
  private func make(isVertical: Bool = false) -> (stage: Stage, pages: UIScrollView) {
    let stage = Stage()
    let pages = stage.show(UIScrollView(), frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    pages.contentInsetAdjustmentBehavior = .never
    pages.contentSize = isVertical ? CGSize(width: 300, height: 1500) : CGSize(width: 1500, height: 300)
    pages.isPagingEnabled = true
    pages.delegate = delegate
    pages.contentOffset = isVertical ? CGPoint(x: 0, y: 600) : CGPoint(x: 600, y: 0)
    return (stage, pages)
  }

  @Test(
    "released at rest, the nearest page comes; a flick goes to the next page only",
    arguments: [
      (-100.0, 0.4, 600.0), (-200, 0.4, 900), (100, 0.4, 600), (200, 0.4, 300), (-60, 0.05, 900),
      (60, 0.05, 300), (-150, 0.04, 900), (150, 0.04, 300),
    ], [false, true])
  func pages(_ turn: (way: CGFloat, seconds: TimeInterval, place: CGFloat), isVertical: Bool) {
    let (stage, pages) = make(isVertical: isVertical)
    stage.down(at: CGPoint(x: 150, y: 250))
    stage.drag(
      by: isVertical ? CGVector(dx: 0, dy: turn.way) : CGVector(dx: turn.way, dy: 0), over: turn.seconds)
    if turn.seconds > 0.1 { stage.restAndLift() } else { stage.up() }
    let start = stage.clock.now
    stage.clock.runUntilIdle()
    let place = isVertical ? pages.contentOffset.y : pages.contentOffset.x
    #expect(place == turn.place)
    #expect((isVertical ? delegate.target?.y : delegate.target?.x) == turn.place)
    #expect(stage.clock.now - start < 1)
  }

  @Test("the delegate is told of the page and cannot change it")
  func target() {
    let (stage, pages) = make()
    delegate.override = 0
    stage.down(at: CGPoint(x: 150, y: 250))
    stage.drag(by: CGVector(dx: -60, dy: 0), over: 0.05)
    stage.up()
    stage.clock.runUntilIdle()
    #expect(pages.contentOffset.x == 900)
    #expect(stage.simulator.complaints == ["Stop offset can not be modified for paging scroll views"])
  }
}
