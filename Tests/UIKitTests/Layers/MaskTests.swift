import Foundation
import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Masks", .ownWorld) struct MaskTests {
  @Test("a mask that is given to a second layer leaves the first")
  func moves() {
    let (one, two, mask) = (CALayer(), CALayer(), CALayer())
    one.mask = mask
    #expect(mask.superlayer === one)
    #expect(one.sublayers == nil)
    two.mask = mask
    #expect(one.mask == nil)
    #expect(two.mask === mask)
    #expect(mask.superlayer === two)
    two.mask = nil
    #expect(mask.superlayer == nil)
  }

  @Test("a mask that is removed or becomes a sublayer masks no more")
  func leaves() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil)
    layer.mask = mask
    layer.addSublayer(mask)
    #expect(layer.mask == nil)
    #expect(layer.sublayers == [mask])
  }

  @Test("a sublayer, or a layer that contains the layer, is refused as a mask with a complaint")
  func refused() {
    let simulator = Simulator()
    let (outer, inner, child) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(child)
    inner.mask = child
    #expect(simulator.complaints.count == 1)
    inner.mask = outer
    inner.mask = inner
    #expect(simulator.complaints.count == 3)
    #expect(inner.mask == nil)
    #expect(child.superlayer === inner)
  }

  @Test("a layer cannot be added to its own sublayer or mask")
  func circles() {
    let simulator = Simulator()
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    mask.addSublayer(layer)
    #expect(simulator.complaints.count == 1)
    #expect(layer.superlayer == nil)
    #expect(mask.sublayers == nil)
  }

  @Test("setting a mask is one write, setting it again a redundant one")
  func ledger() {
    let (simulator, layer, mask) = (Simulator(), CALayer(), CALayer())
    layer.mask = mask
    layer.mask = mask
    #expect(simulator.ledger.writes == 2)
    #expect(simulator.ledger.redundantWrites == 1)
    #expect(simulator.ledger.layoutWrites == 0)
  }

  @Test("a layer that gains or loses a mask is noted")
  func journal() {
    let (one, two, mask, journal) = (CALayer(), CALayer(), CALayer(), LayerJournal())
    World.current.layerObservers.journal = journal
    one.mask = mask
    #expect(journal.take().contains { $0 === one })
    two.mask = mask
    let changed = journal.take()
    #expect(changed.contains { $0 === one } && changed.contains { $0 === two })
  }

  @Test("a mask and masksToBounds are independent")
  func independent() {
    let layer = CALayer()
    layer.mask = CALayer()
    #expect(!layer.masksToBounds)
    layer.masksToBounds = true
    #expect(layer.mask != nil)
    layer.mask = nil
    #expect(layer.masksToBounds)
  }

  @Test("touches reach masked parts")
  func touches() {
    let stage = Stage()
    let view = stage.add(UIView(), frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    view.layer.mask = mask
    #expect(stage.window.hitTest(CGPoint(x: 190, y: 190), with: nil) === view)
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
