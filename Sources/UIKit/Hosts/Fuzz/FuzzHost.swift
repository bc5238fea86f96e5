import Foundation

/// The command `fuzz`: anything happens to an app, over and over, until something goes wrong.
@MainActor struct FuzzHost {
  let app: any UIApplicationDelegate.Type
  let options: FuzzOptions
  let console: Console
  /// Seconds of real time from one line of progress to the next.
  private static let interval: TimeInterval = 5

  private var player: FuzzRun { FuzzRun(app: app, avoided: options.avoided) }

  func run() throws(HostError) -> ExitStatus {
    guard let script = options.script else { return try makeUp() }
    guard let fault = player.fault(of: script) else {
      console.say("All is in order after \(script.events.count) events.")
      return .success
    }
    console.say("At fault: \(fault).")
    return .disproved
  }

  private func makeUp() throws(HostError) -> ExitStatus {
    let recordings = try readRecordings()
    let start = Date()
    var (told, events) = (start, 0)
    for index in options.first..<(options.first + options.sequences) {
      var generator = FuzzGenerator(
        seed: UInt64(options.seed), sequence: index, recordings: recordings)
      let script = generator.script()
      events += script.events.count
      if let fault = player.fault(of: script) { return report(fault, in: script, index) }
      if Date().timeIntervalSince(told) >= Self.interval {
        told = Date()
        console.say(progress(index + 1 - options.first, events, told.timeIntervalSince(start)))
      }
    }
    console.say(progress(options.sequences, events, Date().timeIntervalSince(start)) + ", all in order")
    return .success
  }

  private func readRecordings() throws(HostError) -> [GestureRecording] {
    var recordings: [GestureRecording] = []
    for entry in try GestureFiles(options.recordings).entries {
      recordings.append(try GestureReader.recording(at: entry.path))
    }
    return recordings
  }

  private func progress(_ sequences: Int, _ events: Int, _ seconds: TimeInterval) -> String {
    let rate = Int(Double(sequences) / max(seconds, 1e-3))
    return "\(sequences) of \(options.sequences) sequences of seed \(options.seed), \(events) events, "
      + "\(rate) sequences a second"
  }

  private func report(_ fault: String, in script: FuzzScript, _ index: Int) -> ExitStatus {
    console.say("Sequence \(index) of seed \(options.seed) is at fault: \(fault).")
    let short = player.shrunk(script)
    if let fault = player.fault(of: short) { console.say("\(short.events.count) events do it: \(fault).") }
    let avoided = options.avoided.sorted().map { "--avoid \($0) " }.joined()
    let program = ProcessInfo.processInfo.processName
    console.say("Again with: swift run \(program) fuzz \(avoided)--play \"\(short.text)\"")
    return .disproved
  }
}
