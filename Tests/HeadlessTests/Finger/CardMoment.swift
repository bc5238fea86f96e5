import Testing
import UIKit

/// A moment of a card, at rest, under a finger or in flight.
enum CardMoment: CaseIterable, CustomTestStringConvertible {
  case presented, dragged, opening, openingAfterStall, returning, leaving, thrown

  /// The moments in which the card flies.
  static let flights: [CardMoment] = [.opening, .openingAfterStall, .returning, .leaving, .thrown]

  var testDescription: String { "\(self)" }

  /// A screen in this moment.
  @MainActor func reach(reducingMotion isReduced: Bool = false) -> Screen {
    let screen = Screen(reducesMotion: isReduced).present()
    if self != .opening, self != .openingAfterStall { screen.settle() }
    switch self {
    case .presented: break
    case .dragged: screen.grab(250)
    case .opening: screen.run(for: 0.12)
    case .openingAfterStall: screen.run(for: 0.12).clock.stall(for: 0.1)
    case .returning:
      screen.grab(300)
      screen.restAndLift()
      screen.clock.advance(by: 0.06)
    case .leaving:
      screen.draft.dismiss(animated: true)
      screen.clock.advance(by: 0.1)
    case .thrown:
      screen.grab(200)
      screen.drag(by: 60, over: 0.06)
      screen.finger.up()
      screen.clock.advance(by: 0.04)
    }
    return screen
  }

  var isBoundToStay: Bool { self != .leaving && self != .thrown }
}
