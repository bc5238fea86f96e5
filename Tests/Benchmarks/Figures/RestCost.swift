import UIKit

@testable import InteractiveModal
@testable import UIKit

/// What a card that has come to rest still costs.
struct RestCost: Figure {
  func rows() -> [Row] {
    let desk = Desk()
    desk.touch()
    desk.drag(by: 300, in: 30)
    desk.drag(by: -40, in: 4)
    desk.finger.up()
    var arrival: Int?
    desk.delegate.onUpdate = {
      if arrival == nil, case .resting = $0.phase { arrival = desk.clock.frames }
    }
    desk.clock.runUntilIdle()
    let frames = arrival.map { desk.clock.frames - $0 }
    desk.ledger.reset()
    desk.clock.advance(by: 60)
    return [
      Row(
        figure: "frames asked for after the one that reaches rest", unit: "frames",
        measured: frames.map(Double.init), limit: .atMost(1)),
      Row(
        figure: "writes in a minute at rest", unit: "writes", measured: Double(desk.ledger.writes),
        limit: .atMost(0)),
    ]
  }
}
