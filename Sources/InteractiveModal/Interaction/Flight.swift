import Foundation

/// A motion without a finger, from a moment on: its whole future is known.
///
/// Times are those of motion, in seconds.
package struct Flight: Equatable, Sendable {
  /// What moves the screen.
  let animation: SpringAnimation
  /// The moment from which the flight is shown.
  let startTime: TimeInterval
  /// The moment at which the screen stands; not before `startTime`.
  let endTime: TimeInterval

  /// In seconds; a microsecond at least, so that it can be divided by.
  var length: TimeInterval { max(endTime - startTime, 1e-6) }

  /// Returns the progress at a moment; after `endTime` the spring goes on.
  func progress(at time: TimeInterval) -> CGFloat { animation.value(at: time) }
}

extension InteractionState {
  /// The spring that moves the screen; `nil` if a finger does, or nothing.
  var animation: SpringAnimation? {
    switch phase {
    case .settling(let animation, _), .asking(let animation): animation
    case .resting, .caught, .dragged: nil
    }
  }

  /// The flight from the shown moment on; `nil` if no spring moves the screen.
  var flight: Flight? {
    animation.map { animation in
      let startTime = max(animation.startTime, shownTime)
      return Flight(
        animation: animation, startTime: startTime, endTime: max(arrival(of: animation), startTime))
    }
  }

  /// Returns when a flight ends: at rest, or where the screen first reaches an end at which it
  /// stays.
  private func arrival(of animation: SpringAnimation) -> TimeInterval {
    let rest = animation.restTime(within: motion.restTolerance / travel)
    return animation.startTime + min(reach(of: animation) ?? rest, rest)
  }

  /// Seconds from the start of the spring until the screen reaches a stop at which it stays; `nil` if
  /// it may go beyond.
  private func reach(of animation: SpringAnimation) -> TimeInterval? {
    switch phase {
    case .settling(_, .dismissed) where !motion.oscillatesWhenClosed && animation.start <= 0: 0
    case .settling(_, .dismissed) where !motion.oscillatesWhenClosed: animation.firstPassage
    case .settling where motion.isReduced: animation.firstPassage
    case .settling, .resting, .caught, .dragged, .asking: nil
    }
  }
}
