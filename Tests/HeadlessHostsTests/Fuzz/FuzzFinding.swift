import Testing
import UIKit

@testable import HeadlessHosts
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
        #"“hel\u{1B}[2J” is no command; there are film, strip, soak, replay, latency, fuzz, check and help."#)
    ),
    // The finger's way was drawn to infinity.
    FuzzFinding(
      subject: .commands, input: "strip\0tap=compose\0drag=-1.7976931348623157e308,300,-1e308,-200",
      verdict: .refused(
        "“drag=-1.7976931348623157e308,300,-1e308,-200” is no step; "
          + "there are tap=NAME, tap=X,Y and drag=X,Y,DX,DY.")),
    // The table's row broke off within a name.
    FuzzFinding(
      subject: .gestures,
      input: #"{"name":"a\u007f","kind":"b\nc","density":1,"up":{"t":0,"x":0,"y":0},"#
        + #""samples":[{"t":0,"x":0,"y":0}]}"#,
      verdict: .accepted),
  ]
}
