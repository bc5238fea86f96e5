/// What `strip` was asked for.
struct StripOptions: Equatable, Sendable {
  /// The steps to perform; the strip shows the last one.
  var steps: [FingerStep] = []
  var stage = StageOptions()
  /// Pictures in the strip.
  var moments = 6
  /// How long the last step is shown, in seconds; `nil` for until all is at rest.
  var seconds: Double?
  /// Whether the keyboard is on the screen while the user types.
  var showsKeyboard = false
  var output = "strip.svg"

  init(_ arguments: inout Arguments) throws(HostError) {
    while let word = arguments.next() {
      if try stage.take(word, from: &arguments) { continue }
      switch word {
      case "--frames": moments = try arguments.number(of: word, in: FilmOptions.momentLimits)
      case "--seconds": seconds = try Self.seconds(arguments.value(of: word, meaning: "a number"))
      case "--keyboard": showsKeyboard = true
      case "-o": output = try arguments.value(of: word, meaning: "the name of a file")
      default:
        if word.hasPrefix("-") { throw .unknownOption(word, of: "strip") }
        steps.append(try FingerStep(word))
      }
    }
    if steps.isEmpty { throw HostError("“strip” needs a step to show, as tap=compose.") }
  }

  private static func seconds(_ word: String) throws(HostError) -> Double {
    if let number = Double(word), number > 0, number <= 60 { return number }
    throw HostError("“--seconds” takes a number above 0 and up to 60, not “\(word)”.")
  }
}
