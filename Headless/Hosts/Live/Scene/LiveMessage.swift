/// What a page is sent: what changed since its last message. What did not is left out.
struct LiveMessage: Equatable, Encodable, Sendable {
  /// What the page is called; in its first message only.
  var page: Int?
  /// Whether no other page looks on; in its first message only.
  var isAlone: Bool?
  var stage: LiveStage?
  var settings: LiveSettings?
  /// What the contents of layers refer to, as far as the page lacks it.
  var drawings: [String]?
  /// The windows, from the back to the front.
  var windows: [Int]?
  var layers: [LiveLayer] = []
  var program: LiveProgram?
  var knobs: KnobPanel?
  /// Fingers and measures over the screen, as SVG.
  var overlay: String?
  /// The last gesture over time, as SVG.
  var graph: String?
  /// Whether the keyboard's input has somewhere to go.
  var isTyping: Bool?

  var isEmpty: Bool { self == LiveMessage() }
}
