import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("The journal of changed layers") struct LayerJournalTests {
  @Test("every change of a layer is noted once, until it is taken")
  func noted() {
    let (layer, journal) = (CALayer(), LayerJournal())
    LayerJournal.current = journal
    layer.opacity = 0.5
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.contents = nil
    #expect(journal.take().count == 1)
    #expect(journal.take().isEmpty)
    layer.opacity = 0.5
    #expect(journal.take().isEmpty)
  }

  @Test("who gains or loses a sublayer is noted")
  func sublayers() {
    let (parent, child, journal) = (CALayer(), CALayer(), LayerJournal())
    LayerJournal.current = journal
    parent.addSublayer(child)
    #expect(journal.take().contains { $0 === parent })
    child.removeFromSuperlayer()
    #expect(journal.take().contains { $0 === parent })
  }
}
