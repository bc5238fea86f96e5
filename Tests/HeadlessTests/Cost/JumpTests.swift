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

  @Test("a resize during a flight keeps the velocity in travels per second")
  func resize() throws {
    let screen = thrownBack(for: 0.05)
    let speed = try #require(flightSpeed(of: screen))
    screen.simulator.resizeToLandscape()
    #expect(abs(try #require(flightSpeed(of: screen)) - speed) < 1e-6)
    #expect(abs(speed) > 0.1)
  }

  @Test(
    "a resize during a flight never moves the card farther in a frame than both motions do",
    arguments: [0.02, 0.1, 0.2], [true, false])
  func resizeInEachFrame(after time: TimeInterval, isOpening: Bool) {
    let screen = Screen(device: .iPadPro11, framesPerSecond: 120)
    if isOpening { screen.present() } else { screen.open().draft.dismiss(animated: true) }
    screen.clock.advance(by: time)
    screen.clock.advance(to: screen.clock.nextFrame)
    let before = screen.card.shown.box
    screen.simulator.resize(to: CGSize(width: 551, height: 1000))
    #expect(screen.card.shown.box.isAbout(before, within: Screen.unseen), "in the frame of the resize")
    var last = before
    while screen.driver?.flight != nil || screen.simulator.isTurning {
      screen.clock.advance(by: 1.0 / 480)
      guard screen.card.window != nil else { break }
      let box = screen.card.shown.box
      // A travel of 1,194 points in a third of a second, twice as fast at its fastest, and the resize.
      #expect(box.isAbout(last, within: 20))
      last = box
    }
    #expect(isOpening ? screen.settle().disorder == nil : screen.settle().leftover == nil)
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
