/// What `strip` was asked for.
struct StripOptions: Equatable, Sendable {
  /// What is done before, and at last what the strip shows.
  var steps: [StripStep] = []
  var stage = StageOptions()
  /// Pictures in the strip.
  var moments = 6
  var output = "strip.svg"

  init(_ arguments: inout Arguments) throws(HostError) {
    while let word = arguments.next() {
      if try stage.take(word, from: &arguments) { continue }
      switch word {
      case "--frames": moments = try FilmOptions.moments(arguments.value(of: word, meaning: "a number"))
      case "-o": output = try arguments.value(of: word, meaning: "the name of a file")
      default:
        if word.hasPrefix("-") { throw .unknownOption(word, of: "strip") }
        steps.append(try StripStep(word))
      }
    }
    if steps.isEmpty { throw HostError("“strip” needs a step to show, as tap=compose.") }
  }
}
