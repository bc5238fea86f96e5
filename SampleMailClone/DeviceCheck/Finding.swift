/// What a check has found.
enum Finding: Codable, Equatable, Sendable {
  /// UIKit does what the kit assumes.
  case holds
  /// UIKit does something else, in a few words.
  case differs(String)
  /// Nothing is assumed, and the sentence of the check is an open question; the answer, in a few words.
  case answer(String)
  /// This device cannot tell; why not, in a few words.
  case unknown(String)
  /// No finger was there to help.
  case skipped

  /// Holds if a condition is true.
  static func that(_ condition: Bool, else found: @autoclosure () -> String) -> Finding {
    condition ? .holds : .differs(found())
  }

  /// Holds if two values are equal.
  static func same<Value: Equatable>(_ found: Value, as expected: Value) -> Finding {
    that(found == expected, else: "\(found)")
  }

  /// A finding in one word, for a report.
  enum Kind: String {
    case holds
    case differs = "DIFFERS"
    case answer
    case unknown
    case skipped
  }

  var kind: Kind {
    switch self {
    case .holds: .holds
    case .differs: .differs
    case .answer: .answer
    case .unknown: .unknown
    case .skipped: .skipped
    }
  }

  /// The rest of the finding, if it is more than a word.
  var found: String? {
    switch self {
    case .differs(let found), .answer(let found), .unknown(let found): found
    case .holds, .skipped: nil
    }
  }
}
