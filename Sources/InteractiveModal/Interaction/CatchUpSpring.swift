import Foundation

/// A modal that is away from the finger that pulls it, and comes to it in a smooth motion of its own.
///
/// Whatever the finger does meanwhile is added: the modal's edge is the finger's place plus what remains, so it arrives,
/// and from then on goes as far as the finger goes.
struct CatchUpSpring: Equatable, Sendable {
  private let flight: SpringAnimation
  private let tolerance: CGFloat
  /// How far the modal still is from the finger, in points; positive where it has to go on out.
  private(set) var remaining: CGFloat

  /// - Parameters:
  ///   - distance: How far it has to go, in points along the travel.
  ///   - motion: Has the spring that takes it there.
  ///   - time: When it sets off, in seconds.
  init(_ distance: CGFloat, by motion: MotionParameters, at time: TimeInterval) {
    flight = SpringAnimation(
      spring: motion.spring(from: 1, to: 0, at: 0), start: distance, target: 0, startTime: time)
    tolerance = motion.restTolerance
    remaining = flight.start
  }

  /// - Returns: How far the modal goes by itself from the moment of the last call to this one.
  mutating func advance(to time: TimeInterval) -> CGFloat {
    let before = remaining
    remaining = flight.isAtRest(at: time, within: tolerance) ? 0 : flight.value(at: time)
    return before - remaining
  }
}
