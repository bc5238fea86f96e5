/// What `film` was asked for.
struct FilmOptions: Equatable, Sendable {
  static let momentLimits = 1...60

  /// The path of the recording; `nil` for the built-in one.
  var gesture: String?
  var stage = StageOptions()
  /// Whether the window becomes narrower in mid-drag.
  var isResized = false
  /// Whether the film is one picture that moves, and not a strip.
  var isAnimated = false
  /// Pictures in the strip.
  var moments = 6
  var output = "mail-modal.svg"

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
  }

  private mutating func takeGesture(_ word: String) throws(HostError) {
    if word.hasPrefix("-") { throw .unknownOption(word, of: "film") }
    if let gesture { throw HostError("“film” takes one gesture; these are two: “\(gesture)” and “\(word)”.") }
    gesture = word
  }
}
