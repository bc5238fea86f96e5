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
