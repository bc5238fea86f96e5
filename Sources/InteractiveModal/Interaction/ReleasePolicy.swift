/// Decides where a screen goes when the finger lets go of it.
///
/// The kit also asks during the drag, to tell what a release would do. So a policy returns the
/// same stop for the same release, and has no side effects.
public protocol ReleasePolicy: Sendable {
  /// Returns the stop to which the screen goes.
  ///
  /// - Parameter release: Progress, velocity, travel and stops; all numbers are finite.
  func stop(for release: TransitionRelease) -> TransitionStop
}
