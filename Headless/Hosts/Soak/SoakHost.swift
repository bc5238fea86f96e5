import UIKit

/// The command `soak`: steps in, done over and over on one app, and what is left of them out.
@MainActor struct SoakHost {
  /// One round of so many is for warming up: what an app and UIKit make once is made by then.
  private static let warmUpShare = 100
  /// Lines on the way.
  private static let progressLines = 20

  let app: any UIApplicationDelegate.Type
  let options: SoakOptions
  let console: Console
  /// Tells how many bytes are in use.
  var heap: @MainActor () -> Int = { Heap.bytesInUse }

  func run() throws(HostError) -> ExitStatus {
    guard heap() > 0 else {
      throw HostError("The heap cannot be looked into: another allocator stands in its place.")
    }
    let report = try soak(StepPlayer(app, on: options.stage))
    report.lines.forEach(console.say)
    return report.isSound ? .success : .disproved
  }

  private func soak(_ player: StepPlayer) throws(HostError) -> SoakReport {
    let simulator = player.simulator
    let atRest = simulator.census
    let watch = Stopwatch()
    var complaints = try play(player)
    let afterFirst = simulator.census
    var heapAtFirst = heap()
    for round in 2...options.times {
      complaints += try play(player)
      if round == warmUp { heapAtFirst = heap() }
      if round.isMultiple(of: interval) { tell(round, watch, simulator.census.excess(over: afterFirst)) }
    }
    return SoakReport(
      rounds: options.times, warmUp: warmUp, heapAtFirst: heapAtFirst, heapAtLast: heap(),
      kept: afterFirst.excess(over: atRest), excess: simulator.census.excess(over: afterFirst),
      complaints: complaints)
  }

  private var warmUp: Int { max(1, options.times / Self.warmUpShare) }
  private var interval: Int { max(1, options.times / Self.progressLines) }

  /// One round, up to the rest after it.
  ///
  /// - Returns: How many complaints there were.
  private func play(_ player: StepPlayer) throws(HostError) -> Int {
    for step in options.steps { try player.play(step) }
    player.takeFingerAway()
    defer { player.simulator.forgetNotes() }
    return player.simulator.complaints.count
  }

  private func tell(_ round: Int, _ watch: Stopwatch, _ excess: String?) {
    let pace = (Double(round) / max(watch.seconds, 1e-9)).text(places: 0)
    console.say(
      "\(round) rounds, \(pace) a second: \(heap()) bytes in use. "
        + (excess ?? "Nothing is alive that was not."))
  }
}
