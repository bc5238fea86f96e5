/// What a choreography has moving, on each stage that it is on.
@MainActor final class StaggerItemsByStage {
  private var casts: [ObjectIdentifier: StaggerItems] = [:]

  nonisolated init() {}

  /// `nil` where nothing moves.
  subscript(stage: TransitionStage) -> StaggerItems? {
    get { casts[ObjectIdentifier(stage)] }
    set { casts[ObjectIdentifier(stage)] = newValue }
  }
}
