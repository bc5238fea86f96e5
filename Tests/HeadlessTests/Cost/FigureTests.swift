import TestWorld
import Testing

@testable import Benchmarks
@testable import UIKit

@Suite("Figures that are the same on every machine", .ownWorld) @MainActor struct FigureTests {
  @Test("each figure keeps its limit", arguments: Subject.allCases.filter { $0.kind == .seen })
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

  @Test(
    "a row is kept within its limit, broken beyond it and by no number, and not measured without a figure",
    arguments: [
      (1, .kept), (1.1, .broken), (.nan, .broken), (nil, .notMeasured),
    ] as [(Double?, Row.Verdict)])
  func verdict(measured: Double?, verdict: Row.Verdict) {
    let promise = Promise(figure: "", unit: "", limit: .atMost(1), oracle: "")
    #expect(Row(promise: promise, measured: measured).verdict == verdict)
  }

  @Test("a table with a row that this machine can measure and did not is not kept")
  func unmeasured() {
    let promise = Promise(figure: "", unit: "", limit: .atMost(1), oracle: "")
    let table = Table(rows: [Row(promise: promise, measured: nil)])
    #expect(!table.isKept(isComplete: true) && table.isKept(isComplete: false))
  }
}
