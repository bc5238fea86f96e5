import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("The wheel", .ownWorld) final class WheelTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("drag") }
  }

  private lazy var stage = Stage()
  private let delegate = Delegate()
  private let place = CGPoint(x: 60, y: 160)
  private lazy var outer = scrollView(in: stage.root.view, CGRect(x: 0, y: 100, width: 200, height: 400))
  private lazy var inner = scrollView(in: outer, CGRect(x: 0, y: 0, width: 150, height: 200))

  private func scrollView(in view: UIView, _ frame: CGRect) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: frame.width, height: frame.height + 100)
    view.addSubview(scrollView)
    stage.simulator.settleLayout()
    return scrollView
  }

  private func turn(_ dx: CGFloat, _ dy: CGFloat, at point: CGPoint? = nil) {
    stage.simulator.scroll(by: CGVector(dx: dx, dy: dy), at: point ?? place)
  }

  @Test("the wheel scrolls the view under the pointer to its limits, and tells its delegate")
  func limits() {
    let outer = outer
    outer.delegate = delegate
    turn(0, 60)
    #expect(outer.contentOffset == CGPoint(x: 0, y: 60))
    turn(0, 60)
    #expect(outer.contentOffset == CGPoint(x: 0, y: 100))
    turn(30, -500)
    #expect(outer.contentOffset == .zero)
    #expect(delegate.events == ["scroll", "scroll", "scroll"])
    turn(0, 60, at: CGPoint(x: 300, y: 160))
    #expect(outer.contentOffset == .zero)
  }

  @Test("the innermost view that can scroll in this direction does")
  func nested() {
    let (outer, inner) = (outer, inner)
    inner.contentSize.width = 400
    turn(20, 70)
    turn(0, 70)
    #expect(inner.contentOffset == CGPoint(x: 20, y: 100) && outer.contentOffset == .zero)
    turn(0, 70)
    #expect(outer.contentOffset.y == 70)
    turn(0, -10)
    #expect(inner.contentOffset.y == 90 && outer.contentOffset.y == 70)
  }

  @Test(
    "non-finite movements are ignored",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbers(number: CGFloat) {
    let outer = outer
    turn(number, number)
    turn(0, 10, at: CGPoint(x: number, y: 160))
    #expect(outer.contentOffset == .zero)
    turn(number, 10)
    #expect(outer.contentOffset.y == 10)
    turn(0, .greatestFiniteMagnitude)
    #expect(outer.contentOffset.y == 100)
  }
}
