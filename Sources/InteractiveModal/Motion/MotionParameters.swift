import Foundation

/// The springs, resistance and policy of one transition, with what the system and the transition
/// add to them.
package struct MotionParameters: Equatable, Sendable {
  var tapSpring: TransitionSpring
  var throwSpring: TransitionSpring
  var rubberBand: RubberBand
  /// Decides where a released screen goes.
  var policy: ReleasePolicy
  /// A screen this close to its stop, and this slow, is at rest; in points.
  var restTolerance: CGFloat = 0.25
  /// Whether Reduce Motion is on: nothing overshoots, and without a finger the screen fades
  /// instead of sliding.
  package var isReduced = false
  /// Whether the screen comes out of a view and goes back into it, instead of sliding, without a
  /// finger.
  var hasSource = false
  /// Whether a screen that has left goes on to oscillate about its end, because another screen
  /// moves along with it.
  package var oscillatesWhenClosed = false

  var slidesUnderFingerOnly: Bool { isReduced || hasSource }

  /// Returns the spring of a flight: `throwSpring` if the velocity points to the target,
  /// `tapSpring` if not (WWDC 2018, talk 803). With Reduce Motion neither overshoots.
  ///
  /// - Parameter velocity: In points per second; positive closes.
  func spring(from progress: CGFloat, to target: CGFloat, at velocity: CGFloat) -> TransitionSpring {
    damped(velocity * (progress - target) > 0 ? throwSpring : tapSpring)
  }

  /// The spring of a flight without momentum.
  var settlingSpring: TransitionSpring { damped(tapSpring) }

  private func damped(_ spring: TransitionSpring) -> TransitionSpring {
    var spring = spring
    if isReduced { spring.dampingRatio = max(spring.dampingRatio, 1) }
    return spring
  }
}

extension MotionParameters {
  /// - Parameter spring: The one spring of all flights, if there is one.
  package init(_ motion: TransitionMotion, spring: TransitionSpring? = nil) {
    self.init(
      tapSpring: spring ?? motion.tapSpring, throwSpring: spring ?? motion.throwSpring,
      rubberBand: RubberBand(coefficient: motion.rubberBand),
      policy: motion.policy)
  }
}
