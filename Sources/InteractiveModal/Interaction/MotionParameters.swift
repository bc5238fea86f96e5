import Foundation

/// What decides how a modal moves: springs, rubber band, policy.
struct MotionParameters: Sendable {
  var tapSpring: TransitionSpring
  var throwSpring: TransitionSpring
  var rubberBand: RubberBand
  var policy: any ReleasePolicy
  /// A modal this close to its stop, and as slow, is there; in points.
  var restTolerance: CGFloat = 0.25
  /// Whether the user wants less of it: nothing swings, and where no finger is, the modal fades instead of sliding.
  var isReduced = false
  /// Whether what has left swings about its place outside, because something in the screen moves along with it.
  var swingsOutside = false

  /// The springy one where the modal is thrown towards its stop, the calm one else (WWDC 2018, talk 803); neither
  /// overshoots where motion is reduced.
  func spring(from fraction: CGFloat, to target: CGFloat, at speed: CGFloat) -> TransitionSpring {
    var spring = speed * (target - fraction) > 0 ? throwSpring : tapSpring
    if isReduced { spring.dampingRatio = max(spring.dampingRatio, 1) }
    return spring
  }
}

extension MotionParameters {
  init(_ motion: TransitionMotion) {
    self.init(
      tapSpring: motion.tapSpring, throwSpring: motion.throwSpring,
      rubberBand: RubberBand(coefficient: motion.rubberBand), policy: motion.policy)
  }

  /// The same with one spring for all flights, where there is one.
  func with(_ spring: TransitionSpring?) -> MotionParameters {
    guard let spring else { return self }
    var motion = self
    (motion.tapSpring, motion.throwSpring) = (spring, spring)
    return motion
  }
}

extension MotionParameters: Equatable {
  /// Policies are not compared: a machine keeps the one it was made with.
  static func == (one: MotionParameters, other: MotionParameters) -> Bool {
    one.tapSpring == other.tapSpring && one.throwSpring == other.throwSpring
      && one.rubberBand == other.rubberBand && one.restTolerance == other.restTolerance
      && one.isReduced == other.isReduced && one.swingsOutside == other.swingsOutside
  }
}
