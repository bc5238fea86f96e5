/// What is read from the lines that Swift Testing writes.
struct Reading {
  /// The first test that failed.
  private(set) var failure: String?
  private var last = "no test"
  private var count = 0

  mutating func take(_ line: String) {
    if let match = line.firstMatch(of: #/^\S+ Test (".*?"|\S+\(.*?\)) recorded an issue/#) {
      failure = failure ?? String(match.1)
    } else if let match = line.firstMatch(of: #/^\S+ Test (".*"|\S+\(.*\)) started\./#) {
      last = String(match.1)
    } else if let match = line.firstMatch(of: #/^\S+ Test run with (\d+) tests?/#) {
      count = Int(match.1) ?? 0
    }
  }

  /// What it comes to, the way in which the program ended taken into account.
  func outcome(at end: Program.End) -> Outcome {
    if let failure { return .red(test: failure) }
    switch end {
    case .exited(0): return .green(tests: count)
    // Swift Testing's way to say that no test has such a name.
    case .exited(69): return .green(tests: 0)
    case .killed(signal: 9): return .hung(test: last)
    case .exited, .killed: return .crashed(test: last)
    }
  }
}
