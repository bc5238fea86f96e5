import Foundation
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("The stage of a transition", .ownWorld) struct TransitionStageTests {
  private let simulator = Simulator()
  private let root = UIViewController()
  private let lower = UIViewController()
  private let upper = UIViewController()
  /// Lies at (10, 20) of the window, and its coordinates begin at (5, 7).
  private let container = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
  private let reports = CallLog()

  private func makeStage(
    hasUpper: Bool = true, leaving direction: TravelDirection = .right
  ) -> TransitionStage {
    TransitionReport.onReport = { [reports] in reports.add($0) }
    simulator.launch(root: root)
    container.bounds.origin = CGPoint(x: 5, y: 7)
    root.view.addSubview(container)
    for screen in hasUpper ? [lower, upper] : [lower] {
      screen.view.frame = container.bounds
      container.addSubview(screen.view)
    }
    return TransitionStage(
      .push, lower: TransitionSide(controller: lower, view: lower.view),
      upper: TransitionSide(controller: upper, view: upper.view), in: container, leaving: direction)
  }

  private func add(_ frame: CGRect, to superview: UIView) -> UIView {
    let view = UIView(frame: frame)
    superview.addSubview(view)
    return view
  }

  @Test("gives frames in the container's coordinates; those of views elsewhere are their own, and reported")
  func frames() {
    let stage = makeStage()
    let frame = CGRect(x: 30, y: 40, width: 50, height: 60)
    let inner = add(CGRect(x: 1, y: 2, width: 3, height: 4), to: add(frame, to: upper.view))
    #expect(stage.frame(of: inner) == CGRect(x: 36, y: 49, width: 3, height: 4))
    #expect(stage.frame(of: add(frame, to: root.view)) == CGRect(x: 25, y: 27, width: 50, height: 60))
    #expect(stage.frame(of: container) == CGRect(x: 5, y: 7, width: 300, height: 400))
    #expect(stage.bounds == container.bounds && reports.calls.isEmpty)
    #expect(stage.frame(of: add(frame, to: UIView())) == frame && reports.take().count == 1)
    container.removeFromSuperview()
    #expect(stage.frame(of: container) == container.bounds && reports.calls.isEmpty)
    #expect(stage.frame(of: inner) == inner.frame && reports.take().count == 1)
  }

  @Test(
    "knows the part of a view that the user sees",
    arguments: [
      (CGRect(x: 30, y: 40, width: 50, height: 60), true, CGRect(x: 35, y: 47, width: 20, height: 43)),
      (CGRect(x: 30, y: 40, width: 50, height: 60), false, CGRect(x: 35, y: 47, width: 50, height: 60)),
      (CGRect(x: -10, y: 390, width: 50, height: 60), false, CGRect(x: 5, y: 397, width: 40, height: 10)),
      (CGRect(x: 60, y: 10, width: 50, height: 60), true, nil),
      (CGRect(x: 400, y: 10, width: 50, height: 60), false, nil),
    ] as [(CGRect, Bool, CGRect?)])
  func visible(_ frame: CGRect, isClipped: Bool, part: CGRect?) {
    let stage = makeStage()
    let box = add(CGRect(x: 0, y: 0, width: 50, height: 83), to: upper.view)
    box.clipsToBounds = isClipped
    let view = add(frame, to: add(box.bounds, to: box))
    // The view clips its subviews, but not itself where a choreography puts it.
    view.clipsToBounds = true
    let seen = stage.seenPart(of: view.shape, in: view)?.rect
    #expect(seen.map { view.convert($0, to: container) } == part)
    box.removeFromSuperview()
    #expect(stage.seenPart(of: view.shape, in: view) == nil, "what is in no window is not seen")
  }

  @Test("a bar at any edge of a list hides what lies under it, and the window's own safe area hides nothing")
  func underBars() {
    _ = makeStage()
    let (list, bounds) = (UIScrollView(frame: root.view.bounds), root.view.bounds)
    root.view.addSubview(list)
    list.contentInsetAdjustmentBehavior = .always
    let row = add(bounds.insetBy(dx: -200, dy: -200), to: list)
    let free = bounds.inset(by: simulator.window?.safeAreaInsets ?? .zero)
    for bar in [0, 1, 2, 3, nil] {
      let insets = (0..<4).map { $0 == bar ? 9 : 0 as CGFloat }
      root.additionalSafeAreaInsets = UIEdgeInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
      simulator.settleLayout()
      let seen = row.seenPart(of: row.shape).map { root.view.convert($0.rect, from: row) }
      #expect(seen?.minY == (bar == 0 ? free.minY + 9 : 0))
      #expect(seen?.minX == (bar == 1 ? free.minX + 9 : 0))
      #expect(seen?.maxY == (bar == 2 ? free.maxY - 9 : bounds.maxY))
      #expect(seen?.maxX == (bar == 3 ? free.maxX - 9 : bounds.maxX))
    }
  }

  @Test("takes one snapshot of each view, another if the size changes, and an empty one if there is none")
  func snapshots() {
    let stage = makeStage()
    let (one, other) = (upper.view ?? UIView(), lower.view ?? UIView())
    simulator.settleLayout()
    let first = stage.snapshot(of: one)
    #expect(stage.snapshot(of: one) === first && first.bounds.size == one.bounds.size)
    #expect(stage.snapshot(of: other) !== first && reports.calls.isEmpty)
    one.frame.size.width -= 1
    let second = stage.snapshot(of: one)
    #expect(second !== first && second.bounds.size == one.bounds.size && stage.snapshot(of: one) === second)
    stage.clear()
    #expect(stage.snapshot(of: one) !== second)
    let empty = stage.snapshot(of: UIView())
    #expect(empty.frame == .zero && reports.take().count == 1)
  }

  @Test("has a black view below the upper screen, or below all if that is not in the container")
  func dimming() {
    for hasUpper in [true, false] {
      let stage = makeStage(hasUpper: hasUpper)
      if hasUpper { _ = add(.zero, to: container) } else { upper.view.removeFromSuperview() }
      let dimming = stage.dimming
      #expect(stage.dimming === dimming && dimming.frame == container.bounds)
      #expect(container.subviews.firstIndex(of: dimming) == (hasUpper ? 1 : 0))
      #expect(dimming.backgroundColor == .black && !dimming.isUserInteractionEnabled)
      container.bounds.size = CGSize(width: 500, height: 200)
      #expect(dimming.bounds.size == container.bounds.size)
      stage.clear()
      #expect(dimming.superview == nil && stage.dimming !== dimming)
      stage.clear()
      container.subviews.forEach { $0.removeFromSuperview() }
      container.bounds.size = CGSize(width: 300, height: 400)
    }
  }

  @Test(
    "departs by the container's length in the direction in which the upper screen leaves",
    arguments: [
      (.down, 400, CGPoint(x: 0, y: 30)), (.up, 400, CGPoint(x: 0, y: -30)),
      (.right, 300, CGPoint(x: 30, y: 0)), (.left, 300, CGPoint(x: -30, y: 0)),
    ] as [(TravelDirection, CGFloat, CGPoint)])
  func departs(direction: TravelDirection, length: CGFloat, offset: CGPoint) {
    let stage = makeStage(leaving: direction)
    #expect(stage.departureLength == length && stage.departure(by: 30) == offset)
    #expect(stage.departure(by: -30) == CGPoint(x: -offset.x, y: -offset.y))
  }

  @Test("has a view of its own that takes no touches, fills the container, and tells of sizes and of its end")
  func view() {
    let stage = makeStage()
    var calls: [String] = []
    stage.view.onResize = { calls.append("size") }
    stage.view.onLeave = { calls.append("leave") }
    container.addSubview(stage.view)
    #expect(stage.view.frame == container.bounds && !stage.view.isUserInteractionEnabled)
    simulator.settleLayout()
    stage.view.setNeedsLayout()
    simulator.settleLayout()
    #expect(calls.isEmpty)
    container.bounds.size = CGSize(width: 500, height: 200)
    simulator.settleLayout()
    #expect(calls == ["size"] && stage.view.frame == container.bounds)
    container.removeFromSuperview()
    #expect(calls == ["size", "leave"])
  }

  @Test("values that a choreography keeps for a stage are none of another's, and go when they are removed")
  func values() {
    let (one, values) = (makeStage(), ValuesByStage<Int>())
    let other = TransitionStage(
      .pop, lower: one.lower, upper: one.upper, in: container, leaving: .right)
    values[one] = 1
    #expect(values[one] == 1 && values[other] == nil)
    values[other] = 2
    values[one] = nil
    #expect(values[one] == nil && values[other] == 2)
  }
}
