import UIKit

/// The command `fuzz`: anything happens to an app, over and over, until something goes wrong.
@MainActor struct FuzzHost {
  let app: any UIApplicationDelegate.Type
  let options: FuzzOptions
  let console: Console

  private var judge: FuzzRun { FuzzRun(app: app, avoided: options.avoided) }

  private var player: FuzzRun {
    FuzzRun(app: app, avoided: options.avoided, trace: options.isTraced ? console.say : nil)
  }

  func run() throws(HostError) -> ExitStatus {
    if let script = options.script { return play(script) }
    let maker = FuzzMaker(
      seed: UInt64(options.seed), recordings: try GestureReader.recordings(in: options.recordings))
    if let jobs = options.jobs {
      return try FuzzCrew(options: options, maker: maker, jobs: jobs, console: console).run()
    }
    return makeUp(maker)
  }

  private func play(_ script: FuzzScript) -> ExitStatus {
    guard let fault = player.fault(of: script) else {
      console.say("All is in order after \(script.events.count) events.")
      return .success
    }
    console.say("At fault: \(fault).")
    return .disproved
  }

  private func makeUp(_ maker: FuzzMaker) -> ExitStatus {
    var progress = FuzzProgress(of: options, console)
    for sequence in options.range {
      let script = maker.script(sequence)
      if let fault = player.fault(of: script) {
        let report = FuzzReport(options: options, judge: judge.fault)
        report.lines(on: sequence, script, fault).forEach(console.say)
        return .disproved
      }
      progress.add(sequences: 1, events: script.events.count)
    }
    progress.end()
    return .success
  }
}
