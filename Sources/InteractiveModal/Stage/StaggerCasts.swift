/// What a choreography has moving, on each stage that it is on.
@MainActor final class StaggerCasts {
  private var casts: [ObjectIdentifier: StaggerCast] = [:]

  nonisolated init() {}

  /// `nil` where nothing moves.
  subscript(stage: TransitionStage) -> StaggerCast? {
    get { casts[ObjectIdentifier(stage)] }
    set { casts[ObjectIdentifier(stage)] = newValue }
  }
}
