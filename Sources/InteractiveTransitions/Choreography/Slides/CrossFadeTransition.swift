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
