/// What `film` was asked for.
struct FilmOptions: Equatable, Sendable {
  static let momentLimits = 1...60

  /// The paths of the recordings; empty for the built-in one. A strip has one.
  var gestures: [String] = []
  var stage = StageOptions()
  /// Whether the window becomes narrower in mid-drag.
  var isResized = false
  /// Whether the film is one picture that moves, and not a strip.
  var isAnimated = false
  /// Pictures in the strip.
  var moments = 6
  var output = "mail-modal.svg"
  /// Whether the film is a page that plays it.
  var isPlayer: Bool { isAnimated && output.hasSuffix(".html") }

  init() {}

  init(_ arguments: inout Arguments) throws(HostError) {
    while let word = arguments.next() {
      if try stage.take(word, from: &arguments) { continue }
      switch word {
      case "--frames": moments = try arguments.number(of: word, in: Self.momentLimits)
      case "--resize": isResized = true
      case "--animate": isAnimated = true
      case "-o": output = try arguments.value(of: word, meaning: "the name of a file")
      default: try takeGesture(word)
      }
    }
    if isAnimated, isResized { throw HostError("“film” takes --animate or --resize, not both.") }
    if let first = gestures.first, let last = gestures.dropFirst().first, !isAnimated {
      throw HostError(
        "“film” takes one gesture without --animate; these are two: “\(first)” and “\(last)”.")
    }
  }

  private mutating func takeGesture(_ word: String) throws(HostError) {
    if word.hasPrefix("-") { throw .unknownOption(word, of: "film") }
    gestures.append(word)
  }
}
