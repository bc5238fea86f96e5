import Testing

@testable import Mutations

@Suite("Events of the tests") struct ReadingTests {
  private static func event(_ kind: String, _ more: String = "") -> String {
    #"{"kind":"event","payload":{"instant":{"absolute":1.5},"kind":"\#(kind)","testID":"A.BTests\/c()\/B.swift:1:2"\#(more)}}"#
  }

  private static let started = event("testStarted")
  private static let ended = event("testEnded")
  private static let failed = event("issueRecorded", #","issue":{"isFailure":true,"isKnown":false}"#)
  private static let known = event("issueRecorded", #","issue":{"isFailure":true,"isKnown":true}"#)
  private static let warned = event("issueRecorded", #","issue":{"isFailure":false,"isKnown":false}"#)
  private static let name = "A.BTests/c()"

  @Test(
    "tell the outcome",
    arguments: [
      ([started, ended], Program.End.exited(0), Outcome.green(tests: 1)),
      ([started, failed, ended], .exited(1), .red(test: name)),
      ([started, failed], .killed(signal: 9), .red(test: name)),
      ([started], .killed(signal: 9), .hung(test: name)),
      ([started], .killed(signal: 4), .crashed(test: name)),
      ([started], .exited(1), .crashed(test: name)),
      ([started, known, warned, ended], .exited(0), .green(tests: 1)),
      (["text of a test", "{"], .exited(0), .green(tests: 0)),
      ([], .exited(69), .green(tests: 0)),
    ])
  func outcome(_ lines: [String], _ end: Program.End, _ expected: Outcome) {
    var reading = Reading()
    for line in lines { reading.take(line) }
    #expect(reading.outcome(at: end) == expected)
  }

  @Test(
    "name a test, and no suite",
    arguments: [
      ("A.BTests/c()/B.swift:1:2", "A.BTests/c()"), ("A.BTests/c(_:d:)/B.swift:1:2", "A.BTests/c(_:d:)"),
      ("A.BTests", nil),
    ])
  func names(_ identifier: String, _ name: String?) {
    #expect(Reading.name(of: identifier) == name)
  }
}
