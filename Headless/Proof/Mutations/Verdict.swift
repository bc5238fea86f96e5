import Foundation

/// What a run says of one mutation.
struct Verdict: Equatable, Sendable {
  let mutation: Mutation
  let outcome: Outcome

  var isCaught: Bool {
    switch outcome {
    case .green: false
    case .red, .hung, .crashed: true
    }
  }

  /// The line that tells of it.
  var line: String { "\(mutation.line)\n  \(finding)" }

  private var finding: String {
    switch outcome {
    case .green(let tests): "SURVIVED \(tests) tests of \(mutation.suites.joined(separator: ", "))"
    case .red(let test): "caught by \(test)"
    case .hung(let test): "caught: it hung, and was killed, in \(test)"
    case .crashed(let test): "caught: it crashed, in \(test)"
    }
  }
}

extension Mutation {
  /// Which it is, where, and what it breaks.
  var line: String { "\(name) (\(folder)): \(sentence)" }
}
