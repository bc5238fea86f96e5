/// Decides where a modal goes when the finger lets go of it.
///
/// It is also asked during the drag, to tell what a release would do, so it answers the same for the same
/// release and has no side effects.
public protocol DismissalPolicy: Sendable {
  func stop(for release: Release) -> ModalStop
}
