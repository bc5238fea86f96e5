import HeadlessHosts

@testable import UIKit

/// A recorded finger on a desk's card.
@MainActor struct Playback {
  let desk: Desk
  private let path: FingerPath
  private let start: TimeInterval
  private let origin: CGPoint

  /// Puts the finger down.
  init(_ recording: GestureRecording, on desk: Desk) {
    self.desk = desk
    path = FingerPath(recording)
    start = desk.clock.now
    desk.touch()
    origin = desk.finger.location
  }

  /// Moves the finger as recorded, up to the moment in which it lifts.
  ///
  /// - Parameter afterEach: Called after every move.
  func drag(afterEach: () -> Void = {}) {
    for step in path.moves + (path.movesAtLift ? [path.lift] : []) {
      desk.clock.advance(to: start + step.time)
      desk.finger.move(to: CGPoint(x: origin.x + step.offset.dx, y: origin.y + step.offset.dy))
      afterEach()
    }
    desk.clock.advance(to: start + path.lift.time)
  }

  /// Lifts the finger, and lets everything come to rest.
  func finish() {
    desk.finger.up()
    desk.clock.runUntilIdle()
  }
}
