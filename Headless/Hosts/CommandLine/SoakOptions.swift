/// What `soak` was asked for.
struct SoakOptions: Equatable, Sendable {
  /// The steps of each round.
  var steps: [FingerStep] = []
  /// Rounds.
  var times = 100_000
  var stage = StageOptions()

  init(steps: [FingerStep]) { self.steps = steps }

  init(_ arguments: inout Arguments) throws(HostError) {
    while let word = arguments.next() {
      if try stage.take(word, from: &arguments) { continue }
      switch word {
      case "--times": times = try arguments.number(of: word, in: 2...100_000_000)
      default:
        if word.hasPrefix("-") { throw .unknownOption(word, of: "soak") }
        steps.append(try FingerStep(word))
      }
    }
    if steps.isEmpty { throw HostError("“soak” needs a step to repeat, as tap=compose.") }
  }
}
