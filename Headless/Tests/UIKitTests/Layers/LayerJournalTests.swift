import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("The journal of changed layers", .ownWorld) struct LayerJournalTests {
  private let journal = LayerJournal()

  init() { World.current.layerObservers.journal = journal }

  @Test("each changed layer is noted once until it is taken")
  func noted() {
    let layer = CAShapeLayer()
    layer.opacity = 0.5
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.contents = nil
    #expect(journal.take().count == 1)
    #expect(journal.take().isEmpty)
    layer.opacity = 0.5
    #expect(journal.take().isEmpty)
    for isNew in [true, false] {
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
      #expect(journal.take().isEmpty != isNew)
    }
  }

  @Test("a layer that gains or loses a sublayer or a mask is noted")
  func sublayers() {
    let (parent, other, child) = (CALayer(), CALayer(), CALayer())
    func expectNoted(_ layers: CALayer...) {
      let noted = journal.take()
      for layer in layers { #expect(noted.contains { $0 === layer }) }
    }
    parent.addSublayer(child)
    expectNoted(parent)
    child.removeFromSuperlayer()
    expectNoted(parent)
    parent.mask = child
    expectNoted(parent)
    other.mask = child
    expectNoted(parent, other)
  }
}
