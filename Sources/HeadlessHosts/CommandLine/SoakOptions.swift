/// What `soak` was asked for.
struct SoakOptions: Equatable, Sendable {
  static let timesLimits = 2...100_000_000

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
      case "--times": times = try Self.times(arguments.value(of: word, meaning: "a number"))
      default:
        if word.hasPrefix("-") { throw .unknownOption(word, of: "soak") }
        steps.append(try FingerStep(word))
      }
    }
    if steps.isEmpty { throw HostError("“soak” needs a step to repeat, as tap=compose.") }
  }

  private static func times(_ word: String) throws(HostError) -> Int {
    if let number = Int(word), timesLimits.contains(number) { return number }
    let (least, most) = (timesLimits.lowerBound, timesLimits.upperBound)
    throw HostError("“--times” takes a number from \(least) to \(most), not “\(word)”.")
  }
}
