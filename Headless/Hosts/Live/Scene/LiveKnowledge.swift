/// What a page has been told, so that it is told the rest only.
struct LiveKnowledge: Equatable, Sendable {
  private var revision = 0
  private var drawings = 0
  /// The last value of all else.
  private var told = LiveMessage()

  /// Takes note of `value` where it is news, and gives it to be told.
  mutating func news<Value: Equatable>(
    _ value: Value, _ path: WritableKeyPath<LiveMessage, Value?>
  ) -> Value? {
    guard told[keyPath: path] != value else { return nil }
    told[keyPath: path] = value
    return value
  }

  /// The drawings that came up since, all of which are told.
  mutating func news(drawings all: [String]) -> [String]? {
    guard all.count > drawings else { return nil }
    defer { drawings = all.count }
    return Array(all[drawings...])
  }

  /// The layers that changed since.
  @MainActor mutating func news(from scene: LiveScene) -> [LiveLayer] {
    guard scene.revision > revision else { return [] }
    defer { revision = scene.revision }
    return scene.layers(since: revision)
  }
}
