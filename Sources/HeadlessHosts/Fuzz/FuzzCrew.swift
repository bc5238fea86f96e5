import Foundation

/// Shares the sequences among child processes.
///
/// All cores play, and a child that crashes or hangs does not end the run.
@MainActor struct FuzzCrew {
  /// Sequences that a process plays before another takes over.
  private static let share = 100
  /// Seconds of work that a process may take, plus one for each sequence. A sequence takes a small
  /// part of a second.
  private static let limit = 10
  /// Real seconds to one of work, at most.
  private static let delay = 60.0

  let options: FuzzOptions
  let maker: FuzzMaker
  let jobs: Int
  let console: Console
  /// What plays: this program.
  var program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

  func run() throws(HostError) -> ExitStatus {
    guard let (share, fault) = try firstShareAtFault() else { return .success }
    let lines =
      linesAboutOne(of: share) ?? [
        "Sequences \(share.lowerBound) to \(share.upperBound - 1) of seed \(options.seed) are at fault together, "
          + "none of them alone: \(fault).",
        "Again with: \(FuzzReport.command(words(for: share)))",
      ]
    lines.forEach(console.say)
    return .disproved
  }

  /// The report on the first sequence that fails alone; `nil` if none does.
  private func linesAboutOne(of share: Range<Int>) -> [String]? {
    for sequence in share {
      let script = maker.script(sequence)
      guard let fault = fault(of: script) else { continue }
      return FuzzReport(options: options, judge: self.fault(of:)).lines(on: sequence, script, fault)
    }
    return nil
  }

  /// Plays share after share, so many at a time, until one ends badly and all before it are done.
  private func firstShareAtFault() throws(HostError) -> (share: Range<Int>, fault: String)? {
    var progress = FuzzProgress(of: options, console)
    var rest = options.range
    var playing: [Player] = []
    var atFault: [(share: Range<Int>, fault: String)] = []
    repeat {
      while playing.count < jobs, atFault.isEmpty, !rest.isEmpty {
        playing.append(try player(of: rest.prefix(Self.share)))
        rest = rest.dropFirst(Self.share)
      }
      for (share, end) in Self.takeEnded(from: &playing) {
        if let fault = end.fault {
          atFault.append((share, fault))
        } else {
          progress.add(sequences: share.count, events: events(in: share))
        }
      }
    } while !playing.isEmpty || (atFault.isEmpty && !rest.isEmpty)
    if atFault.isEmpty { progress.end() }
    return atFault.min { $0.share.lowerBound < $1.share.lowerBound }
  }

  private typealias Player = (share: Range<Int>, child: FuzzChild)

  private func player(of share: Range<Int>) throws(HostError) -> Player {
    (share, try child(words(for: share), limit: Self.limit + share.count))
  }

  private func child(_ words: [String], limit: Int) throws(HostError) -> FuzzChild {
    try FuzzChild(program, words, limit: limit, patience: Self.delay * Double(limit))
  }

  /// Waits a moment, and gives back who has ended by then.
  private static func takeEnded(from playing: inout [Player]) -> [(Range<Int>, FuzzEnd)] {
    Thread.sleep(forTimeInterval: 0.005)
    var (going, ended): ([Player], [(Range<Int>, FuzzEnd)]) = ([], [])
    for player in playing {
      if let end = player.child.end { ended.append((player.share, end)) } else { going.append(player) }
    }
    playing = going
    return ended
  }

  private func events(in share: Range<Int>) -> Int {
    share.reduce(0) { $0 + maker.script($1).events.count }
  }

  private func words(for share: Range<Int>) -> [String] {
    ["fuzz", "--seed", "\(options.seed)", "--first", "\(share.lowerBound)", "--sequences", "\(share.count)"]
      + options.avoidance + options.recordings
  }

  /// Plays a script in a child process. Returns the fault, or `nil`.
  private func fault(of script: FuzzScript) -> String? {
    let words = ["fuzz"] + options.avoidance + ["--play", script.text]
    do throws(HostError) {
      return try child(words, limit: Self.limit).outcome().fault
    } catch {
      return error.sentence
    }
  }
}
