import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("A card never jumps when another motion takes over", .ownWorld) @MainActor struct JumpTests {
  @Test("dismissed while it returns", arguments: [0.02, 0.05, 0.1])
  func reversal(after time: TimeInterval) throws {
    let screen = thrownBack(for: time)
    let (top, speed) = (screen.cardTop, try #require(screen.delegate.updates.last).velocity)
    screen.draft.dismissModal()
    screen.clock.runTurns()
    #expect(screen.delegate.updates.last?.phase == .settling(.dismissed))
    #expect(abs(screen.cardTop - top) < Screen.unseen)
    #expect(abs((screen.delegate.updates.last?.velocity ?? 0) - speed) < 1e-6)
    #expect(abs(speed) > 100)
  }

  @Test("sent to another height on its way to one", arguments: [0.05, 0.1, 0.15])
  func retarget(after time: TimeInterval) throws {
    let screen = Screen { $0.detents = [.medium, .large] }.open()
    let driver = try #require(screen.driver)
    screen.draft.selectModalDetent(.large)
    screen.clock.advance(by: time)
    screen.clock.advance(to: screen.clock.nextFrame)
    let (top, speed) = (screen.cardTop, driver.interaction.velocity)
    screen.draft.selectModalDetent(.medium)
    #expect(screen.delegate.updates.last?.phase == .settling(.detent(.medium)))
    #expect(abs(screen.cardTop - top) < Screen.unseen)
    #expect(abs(driver.interaction.velocity - speed) < 1e-6)
    #expect(abs(speed) > 100)
  }

  @Test("a resize during a flight keeps progress, and velocity in travels per second")
  func resize() throws {
    let screen = thrownBack(for: 0.05)
    let (progress, speed) = (screen.progress, try #require(flightSpeed(of: screen)))
    screen.simulator.resizeToLandscape()
    #expect(abs(screen.progress - progress) * screen.travel < Screen.unseen)
    #expect(abs(try #require(flightSpeed(of: screen)) - speed) < 1e-6)
    #expect(abs(speed) > 0.1)
  }

  private func thrownBack(for time: TimeInterval) -> Screen {
    let screen = Screen().open()
    screen.grab(400)
    screen.drag(by: -60, over: 0.05)
    screen.finger.up()
    screen.clock.advance(by: time)
    screen.clock.advance(to: screen.clock.nextFrame)
    return screen
  }

  /// In travels a second, in the next frame.
  private func flightSpeed(of screen: Screen) -> CGFloat? {
    guard case .settling(let flight, _) = screen.driver?.interaction.phase else { return nil }
    return flight.velocity(at: screen.clock.nextFrame)
  }
}
