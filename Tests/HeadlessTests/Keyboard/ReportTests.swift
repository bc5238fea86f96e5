import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// Situations that users of other kits have reported: who has the keyboard, and where the card is.
@Suite("A keyboard in a reported situation", .ownWorld) @MainActor struct ReportTests {
  @Test(
    "a drag on a phone on its side, where there is no medium detent, loses it neither by release nor cancellation",
    arguments: [true, false])
  func detentAcrossTurns(cancels: Bool) {
    let screen = Screen.withDetents([.medium, .large])
    screen.simulator.rotate(to: .landscapeLeft)
    screen.settle().grab(20)
    if cancels { screen.cancelTouch() } else { screen.release() }
    screen.simulator.rotate(to: .portrait)
    #expect(screen.settledDetent() == .medium && screen.complaint == nil)
  }

  @Test("the large detent that the app selects on a phone on its side counts when the phone is upright again")
  func selectedOnItsSide() {
    let screen = Screen.withDetents([.medium, .large])
    screen.simulator.rotate(to: .landscapeLeft)
    screen.settle().draft.selectModalDetent(.large)
    screen.simulator.rotate(to: .portrait)
    #expect(screen.settledDetent() == .large && screen.disorder == nil)
  }
}
