import UIKit

/// The command `fuzz`: anything happens to an app, over and over, until something goes wrong.
@MainActor struct FuzzHost {
  /// Seconds of real time from one line about the progress to the next.
  private static let interval = 5.0

  let app: any UIApplicationDelegate.Type
  let options: FuzzOptions
  let console: Console
  var inspector: (any FuzzInspector.Type)?

  private var judge: FuzzRun { FuzzRun(app: app, avoided: options.avoided, inspector: inspector) }

  private var player: FuzzRun {
    FuzzRun(
      app: app, avoided: options.avoided, inspector: inspector, trace: options.isTraced ? console.say : nil)
  }

  func run() throws(HostError) -> ExitStatus {
    if let script = options.script { return play(script) }
    let recordings = try GestureReader.recordings(in: options.recordings)
    let variants = (app as? any FuzzedApp.Type)?.variants ?? 0
    return makeUp { sequence in
      var generator = FuzzGenerator(
        seed: UInt64(options.seed), sequence: sequence, recordings: recordings, variants: variants)
      return generator.script()
    }
  }

  private func play(_ script: FuzzScript) -> ExitStatus {
    guard let fault = player.fault(of: script) else {
      console.say("All is in order after \(script.events.count) events.")
      return .success
    }
    console.say("At fault: \(fault).")
    return .disproved
  }

  private func makeUp(_ script: (Int) -> FuzzScript) -> ExitStatus {
    let watch = Stopwatch()
    var (events, told) = (0, 0.0)
    for sequence in options.first..<(options.first + options.sequences) {
      // The last line of a process that crashes, or that its parent ends, names what it played.
      console.note("Sequence \(sequence) of seed \(options.seed)")
      let script = script(sequence)
      if let fault = player.fault(of: script) {
        let report = FuzzReport(options: options, judge: judge.fault)
        report.lines(on: sequence, script, fault).forEach(console.say)
        return .disproved
      }
      events += script.events.count
      guard watch.seconds - told >= Self.interval else { continue }
      told = watch.seconds
      console.say(progress(sequence - options.first + 1, events, watch))
    }
    console.say(progress(options.sequences, events, watch) + ", all in order")
    return .success
  }

  private func progress(_ sequences: Int, _ events: Int, _ watch: Stopwatch) -> String {
    "\(sequences) of \(options.sequences) sequences of seed \(options.seed), \(events) events, "
      + "\(Int(Double(sequences) / max(watch.seconds, 1e-3))) sequences a second"
  }
}

/// The report on a failed sequence: the fault, the shortened script, and the command that plays it.
@MainActor struct FuzzReport {
  let options: FuzzOptions
  /// Plays a script and returns the fault, a sentence without its full stop; `nil` if there is none.
  let judge: (FuzzScript) -> String?

  func lines(on sequence: Int, _ script: FuzzScript, _ fault: String) -> [String] {
    let short = script.shortened { judge($0) != nil }
    return ["Sequence \(sequence) of seed \(options.seed) is at fault: \(fault)."]
      + (judge(short).map { ["\(Self.count(short.events)): \($0)."] } ?? [])
      + ["Again with: \(Self.command(["fuzz"] + avoidance + ["--play", short.text]))"]
  }

  private var avoidance: [String] { options.avoided.sorted().flatMap { ["--avoid", $0] } }

  /// What to type for words after the program's name.
  static func command(_ words: [String]) -> String {
    let quoted = words.map { $0.contains(where: " ;".contains) ? "\"\($0)\"" : $0 }
    return (["swift run", ProcessInfo.processInfo.processName] + quoted).joined(separator: " ")
  }

  private static func count(_ events: [FuzzEvent]) -> String {
    events.count == 1 ? "One event does it" : "\(events.count) events do it"
  }
}
