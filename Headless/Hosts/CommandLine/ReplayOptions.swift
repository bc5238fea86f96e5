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

  init(paths: [String]) { self.paths = paths }

  init(_ arguments: inout Arguments) throws(HostError) {
    while let word = arguments.next() {
      if try stage.take(word, from: &arguments) { continue }
      switch word {
      case "--mirror": isMirrored = true
      case "--hz": framesPerSecond = try Self.pace(arguments.value(of: word, meaning: "a number"))
      case "--json": isJSON = true
      default: try takePath(word)
      }
    }
    if paths.isEmpty { throw HostError("“replay” needs at least one gesture file or folder.") }
  }

  private mutating func takePath(_ word: String) throws(HostError) {
    if word.hasPrefix("-") { throw .unknownOption(word, of: "replay") }
    paths.append(word)
  }

  private static func pace(_ word: String) throws(HostError) -> Double {
    if let pace = paces.first(where: { String($0) == word }) { return Double(pace) }
    throw HostError("“--hz” is 60, 80, 90 or 120, not “\(word)”.")
  }
}
