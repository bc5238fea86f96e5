import Foundation

/// A motion without a finger, from a moment on: its whole future is known.
///
/// Times are those of motion, in seconds.
struct Flight: Equatable, Sendable {
  /// What moves the screen.
  let animation: SpringAnimation
  /// The moment from which the flight is shown.
  let start: TimeInterval
  /// The moment at which the screen stands.
  let end: TimeInterval

  /// Returns the progress at a moment.
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
    animation.map { Flight(animation: $0, start: max($0.startTime, shownTime), end: arrival(of: $0)) }
  }

  /// Returns when a flight ends: at rest, or where the screen first reaches an end at which it
  /// stays.
  private func arrival(of animation: SpringAnimation) -> TimeInterval {
    let rest = animation.restTime(within: motion.restTolerance / travel)
    return animation.startTime + min(reach(of: animation) ?? rest, rest)
  }

  /// Seconds until the screen stays because it has reached its stop; `nil` if it may go beyond.
  private func reach(of animation: SpringAnimation) -> TimeInterval? {
    switch phase {
    case .settling(_, .dismissed) where !motion.oscillatesWhenClosed && animation.start <= 0: 0
    case .settling(_, .dismissed) where !motion.oscillatesWhenClosed: animation.firstPassage
    case .settling where motion.isReduced: animation.firstPassage
    case .settling, .resting, .caught, .dragged, .asking: nil
    }
  }
}
