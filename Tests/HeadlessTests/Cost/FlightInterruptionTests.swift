import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Flights, and what an app or the system does meanwhile", .ownWorld) @MainActor
struct FlightInterruptionTests {
  /// A screen whose opening is first seen 0.4 seconds late: the main thread is busy as it begins.
  private func openingLate() -> Screen {
    let screen = Screen(framesPerSecond: 120)
    var isBusy = true
    screen.delegate.onUpdate = { update in
      guard isBusy, update.phase == .settling(.presented) else { return }
      isBusy = false
      screen.clock.stall(for: 0.4)
    }
    screen.present()
    screen.clock.wait(for: "the flight") { screen.driver?.flight != nil }
    screen.clock.advance(by: 0.1)
    return screen
  }

  @Test("one that began late is paused where the user sees it")
  func pauseLate() {
    let screen = openingLate()
    let top = screen.cardTop
    TransitionInspector.shared.isPaused = true
    screen.clock.advance(by: 0.5)
    #expect(abs(screen.cardTop - top) < Screen.unseen)
    TransitionInspector.shared.isPaused = false
    #expect(screen.settle().disorder == nil)
  }

  @Test("one that began late goes on from where the user sees it when Reduce Motion is switched")
  func switchLate() {
    let screen = openingLate()
    let top = screen.cardTop
    screen.simulator.isReduceMotionEnabled = true
    screen.clock.advance(by: 1.0 / 120)
    #expect(abs(screen.cardTop - top) < 40)
    #expect(screen.settle().disorder == nil)
  }
}
