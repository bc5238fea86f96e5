/// What `fuzz` was asked for.
struct FuzzOptions: Equatable, Sendable {
  /// What a count, a seed and the number of a sequence may be.
  private static let numbers = 0...1_000_000_000_000

  /// How many scripts are made up and played.
  var sequences = 1000
  /// Makes the same scripts again.
  var seed = 2026
  /// Number of the first script.
  var first = 0
  /// Files and folders of recorded fingers.
  var recordings: [String] = []
  /// Accessibility identifiers of what no finger touches.
  var avoided: Set<String> = []
  /// Whether a line is printed for every event, with a number for all that has come of it.
  var isTraced = false
  /// A script that is played instead of any that are made up.
  var script: FuzzScript?

  init(_ arguments: inout Arguments) throws(HostError) {
    while let word = arguments.next() {
      switch word {
      case "--sequences": sequences = try Self.number(of: word, &arguments)
      case "--seed": seed = try Self.number(of: word, &arguments)
      case "--first": first = try Self.number(of: word, &arguments)
      case "--avoid": avoided.insert(try arguments.value(of: word, meaning: "an accessibility identifier"))
      case "--trace": isTraced = true
      case "--play": script = try FuzzScript(arguments.value(of: word, meaning: "a script"))
      default:
        if word.hasPrefix("-") { throw .unknownOption(word, of: "fuzz") }
        recordings.append(word)
      }
    }
  }

  /// The numbers of the scripts.
  var range: Range<Int> { first..<(first + sequences) }

  /// The words that say what is avoided.
  var avoidance: [String] { avoided.sorted().flatMap { ["--avoid", $0] } }

  private static func number(of option: String, _ arguments: inout Arguments) throws(HostError) -> Int {
    try arguments.number(of: option, in: numbers, "a whole number")
  }
}
