import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Prefer Cross-Fade", .ownWorld) @MainActor struct CrossFadeTests {
  @Test(
    "a modal fades where Reduce Motion is on, with cross-fades preferred or not",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func fades(reducesMotion: Bool, prefersCrossFade: Bool) {
    let screen = Screen(reducesMotion: reducesMotion)
    screen.simulator.prefersCrossFadeTransitions = prefersCrossFade
    screen.present()
    screen.clock.advance(by: 0.1)
    #expect((screen.card.shown.alpha < 1) == reducesMotion)
    #expect((screen.cardTop == screen.restingTop) == reducesMotion)
    #expect(screen.settle().disorder == nil)
  }
}
