import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("The mask of an animated view", .ownWorld) struct AnimatedMaskTests {
  private let simulator = Simulator()
  private let stage = UIView()
  private let small = RoundedShape(
    rect: CGRect(x: 10, y: 20, width: 40, height: 60),
    radii: RoundedShape.CornerRadii(topLeft: 4, bottomRight: 8))
  private let large = RoundedShape(
    rect: CGRect(x: 0, y: 0, width: 100, height: 200),
    radii: RoundedShape.CornerRadii(topRight: 20, bottomRight: 16))

  private func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 200))
    UIView().addSubview(view)
    return view
  }

  private func pose(_ share: CGFloat) -> AnimatedViewState {
    var pose = AnimatedViewState()
    pose.add(.mask(from: small, to: large), at: share)
    return pose
  }

  private func shape(_ view: UIView) -> CAShapeLayer? { view.layer.mask as? CAShapeLayer }

  @Test("a shape's path has the curves of its outline, from the start of each to its end")
  func curves() {
    let outline = RoundedOutline(
      rect: CGRect(x: 0, y: 0, width: 200, height: 100), radii: [10, 20, 30, 40])
    var count = 0
    for (element, part) in zip(outline.path.elements, outline.elements) {
      guard case .curve(let end, let control1, let control2) = part else { continue }
      #expect(element.points == [control1, control2, end])
      count += 1
    }
    #expect(count == 4)
  }

  @Test(
    "goes straight from one shape to the other, each corner for itself, and stays at its ends beyond them",
    arguments: [-3, -0.25, 0, 0.5, 1, 1.4, .nan, .infinity] as [CGFloat])
  func path(share: CGFloat) {
    let view = makeView()
    AnimatedView(view, on: stage).show(pose(share))
    guard share.isFinite else { return #expect(view.layer.mask == nil, "there is no such shape") }
    let middle = RoundedShape(
      rect: CGRect(x: 5, y: 10, width: 70, height: 130),
      radii: RoundedShape.CornerRadii(topLeft: 2, topRight: 10, bottomRight: 12))
    #expect(shape(view)?.path == (share == 0.5 ? middle : share < 0.5 ? small : large).outline.path)
    // Two paths of the same kinds can be interpolated.
    let kinds: [CGPathElementType] =
      [.moveToPoint]
      + Array(repeating: [.addLineToPoint, .addCurveToPoint], count: 4).flatMap { $0 } + [.closeSubpath]
    #expect(shape(view)?.path?.kinds == kinds)
  }

  @Test("nothing but the path is ever written to the mask, and nothing at all where it is the same")
  func writes() {
    let view = makeView()
    let posed = AnimatedView(view, on: stage)
    posed.show(pose(0.2))
    #expect(shape(view)?.bounds == .zero && shape(view)?.position == .zero)
    simulator.ledger.reset()
    posed.show(pose(0.2))
    #expect(simulator.ledger.writes == 0)
    posed.show(pose(0.3))
    #expect(simulator.ledger.writes == 1 && simulator.ledger.layoutWrites == 0)
  }

  @Test("gives back the mask that was there, or none", arguments: [true, false])
  func givesBack(hasMask: Bool) {
    let (view, former) = (makeView(), CALayer())
    if hasMask { view.layer.mask = former }
    let posed = AnimatedView(view, on: stage)
    posed.show(pose(0.5))
    #expect(view.layer.mask != nil && view.layer.mask !== former)
    posed.restore()
    #expect(view.layer.mask === (hasMask ? former : nil))
    #expect(simulator.complaints.isEmpty)
  }

  @Test("leaves a mask alone that the app has set meanwhile")
  func leavesOthers() {
    let (view, other) = (makeView(), CAShapeLayer())
    let posed = AnimatedView(view, on: stage)
    posed.show(pose(0.5))
    view.layer.mask = other
    posed.show(pose(0.7))
    #expect(view.layer.mask === other && other.path == nil)
    posed.restore()
    #expect(view.layer.mask === other)
  }

  @Test("is taken off where new tracks have none, and put on anew where later ones have one")
  func comesAndGoes() {
    let view = makeView()
    let posed = AnimatedView(view, on: stage)
    posed.show(pose(0.5))
    posed.show(AnimatedViewState())
    #expect(view.layer.mask == nil)
    posed.show(pose(0.5))
    #expect(shape(view)?.path != nil)
  }

  @Test("stays in its place while what it masks scrolls")
  func scrolls() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 100, height: 1000)
    stage.addSubview(view)
    let posed = AnimatedView(view, on: stage)
    for offset in [0, 120, 40] as [CGFloat] {
      view.contentOffset.y = offset
      posed.show(pose(0))
      #expect(shape(view)?.path?.boundingBox == small.outline.rect.offsetBy(dx: 0, dy: offset))
    }
  }
}
