/// Fades the upper screen in above the lower one. With Reduce Motion it replaces every other
/// choreography.
public struct CrossFadeTransition: TransitionChoreography {
  /// Creates the choreography.
  public init() {}

  /// Returns the upper screen's track.
  public func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    [TransitionTrack("fade", stage.upper.view, .opacity(from: 0))]
  }
}

/// The cross-fade that replaces a choreography with Reduce Motion.
///
/// The choreography does not move anything, but learns that the transition begins and ends.
struct ReducedTransition: TransitionChoreography {
  let replaced: any TransitionChoreography

  func tracks(on stage: TransitionStage) -> [TransitionTrack] { CrossFadeTransition().tracks(on: stage) }
  func willBegin(on stage: TransitionStage) { replaced.willBegin(on: stage) }
  func didEnd(on stage: TransitionStage, isOpen: Bool) { replaced.didEnd(on: stage, isOpen: isOpen) }
}
