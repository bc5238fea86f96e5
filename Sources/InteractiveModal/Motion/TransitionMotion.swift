import Foundation

/// How a transition moves: the springs that settle it, its resistance, and what a release does.
///
/// ```swift
/// configuration.motion.policy = .projected(threshold: 0.3)
/// ```
public struct TransitionMotion: Equatable, Sendable {
  /// The spring that opens and closes without a finger, and that returns from a drag without
  /// momentum.
  public var tapSpring = TransitionSpring(dampingRatio: 1, response: 0.35)
  /// The spring that continues a throw.
  public var throwSpring = TransitionSpring(dampingRatio: 0.8, response: 0.35)
  /// Resistance to a finger beyond the end of the travel: the share of the finger's translation
  /// that shows at the edge; 0...1, 0.55 by default, `UIScrollView`'s. 0 is a hard stop; NaN
  /// counts as 0.55.
  public var rubberBand: CGFloat = 0.55 { didSet { rubberBand.clamp(to: 0...1, default: 0.55) } }
  /// Decides where a released screen goes.
  public var policy = ReleasePolicy.projected()

  /// Creates the motion of the defaults.
  public init() {}
}
