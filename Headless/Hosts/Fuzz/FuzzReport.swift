import Foundation

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
