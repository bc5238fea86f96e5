import Testing

@testable import Mutations

@Suite("What is read from the tests' output") struct ReadingTests {
  private static let started = #"◇ Test "a slow drag returns" started."#
  private static let failed =
    #"✘ Test "a slow drag returns" recorded an issue at DragTests.swift:33:7: Expectation failed: 1 == 2"#
  private static let counted = "✔ Test run with 12 tests in 2 suites passed after 0.345 seconds."

  @Test(
    "is what became of them",
    arguments: [
      ([started, counted], Program.End.exited(0), Outcome.green(tests: 12)),
      (["✔ Test run with 1 test in 1 suite passed after 0.1 seconds."], .exited(0), .green(tests: 1)),
      ([started, failed], .exited(1), .red(test: #""a slow drag returns""#)),
      ([started, failed], .killed(signal: 9), .red(test: #""a slow drag returns""#)),
      ([started], .killed(signal: 9), .hung(test: #""a slow drag returns""#)),
      ([started], .killed(signal: 4), .crashed(test: #""a slow drag returns""#)),
      ([started], .exited(1), .crashed(test: #""a slow drag returns""#)),
      ([], .exited(0), .green(tests: 0)),
      ([], .exited(69), .green(tests: 0)),
    ])
  func outcome(_ lines: [String], _ end: Program.End, _ expected: Outcome) {
    var reading = Reading()
    for line in lines { reading.take(line) }
    #expect(reading.outcome(at: end) == expected)
  }

  @Test(
    "names the test that failed first",
    arguments: [
      (#"✘ Test "a" recorded an issue at A.swift:1:1: Expectation failed"#, #""a""#),
      (#"✘ Test "a" recorded an issue with 1 argument v → 3 at A.swift:1:1: Expectation failed"#, #""a""#),
      ("✘ Test parts(of:) recorded an issue at A.swift:1:1: Expectation failed", "parts(of:)"),
    ])
  func failure(_ line: String, _ test: String) {
    var reading = Reading()
    reading.take("◇ Test run started.")
    #expect(reading.failure == nil)
    reading.take(line)
    reading.take(#"✘ Test "later" recorded an issue at A.swift:1:1: Expectation failed"#)
    #expect(reading.failure == test)
  }

  @Test("an argument that says as much is no failure")
  func arguments() {
    var reading = Reading()
    reading.take(#"◇ Test case passing 1 argument v → "✘ Test "a" recorded an issue at A" to "b" started."#)
    #expect(reading.failure == nil)
  }

  @Test("a warning is no failure, nor is a known issue")
  func warnings() {
    var reading = Reading()
    reading.take(#"⚠ Test "a" recorded a warning at A.swift:1:1: Slow"#)
    reading.take(#"✘ Test "a" recorded a known issue at A.swift:1:1: Expectation failed"#)
    #expect(reading.failure == nil)
  }
}
