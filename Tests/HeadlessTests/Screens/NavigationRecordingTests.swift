import HeadlessHosts
import Oscillators
import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@MainActor @Suite("People's fingers on a page", .ownWorld) struct NavigationRecordingTests {
  /// Plays a recorded finger from the edge, turned on its side, and calls back after each move.
  private func play(
    _ recording: Recording, on screen: NavigationScreen, isMirrored: Bool, onMove: (CGFloat) -> Void
  ) {
    let start = screen.clock.now
    let path = FingerPath(recording.gesture, isMirrored: isMirrored)
    screen.finger.down(at: CGPoint(x: 4, y: 400))
    for move in path.moves {
      screen.clock.advance(to: start + move.time)
      screen.finger.move(to: CGPoint(x: 4 + move.offset.dy, y: 400 + move.offset.dx))
      onMove(screen.finger.location.x)
    }
    screen.clock.advance(to: start + path.lift.time)
    screen.lift()
  }

  @Test("it goes as far as the finger, whatever that does, and comes to rest", arguments: Recording.all)
  func follows(recording: Recording) {
    for isMirrored in [false, true] {
      let screen = NavigationScreen().open()
      var gap: CGFloat?
      play(recording, on: screen, isMirrored: isMirrored) { finger in
        let place = screen.share * screen.width
        guard place > 0, place < screen.width else {
          gap = nil
          return
        }
        if let gap { #expect(abs(finger - place - gap) < 1e-6) }
        gap = finger - place
      }
      #expect(screen.disorder == nil)
    }
  }

  @Test("at any frame rate it ends where it does at another", arguments: Recording.all)
  func isTheSame(recording: Recording) {
    let ends = [60, 90, 120].map { rate in
      let screen = NavigationScreen(framesPerSecond: rate).open()
      play(recording, on: screen, isMirrored: false) { _ in }
      return screen.navigation.viewControllers.count
    }
    #expect(Set(ends).count == 1)
  }

  @Test(
    "let go, it moves on with the finger's speed, without a jump", arguments: [-900, -400, 400, 900, 1600])
  func isThrown(speed: CGFloat) {
    let screen = NavigationScreen(framesPerSecond: 120).open()
    screen.finger.down(at: CGPoint(x: 4, y: 400))
    screen.drag(by: 180, over: 0.4)
    screen.drag(by: speed * 0.08, over: 0.08)
    let before = screen.share * screen.width
    screen.finger.up()
    screen.clock.advance(by: 1.0 / 120)
    let (first, target) = (screen.share * screen.width, speed > 0 ? screen.width : 0)
    let oscillator = ExactOscillator(dampingRatio: 0.8, response: 0.35)
    let expected = target + oscillator.state([before - target, speed], after: 1.0 / 120).x
    #expect(abs(first - expected) < Screen.unseen)
    #expect(screen.settle().disorder == nil && (!screen.isOpen) == (speed > 0))
  }
}
