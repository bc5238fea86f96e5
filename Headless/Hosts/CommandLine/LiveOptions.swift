/// What the page was asked for.
struct LiveOptions: Equatable, Sendable {
  /// Where the page is served on this machine; 0 for any port that is free.
  var port = 8080
  var stage = StageOptions()
  /// Whether the page shows the app as it is launched, without a draft and a ghost finger.
  var isPlain = false

}

extension LiveOptions {
  init(_ arguments: inout Arguments) throws(HostError) {
    self.init()
    while let word = arguments.next() {
      if try stage.take(word, from: &arguments) { continue }
      if word == "--plain" {
        isPlain = true
        continue
      }
      guard word == "--port" else {
        throw HostError("There is no option “\(word)”; “help” lists those that there are.")
      }
      port = try arguments.number(of: word, in: 0...65535)
    }
  }
}
