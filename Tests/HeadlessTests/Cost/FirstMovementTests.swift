import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("The first movement", .ownWorld) @MainActor struct FirstMovementTests {
  @Test("the event in which the finger has gone far enough moves the card", arguments: [3, 4, 7, 25])
  func atOnce(step: CGFloat) {
    let screen = Screen().open()
    let start = screen.grip
    screen.finger.down(at: start)
    for _ in 0..<20 where screen.delegate.updates.last?.phase != .held {
      #expect(screen.cardTop == screen.restingTop)
      move(screen, by: step)
    }
    #expect(screen.cardTop > screen.restingTop)
    #expect(screen.cardTop - screen.restingTop <= screen.finger.location.y - start.y - 10 + 1e-9)
  }

  @Test(
    "it goes as far as the finger is beyond the hysteresis, and on with the finger", arguments: [6, 40])
  func beyondTheHysteresis(step: CGFloat) {
    let screen = Screen().open()
    screen.finger.down(at: screen.grip)
    for count in 1...4 {
      move(screen, by: step)
      guard count > 1 else { continue }
      #expect(abs(screen.cardTop - screen.restingTop - (CGFloat(count) * step - 10)) < 1e-9)
    }
  }

  @Test("no recorded finger waits", arguments: Recording.all)
  func recorded(_ recording: Recording) throws {
    let screen = Screen().open()
    let (start, begin) = (screen.grip, screen.clock.now)
    screen.finger.down(at: start)
    let recognizer = try #require(screen.driver?.finger.card.recognizer)
    for move in recording.path.moves {
      screen.clock.advance(to: begin + move.time)
      screen.finger.move(to: CGPoint(x: start.x + move.offset.dx, y: start.y + move.offset.dy))
      if recognizer.state == .began { #expect(screen.reportedProgress != 1) }
    }
    #expect(screen.cancelTouch().disorder == nil)
  }

  private func move(_ screen: Screen, by points: CGFloat) {
    screen.clock.advance(by: 1.0 / 120)
    screen.finger.move(to: CGPoint(x: screen.finger.location.x, y: screen.finger.location.y + points))
  }
}

extension Screen {
  /// Progress of the last update.
  var reportedProgress: CGFloat { delegate.updates.last?.progress ?? .nan }
}
