import UIKit

/// A recording as a finger follows it on another screen: seconds and points since touch-down.
package struct FingerPath: Equatable, Sendable {
  package struct Step: Equatable, Sendable {
    /// Seconds since touch-down.
    package var time: TimeInterval
    /// Points from where the finger went down.
    package var offset: CGVector

    package init(time: TimeInterval, offset: CGVector) { (self.time, self.offset) = (time, offset) }
  }

  /// All moves, touch-down excluded.
  package let moves: [Step]
  package let lift: Step

  /// - Parameter isMirrored: Turns the way upside down.
  package init(_ recording: GestureRecording, isMirrored: Bool = false) {
    let origin = recording.samples.first ?? recording.up
    func step(_ touch: GestureRecording.Touch) -> Step {
      let right = (touch.x - origin.x) / recording.density
      let down = (touch.y - origin.y) / recording.density
      return Step(time: touch.t - origin.t, offset: CGVector(dx: right, dy: isMirrored ? -down : down))
    }
    moves = recording.samples.dropFirst().map(step)
    lift = step(recording.up)
  }

  /// Whether the finger moved once more as it left the glass.
  package var movesAtLift: Bool { lift.offset != (moves.last?.offset ?? .zero) }
}
