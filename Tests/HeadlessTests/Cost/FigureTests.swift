import TestWorld
import Testing

@testable import Benchmarks
@testable import UIKit

@Suite("Figures that are the same on every machine", .ownWorld) @MainActor struct FigureTests {
  @Test("each figure keeps its limit", arguments: Subject.allCases.filter { !$0.isCounted })
  func kept(_ subject: Subject) throws {
    for row in try subject.figure.rows() { #expect(row.verdict == .kept, "\(row.cells)") }
  }

  @Test("a mask, a shadow without a path and a snapshot are counted, wherever they are in a tree of layers")
  func layers() {
    let (root, child, snapshot) = (CALayer(), CALayer(), SnapshotLayer())
    root.addSublayer(child)
    child.addSublayer(snapshot)
    child.mask = CALayer()
    snapshot.shadowOpacity = 1
    var most = LayerCount.Most()
    most.count(root)
    #expect(most.masks == 1 && most.shadows == 1 && most.snapshots == 1)
  }
}
