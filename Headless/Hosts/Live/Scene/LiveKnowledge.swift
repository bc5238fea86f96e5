/// What a page has been told, so that it is told the rest only.
struct LiveKnowledge: Equatable, Sendable {
  var revision = 0
  var drawings = 0
  var windows: [Int]?
  var stage: LiveStage?
  var settings: LiveSettings?
  var program: LiveProgram?
  var knobs: KnobPanel?
  var overlay: String?
  var graph: String?
  var isTyping: Bool?

  /// Takes note of `value` where it is news, and gives it to be told.
  mutating func news<Value: Equatable>(
    _ value: Value, _ path: WritableKeyPath<LiveKnowledge, Value?>
  ) -> Value? {
    guard self[keyPath: path] != value else { return nil }
    self[keyPath: path] = value
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
