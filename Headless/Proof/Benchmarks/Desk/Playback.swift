import HeadlessHosts

@testable import UIKit

/// A finger on a desk's card that follows a path.
@MainActor struct Playback {
  let desk: Desk
  private let path: FingerPath
  private let start: TimeInterval
  private let origin: CGPoint

  /// Puts the finger down.
  init(_ path: FingerPath, on desk: Desk) {
    self.desk = desk
    self.path = path
    start = desk.clock.now
    desk.touch()
    origin = desk.finger.location
  }

  /// Moves the finger along the path, up to the moment in which it lifts.
  ///
  /// - Parameter afterEach: Called after every move, with the finger's offset from where it touched.
  func drag(afterEach: (CGVector) -> Void = { _ in }) {
    for step in path.moves + (path.movesAtLift ? [path.lift] : []) {
      desk.clock.advance(to: start + step.time)
      desk.finger.move(to: CGPoint(x: origin.x + step.offset.dx, y: origin.y + step.offset.dy))
      afterEach(step.offset)
    }
    desk.clock.advance(to: start + path.lift.time)
  }

  /// Lifts the finger, and lets everything come to rest.
  func finish() {
    desk.finger.up()
    desk.clock.runUntilIdle()
  }
}
