/// Prints the progress of a run every few seconds.
@MainActor struct FuzzProgress {
  /// Seconds of real time from one line to the next.
  private static let interval = 5.0

  private let options: FuzzOptions
  private let console: Console
  private let watch = Stopwatch()
  private var sequences = 0
  private var events = 0
  private var told = 0.0

  init(of options: FuzzOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  mutating func add(sequences: Int, events: Int) {
    self.sequences += sequences
    self.events += events
    guard watch.seconds - told >= Self.interval else { return }
    told = watch.seconds
    console.say(text)
  }

  func end() { console.say(text + ", all in order") }

  private var text: String {
    let rate = Int(Double(sequences) / max(watch.seconds, 1e-3))
    return "\(sequences) of \(options.sequences) sequences of seed \(options.seed), \(events) events, "
      + "\(rate) sequences a second"
  }
}
