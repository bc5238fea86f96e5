import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Masks", .ownWorld) struct MaskTests {
  @Test("a mask has one layer: given to another, removed or made a sublayer, it masks no more")
  func moves() {
    let (one, two, mask) = (CALayer(), CALayer(), CALayer())
    one.mask = mask
    #expect(mask.superlayer === one && one.sublayers == nil)
    two.mask = mask
    #expect(one.mask == nil && two.mask === mask && mask.superlayer === two)
    two.masksToBounds = true
    two.mask = nil
    #expect(mask.superlayer == nil && two.masksToBounds)
    one.mask = mask
    mask.removeFromSuperlayer()
    #expect(one.mask == nil)
    one.mask = mask
    one.addSublayer(mask)
    #expect(one.mask == nil && one.sublayers == [mask] && !one.masksToBounds)
  }

  @Test("no layer masks or contains a layer that it is in; the refusal is a complaint")
  func refused() {
    let simulator = Simulator()
    let (outer, inner, child, mask) = (CALayer(), CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(child)
    for layer in [child, outer, inner] { inner.mask = layer }
    #expect(simulator.complaints.count == 3 && inner.mask == nil && child.superlayer === inner)
    outer.mask = mask
    mask.addSublayer(outer)
    #expect(simulator.complaints.count == 4 && outer.superlayer == nil && mask.sublayers == nil)
  }

  @Test("a view that masks another is in no hierarchy")
  func views() {
    let stage = Stage()
    let (one, two, mask) = (stage.add(UIView()), stage.add(UIView()), UIView())
    one.mask = mask
    #expect(one.layer.mask === mask.layer)
    #expect(one.mask === mask && mask.superview == nil && one.subviews.isEmpty)
    two.mask = mask
    #expect(one.mask == nil && two.mask === mask)
    two.mask = nil
    #expect(two.layer.mask == nil)
    #expect(stage.complaints.isEmpty)
    one.mask = two
    #expect(one.mask == nil && stage.complaints.count == 1)
  }

  @Test(
    "layers are drawn by their position on the z axis, and then in their order, which touches go by (F806)")
  func zPosition() {
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views.dropFirst() { views[0].addSubview(view) }
    views[1].layer.zPosition = 1
    #expect(views[0].layer.drawnSublayers.map { $0 === views[1].layer } == [false, true])
    #expect(views[0].subviews.map { $0 === views[1] } == [true, false])
    #expect(views[0].hitTest(CGPoint(x: 5, y: 5), with: nil) === views[2])
  }

  @Test("subviews keep their order among layers that no view owns")
  func strayLayers() {
    let stage = Stage()
    let (view, shape) = (stage.add(UIView()), CAShapeLayer())
    view.layer.addSublayer(shape)
    let (low, high) = (UIView(), UIView())
    view.addSubview(high)
    #expect(view.layer.sublayers == [shape, high.layer])
    view.insertSubview(low, at: 0)
    #expect(view.layer.sublayers == [shape, low.layer, high.layer])
    view.bringSubviewToFront(low)
    #expect(view.layer.sublayers == [shape, high.layer, low.layer])
  }
}
