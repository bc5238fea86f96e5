import Foundation

/// Reads the events that Swift Testing writes, one a line.
struct Reading {
  private struct Event: Decodable {
    struct Payload: Decodable {
      let kind: String
      let testID: String?
      let issue: Issue?
      let instant: Instant
    }
    struct Issue: Decodable {
      let isFailure: Bool
      let isKnown: Bool
    }
    struct Instant: Decodable { let absolute: TimeInterval }
    let payload: Payload
  }

  /// The tests that failed, the first one first, each as `Target.Suite/function()`.
  private(set) var failures: [String] = []
  /// How long each test took, in seconds.
  private(set) var durations: [String: TimeInterval] = [:]
  private var starts: [String: TimeInterval] = [:]
  private var last = "no test"

  mutating func take(_ line: String) {
    guard line.hasPrefix("{"),
      let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)).payload,
      let test = event.testID.flatMap(Self.name)
    else { return }
    switch event.kind {
    case "testStarted":
      starts[test] = event.instant.absolute
      last = test
    case "testEnded":
      durations[test] = event.instant.absolute - (starts[test] ?? 0)
    case "issueRecorded":
      guard let issue = event.issue, issue.isFailure, !issue.isKnown, !failures.contains(test) else { return }
      failures.append(test)
    default: break
    }
  }

  /// The name of a test: its identifier without the file. A suite has none.
  static func name(of identifier: String) -> String? {
    identifier.range(of: ")/", options: .backwards).map { String(identifier[..<$0.lowerBound]) + ")" }
  }

  /// The outcome, with regard to the way in which the program ended.
  func outcome(at end: Program.End) -> Outcome {
    if let failure = failures.first { return .red(test: failure) }
    switch end {
    // Swift Testing exits with 69 if no test has such a name.
    case .exited(0), .exited(69): return .green(tests: durations.count)
    case .killed(signal: 9): return .hung(test: last)
    case .exited, .killed: return .crashed(test: last)
    }
  }
}
