/// What the page was asked for.
struct LiveOptions: Equatable, Sendable {
  static let ports = 0...65535

  /// Where the page is served on this machine; 0 for any port that is free.
  var port = 8080
  var stage = StageOptions()

  init() {}

  init(_ arguments: inout Arguments) throws(HostError) {
    while let word = arguments.next() {
      if try stage.take(word, from: &arguments) { continue }
      guard word == "--port" else {
        throw HostError("There is no option “\(word)”; “help” lists those that there are.")
      }
      port = try Self.port(arguments.value(of: word, meaning: "a number"))
    }
  }

  private static func port(_ word: String) throws(HostError) -> Int {
    if let port = Int(word), ports.contains(port) { return port }
    throw HostError("“--port” takes a number from \(ports.lowerBound) to \(ports.upperBound), not “\(word)”.")
  }
}
