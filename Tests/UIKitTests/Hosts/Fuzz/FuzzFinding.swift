import Testing

@testable import InputFuzzer

/// An input that fuzzing found to come to a bad end, and what becomes of it now.
struct FuzzFinding: Sendable, CustomTestStringConvertible {
  let subject: FuzzSubject
  let input: String
  let verdict: FuzzVerdict

  var testDescription: String { "\(subject): \(input.prefix(60))" }

  static let all = [
    // The terminal did what was quoted.
    FuzzFinding(
      subject: .commands, input: "hel\u{1B}[2J",
      verdict: .refused(
        #"“hel\u{1B}[2J” is no command; there are film, strip, soak, replay, latency, fuzz and help."#))
  ]
}
