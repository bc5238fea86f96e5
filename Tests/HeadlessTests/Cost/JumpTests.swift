import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("A card never jumps when another motion takes over", .ownWorld) @MainActor struct JumpTests {
  /// In points.
  private static let jump: CGFloat = 3e-4
  /// In points per second, of 1,000 and more.
  private static let velocityJump: CGFloat = 0.1

  @Test("dismissed while it returns", arguments: [0.02, 0.05, 0.1])
  func reversal(after time: TimeInterval) {
    let screen = thrownBack(for: time)
    let velocity = screen.shownVelocity(atEnd: true)
    let top = screen.cardTop
    screen.draft.dismissModal()
    screen.clock.runTurns()
    #expect(screen.delegate.updates.last?.phase == .settling(.dismissed))
    #expect(abs(screen.cardTop - top) < Self.jump)
    #expect(abs(screen.shownVelocity(atEnd: false) - velocity) < Self.velocityJump)
    #expect(abs(velocity) > 100)
  }

  @Test("sent to another height on its way to one", arguments: [0.05, 0.1, 0.15])
  func retarget(after time: TimeInterval) {
    let screen = Screen { $0.detents = [.medium, .large] }.open()
    screen.draft.selectModalDetent(.large)
    screen.clock.advance(by: time)
    screen.clock.advance(to: screen.clock.nextFrame)
    let velocity = screen.shownVelocity(atEnd: true)
    let top = screen.cardTop
    screen.draft.selectModalDetent(.medium)
    screen.clock.runTurns()
    #expect(screen.delegate.updates.last?.phase == .settling(.detent(.medium)))
    #expect(abs(screen.cardTop - top) < Self.jump)
    #expect(abs(screen.shownVelocity(atEnd: false) - velocity) < Self.velocityJump)
    #expect(abs(velocity) > 100)
  }

  @Test("caught by a finger that stands", arguments: [0.05, 0.1, 0.2])
  func caught(after time: TimeInterval) {
    let screen = thrownBack(for: time)
    let top = screen.cardTop
    screen.finger.down(at: screen.grip)
    #expect(abs(screen.cardTop - top) < Self.jump)
    #expect(abs(screen.shownVelocity(atEnd: false)) < 1e-6)
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
}
