import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("A card that has come to rest", .ownWorld) @MainActor struct RestTests {
  /// How it came there.
  enum Way: CaseIterable, CustomTestStringConvertible {
    case opened, returned, cancelled

    var testDescription: String { "\(self)" }

    @MainActor func begin() -> Screen {
      guard self != .opened else { return Screen().present() }
      let screen = Screen().open()
      screen.grab(200)
      if self == .returned { screen.restAndLift() } else { screen.finger.cancel() }
      return screen
    }
  }

  @Test("asks for no more than one frame, and writes nothing any more", arguments: Way.allCases)
  func stops(_ way: Way) throws {
    let screen = way.begin()
    var arrival: Int?
    screen.delegate.onUpdate = { update in
      if arrival == nil, update.phase == .resting(.presented) { arrival = screen.clock.frames }
    }
    screen.settle()
    #expect(screen.clock.frames - (try #require(arrival)) <= 1)
    screen.simulator.ledger.reset()
    screen.clock.advance(by: 60)
    #expect(screen.simulator.ledger.writes == 0 && screen.simulator.ledger.layoutMarks == 0)
    #expect(screen.clock.isIdle)
  }
}
