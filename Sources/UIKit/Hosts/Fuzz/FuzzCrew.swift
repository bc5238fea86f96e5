import Foundation

/// Shares sequences out to processes, so that all cores play, and none of them can end the run, or keep it forever.
@MainActor struct FuzzCrew {
  /// Sequences that a process plays before another takes over.
  private static let share = 100
  /// Real seconds that a process may take, whatever it plays; a sequence takes a small part of one.
  private static let patience = 10.0

  let options: FuzzOptions
  let maker: FuzzMaker
  let jobs: Int
  let console: Console
  /// What plays: this program.
  var program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

  func run() throws(HostError) -> ExitStatus {
    guard let share = try firstShareAtFault() else { return .success }
    for sequence in share {
      let script = maker.script(sequence)
      if let fault = fault(of: script) {
        FuzzReport(options: options, judge: fault(of:)).lines(on: sequence, script, fault).forEach(
          console.say)
        return .disproved
      }
    }
    console.say(
      "Sequences \(share.lowerBound) to \(share.upperBound - 1) of seed \(options.seed) are at fault together, "
        + "none of them alone. Again with --first \(share.lowerBound) --sequences \(share.count).")
    return .disproved
  }

  /// Plays share after share, so many at a time, until one ends badly and all before it are done.
  private func firstShareAtFault() throws(HostError) -> Range<Int>? {
    var progress = FuzzProgress(of: options, console)
    var rest = options.range
    var (playing, atFault): ([Player], [Range<Int>]) = ([], [])
    repeat {
      while playing.count < jobs, atFault.isEmpty, !rest.isEmpty {
        playing.append(try player(of: rest.prefix(Self.share)))
        rest = rest.dropFirst(Self.share)
      }
      for (share, end) in Self.takeEnded(from: &playing) {
        if end == .inOrder {
          progress.add(sequences: share.count, events: events(in: share))
        } else {
          atFault.append(share)
        }
      }
    } while !playing.isEmpty || (atFault.isEmpty && !rest.isEmpty)
    if atFault.isEmpty { progress.end() }
    return atFault.min { $0.lowerBound < $1.lowerBound }
  }

  private typealias Player = (share: Range<Int>, child: FuzzChild)

  private func player(of share: Range<Int>) throws(HostError) -> Player {
    (share, try FuzzChild(program, words(for: share), limit: Self.patience + Double(share.count)))
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
      + avoided + options.recordings
  }

  private var avoided: [String] { options.avoided.sorted().flatMap { ["--avoid", $0] } }

  /// What is wrong with a script, as a process of its own finds.
  private func fault(of script: FuzzScript) -> String? {
    let words = ["fuzz"] + avoided + ["--play", script.text]
    do throws(HostError) {
      return try FuzzChild(program, words, limit: Self.patience).outcome().fault
    } catch {
      return error.sentence
    }
  }
}
