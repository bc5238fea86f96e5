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

  func rows() -> [Row] {
    let most = measure()
    return [
      row("writes per frame in all, as many as it passes its place with", most.writes, limit: 5),
      row("writes per frame of one property of one view", most.perProperty, limit: 1),
      row("writes per frame of a value that stood there", most.redundant, limit: 0),
      row("writes per frame of a frame, bounds, insets or marks", most.layout, limit: 0),
      row("views marked for layout per frame, a transform's superview aside", most.marks, limit: 0),
    ]
  }

  private func measure() -> Most {
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

  private func row(_ figure: String, _ count: Int, limit: Double) -> Row {
    Row(figure: figure, unit: "writes", measured: Double(count), limit: .atMost(limit))
  }
}
