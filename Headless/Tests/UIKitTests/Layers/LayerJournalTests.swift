import TestWorld
import Testing

@testable import UIKit

/// That it notes each change once is asserted with the page that it serves.
@MainActor @Suite("The journal of changed layers", .ownWorld) struct LayerJournalTests {
  private let journal = LayerJournal()

  init() { World.current.layerObservers.journal = journal }

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
