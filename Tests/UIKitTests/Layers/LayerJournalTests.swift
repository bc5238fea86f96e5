import Foundation
import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("The journal of changed layers", .ownWorld) struct LayerJournalTests {
  @Test("each changed layer is noted once until it is taken")
  func noted() {
    let (layer, journal) = (CALayer(), LayerJournal())
    World.current.layerObservers.journal = journal
    layer.opacity = 0.5
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.contents = nil
    #expect(journal.take().count == 1)
    #expect(journal.take().isEmpty)
    layer.opacity = 0.5
    #expect(journal.take().isEmpty)
  }

  @Test("a layer that gains or loses a sublayer is noted")
  func sublayers() {
    let (parent, child, journal) = (CALayer(), CALayer(), LayerJournal())
    World.current.layerObservers.journal = journal
    parent.addSublayer(child)
    #expect(journal.take().contains { $0 === parent })
    child.removeFromSuperlayer()
    #expect(journal.take().contains { $0 === parent })
  }
}
