@testable import InteractiveModal
@testable import UIKit

/// Writes of a frame to views while a finger drags, back and away.
///
/// There is one event in each frame.
struct WriteCount: Figure {
  /// The most that one frame wrote.
  private struct Most {
    var writes = 0
    var perProperty = 0
    var redundant = 0
    var layout = 0
    var marks = 0

    mutating func take(_ ledger: WriteLedger) {
      writes = max(writes, ledger.writes)
      perProperty = max(perProperty, ledger.writesByProperty?.values.max() ?? 0)
      redundant = max(redundant, ledger.redundantWrites)
      layout = max(layout, ledger.layoutWrites)
      marks = max(marks, ledger.layoutMarks)
    }
  }

  var promises: [Promise] {
    [
      promise("writes per frame in all, as the card passes its open position", limit: 5),
      promise("writes per frame of one property of one view", limit: 1),
      promise("writes per frame of a value that was there", limit: 0),
      promise("writes per frame of a frame, bounds, insets or marks", limit: 0),
      promise("views marked for layout per frame, a transform's superview aside", limit: 0),
      promise("writes and animations of a settle for each layer that moves, whatever its length", limit: 4),
    ]
  }

  private func promise(_ figure: String, limit: Double) -> Promise {
    Promise(figure: figure, unit: "writes", limit: .atMost(limit), oracle: "the ledger")
  }

  func measure() -> [Double?] {
    let most = most()
    return [
      most.writes, most.perProperty, most.redundant, most.layout, most.marks, mostOfSettle(),
    ].map(Double.init)
  }

  private func most() -> Most {
    var most = Most()
    for points in [-400, 60] as [Double] {
      let desk = Desk()
      desk.touch()
      desk.drag(by: 40, in: 4)
      desk.ledger.writesByProperty = [:]
      desk.ledger.reset()
      desk.clock.onFrame {
        if desk.finger.isDown { most.take(desk.ledger) }
        desk.ledger.reset()
      }
      desk.drag(by: 300, in: 50)
      desk.drag(by: points, in: 5)
      desk.clock.advance(by: 1 / desk.clock.framesPerSecond)
      desk.finger.up()
      desk.clock.runUntilIdle()
    }
    return most
  }

  /// The most that a settle writes to a layer, from the release to the rest.
  private func mostOfSettle() -> Int {
    let desk = Desk()
    desk.touch()
    desk.drag(by: 400, in: 40)
    desk.clock.advance(by: 0.3)
    desk.ledger.writesByProperty = [:]
    desk.ledger.reset()
    desk.finger.up()
    desk.clock.runUntilIdle()
    let layers = Dictionary(grouping: desk.ledger.writesByProperty ?? [:], by: \.key.layer)
    return layers.values.map { $0.map(\.value).reduce(0, +) }.max() ?? 0
  }
}
