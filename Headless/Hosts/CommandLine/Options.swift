/// What the page was asked for.
struct LiveOptions: Equatable, Sendable {
  /// Where the page is served on this machine; 0 for any port that is free.
  var port = 8080
  var stage = StageOptions()
  /// Whether the page shows the app as it is launched, without a draft and a ghost finger.
  var isPlain = false
}

/// What `film` was asked for.
struct FilmOptions: Equatable, Sendable {
  /// The paths of the recordings; empty for the built-in one.
  var gestures: [String] = []
  var isDark = false
  var output = "film.svg"
}

/// What `site` was asked for.
struct SiteOptions: Equatable, Sendable {
  var output = "index.html"
}

/// What `strip` was asked for.
struct StripOptions: Equatable, Sendable {
  static let momentLimits = 1...60

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
}

/// What `soak` was asked for.
struct SoakOptions: Equatable, Sendable {
  /// The steps of each round.
  var steps: [FingerStep] = []
  /// Rounds.
  var times = 100_000
  var stage = StageOptions()
}

/// What `replay` was asked for.
struct ReplayOptions: Equatable, Sendable {
  static let paces = [60, 80, 90, 120]

  /// Files and folders, in the order given.
  var paths: [String] = []
  var stage = StageOptions()
  /// Whether the finger goes up where it went down.
  var isMirrored = false
  /// Pace of the display; `nil` for the device's own.
  var framesPerSecond: Double?
  var isJSON = false
}

/// What `fuzz` was asked for.
struct FuzzOptions: Equatable, Sendable {
  /// What a count, a seed and the number of a sequence may be.
  fileprivate static let numbers = 0...1_000_000_000_000

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
}

// MARK: Reading

extension LiveOptions {
  init(_ arguments: inout Arguments) throws(HostError) {
    self.init()
    while let word = try arguments.next(&stage) {
      switch word {
      case "--plain": isPlain = true
      case "--port": port = try arguments.number(of: word, in: 0...65535)
      default: throw arguments.unknown(word)
      }
    }
  }
}

extension FilmOptions {
  init(_ arguments: inout Arguments) throws(HostError) {
    self.init()
    while let word = arguments.next() {
      switch word {
      case "--dark": isDark = true
      case "-o": output = try arguments.value(of: word, meaning: "the name of a file")
      default: gestures.append(try arguments.operand(word))
      }
    }
  }
}

extension SiteOptions {
  init(_ arguments: inout Arguments) throws(HostError) {
    self.init()
    while let word = arguments.next() {
      guard word == "-o" else { throw arguments.unknown(word) }
      output = try arguments.value(of: word, meaning: "the name of a file")
    }
  }
}

extension StripOptions {
  init(_ arguments: inout Arguments) throws(HostError) {
    self.init()
    while let word = try arguments.next(&stage) {
      switch word {
      case "--frames": moments = try arguments.number(of: word, in: Self.momentLimits)
      case "--seconds": seconds = try Self.seconds(arguments.value(of: word, meaning: "a number"))
      case "--keyboard": showsKeyboard = true
      case "-o": output = try arguments.value(of: word, meaning: "the name of a file")
      default: steps.append(try FingerStep(arguments.operand(word)))
      }
    }
    if steps.isEmpty { throw HostError("“strip” needs a step to show, as tap=compose.") }
  }

  private static func seconds(_ word: String) throws(HostError) -> Double {
    if let number = Double(word), number > 0, number <= 60 { return number }
    throw HostError("“--seconds” takes a number above 0 and up to 60, not “\(word)”.")
  }
}

extension SoakOptions {
  init(_ arguments: inout Arguments) throws(HostError) {
    self.init()
    while let word = try arguments.next(&stage) {
      switch word {
      case "--times": times = try arguments.number(of: word, in: 2...100_000_000)
      default: steps.append(try FingerStep(arguments.operand(word)))
      }
    }
    if steps.isEmpty { throw HostError("“soak” needs a step to repeat, as tap=compose.") }
  }
}

extension ReplayOptions {
  init(_ arguments: inout Arguments) throws(HostError) {
    self.init()
    while let word = try arguments.next(&stage) {
      switch word {
      case "--mirror": isMirrored = true
      case "--hz": framesPerSecond = try Self.pace(arguments.value(of: word, meaning: "a number"))
      case "--json": isJSON = true
      default: paths.append(try arguments.operand(word))
      }
    }
    if paths.isEmpty { throw HostError("“replay” needs at least one gesture file or folder.") }
  }

  private static func pace(_ word: String) throws(HostError) -> Double {
    if let pace = paces.first(where: { String($0) == word }) { return Double(pace) }
    throw HostError("“--hz” is 60, 80, 90 or 120, not “\(word)”.")
  }
}

extension FuzzOptions {
  init(_ arguments: inout Arguments) throws(HostError) {
    self.init()
    while let word = arguments.next() {
      switch word {
      case "--sequences": sequences = try Self.number(of: word, &arguments)
      case "--seed": seed = try Self.number(of: word, &arguments)
      case "--first": first = try Self.number(of: word, &arguments)
      case "--avoid": avoided.insert(try arguments.value(of: word, meaning: "an accessibility identifier"))
      case "--trace": isTraced = true
      case "--play": script = try FuzzScript(arguments.value(of: word, meaning: "a script"))
      default: recordings.append(try arguments.operand(word))
      }
    }
  }

  private static func number(of option: String, _ arguments: inout Arguments) throws(HostError) -> Int {
    try arguments.number(of: option, in: numbers, "a whole number")
  }
}
