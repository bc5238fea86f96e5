import InteractiveModal
import UIKit

@testable import UIKit

/// The cost of a card that has come to rest.
struct RestCost: Figure {
  var promises: [Promise] {
    [
      Promise(
        figure: "frames asked for after the one that reaches rest", unit: "frames", limit: .atMost(0),
        oracle: "the clock"),
      Promise(
        figure: "writes and frames in a minute at rest", unit: "writes", limit: .atMost(0),
        oracle: "the ledger, the clock"),
    ]
  }

  func measure() -> [Double?] {
    // One desk after the other: a new device takes the place of the one before.
    let costs = Approach.allCases.map { cost(of: $0.begin()) }
    return [costs.map(\.frames).worst, costs.map(\.writes).worst]
  }

  /// Lets a card come to rest, and a minute pass.
  private func cost(of desk: Desk) -> (frames: Double, writes: Double) {
    var arrival: Int?
    desk.delegate.onUpdate = {
      if arrival == nil, case .resting = $0.phase { arrival = desk.clock.frames }
    }
    desk.clock.runUntilIdle()
    let end = desk.clock.frames
    desk.ledger.reset()
    desk.clock.advance(by: 60)
    let writes = desk.ledger.writes + desk.ledger.layoutMarks + desk.clock.frames - end
    return (arrival.map { Double(end - $0) } ?? .nan, Double(writes))
  }

  /// The ways in which a card comes to rest.
  @MainActor private enum Approach: CaseIterable {
    case opened, returned, cancelled

    func begin() -> Desk {
      let desk = Desk()
      if self == .opened {
        desk.drafts[0].present(DraftController(), as: .mail, delegate: desk.delegate)
        return desk
      }
      desk.touch()
      desk.drag(by: 300, in: 30)
      if self == .cancelled {
        desk.finger.cancel()
      } else {
        desk.drag(by: -40, in: 4)
        desk.finger.up()
      }
      return desk
    }
  }
}
