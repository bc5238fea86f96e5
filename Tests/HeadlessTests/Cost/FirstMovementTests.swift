import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("The first movement", .ownWorld) @MainActor struct FirstMovementTests {
  @Test(
    "the event in which the finger passes the hysteresis moves the card, as far as the finger is beyond it",
    arguments: [3, 4, 7, 25, 40])
  func beyondTheHysteresis(step: CGFloat) {
    let screen = Screen().open()
    screen.finger.down(at: screen.grip)
    for count in 1...6 {
      screen.clock.advance(by: 1.0 / 120)
      let place = screen.finger.location
      screen.finger.move(to: CGPoint(x: place.x, y: place.y + step))
      let (moved, expected) = (screen.cardTop - screen.restingTop, max(CGFloat(count) * step - 10, 0))
      #expect(moved <= expected + 1e-9)
      // A pan cannot begin with the first event.
      if count > 1 { #expect(abs(moved - expected) < 1e-9) }
    }
  }
}
