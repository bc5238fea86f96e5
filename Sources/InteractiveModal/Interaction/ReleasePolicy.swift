/// Decides where a modal goes when the finger lets go of it.
///
/// It is also asked during the drag, to tell what a release would do, so it answers the same for the same
/// release and has no side effects.
public protocol ReleasePolicy: Sendable {
  /// Returns where the modal goes.
  ///
  /// - Parameter release: Where it is, how fast the finger is, and how long the way; all of it finite.
  func stop(for release: TransitionRelease) -> TransitionStop
}
