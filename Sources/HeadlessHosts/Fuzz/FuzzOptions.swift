/// What `fuzz` was asked for.
struct FuzzOptions: Equatable, Sendable {
  /// The largest number that a count, a seed and a sequence may have.
  private static let largest = 1_000_000_000_000
  /// More processes than that are no help on any machine.
  private static let mostJobs = 256

  /// How many scripts are made up and played.
  var sequences = 1000
  /// Makes the same scripts again.
  var seed = 2026
  /// Number of the first script.
  var first = 0
  /// How many processes share the run; by default it is all this one's.
  var jobs: Int?
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
      case "--sequences": sequences = try Self.count(arguments.value(of: word, meaning: "a number"), word)
      case "--seed": seed = try Self.count(arguments.value(of: word, meaning: "a number"), word)
      case "--first": first = try Self.count(arguments.value(of: word, meaning: "a number"), word)
      case "--jobs": jobs = try Self.jobs(arguments.value(of: word, meaning: "a number"), word)
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

  private static func jobs(_ word: String, _ option: String) throws(HostError) -> Int {
    min(max(1, try count(word, option)), mostJobs)
  }

  private static func count(_ word: String, _ option: String) throws(HostError) -> Int {
    if let number = Int(word), (0...largest).contains(number) { return number }
    throw HostError("“\(option)” takes a whole number from 0 to \(largest), not “\(word)”.")
  }
}
