/// The upper screen fades in over the lower one, in its place. Under Reduce Motion it stands in for every other
/// choreography.
public struct CrossFadeTransition: TransitionChoreography {
  /// Creates the choreography.
  public init() {}

  /// The upper screen's opacity.
  public func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    [TransitionTrack("fade", stage.upper.view, .opacity(from: 0))]
  }
}
