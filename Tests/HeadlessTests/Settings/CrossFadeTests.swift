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
    #expect((screen.card.alpha < 1) == reducesMotion)
    #expect((screen.cardTop == screen.restingTop) == reducesMotion)
    #expect(screen.settle().disorder == nil)
  }

  @Test("switched in mid-flight, it changes neither place nor opacity", arguments: [true, false])
  func switched(leaving: Bool) {
    let screen = Screen(reducesMotion: true)
    if leaving { screen.open().draft.dismiss(animated: true) } else { screen.present() }
    screen.clock.advance(by: 0.1)
    for _ in 0..<3 {
      let (top, opacity) = (screen.cardTop, screen.card.alpha)
      screen.simulator.prefersCrossFadeTransitions.toggle()
      screen.simulator.settleLayout()
      #expect(screen.cardTop == top && screen.card.alpha == opacity)
      screen.clock.advance(by: 1.0 / 60)
    }
    screen.settle()
    #expect((leaving ? screen.leftover : screen.disorder) == nil)
  }
}
