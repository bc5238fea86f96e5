/// What a check has found.
struct Finding: Equatable, Sendable {
  /// A finding in one word.
  enum Kind: String, Sendable {
    /// UIKit does what the kit assumes.
    case holds
    /// UIKit does something else.
    case differs = "DIFFERS"
    /// Nothing is assumed: the sentence of the check is an open question.
    case answer
    /// This device cannot tell.
    case unknown
    /// No finger was there to help.
    case skipped
  }

  let kind: Kind
  /// What UIKit does, the answer, or why this device cannot tell, in a few words.
  var found: String?

  static let holds = Finding(kind: .holds)
  static let skipped = Finding(kind: .skipped)
  static func differs(_ found: String) -> Finding { Finding(kind: .differs, found: found) }
  static func answer(_ found: String) -> Finding { Finding(kind: .answer, found: found) }
  static func unknown(_ found: String) -> Finding { Finding(kind: .unknown, found: found) }

  /// Holds if a condition is true.
  static func that(_ condition: Bool, else found: @autoclosure () -> String) -> Finding {
    condition ? .holds : .differs(found())
  }

  /// Holds if two values are equal.
  static func same<Value: Equatable>(_ found: Value, as expected: Value) -> Finding {
    that(found == expected, else: "\(found)")
  }
}
