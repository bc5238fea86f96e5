import Foundation

/// Brings a screen to the finger that pulls it open from elsewhere.
///
/// The spring covers the initial distance between the two. The finger's own movement is added to
/// it, so the screen arrives at the finger and follows it from then on.
struct CatchUpSpring: Equatable, Sendable {
  private let animation: SpringAnimation
  private let tolerance: CGFloat
  /// The distance that is left, in points; positive if the screen has to move in the closing
  /// direction.
  private(set) var remaining: CGFloat

  /// - Parameters:
  ///   - distance: The initial distance, in points along the travel.
  ///   - time: The moment at which the screen sets off, in seconds.
  init(_ distance: CGFloat, by motion: MotionParameters, at time: TimeInterval) {
    animation = SpringAnimation(spring: motion.settlingSpring, start: distance, target: 0, startTime: time)
    tolerance = motion.restTolerance
    remaining = animation.start
  }

  /// Advances to a moment and returns how far the screen moves by the spring since the last call,
  /// in points.
  mutating func advance(to time: TimeInterval) -> CGFloat {
    let before = remaining
    remaining = animation.isAtRest(at: time, within: tolerance) ? 0 : animation.value(at: time)
    return before - remaining
  }
}
