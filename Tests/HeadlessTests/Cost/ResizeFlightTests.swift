import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("A resize in a flight", .ownWorld) @MainActor struct ResizeFlightTests {
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
}
