/// One way to break the kit: a place in its sources, what stands there instead, and who ought to notice.
struct Mutation: Equatable, Sendable {
  /// What it is switched on by; of its own, in small letters with hyphens.
  let name: String
  /// What is broken, in a sentence that somebody understands who uses the kit.
  let sentence: String
  /// A folder of the kit, as `Modal/Card`. The file in it may have any name.
  let folder: String
  /// The text that is broken. It stands in the folder exactly once, with any spaces and line breaks.
  let original: String
  let replacement: Replacement
  /// The suites of the kit's tests of which one ought to go red.
  let suites: [String]

  /// What stands in place of the original, and what kind of code both are.
  enum Replacement: Equatable, Sendable {
    /// One or more whole statements; none of them declares what is used after it.
    case statement(String)
    /// A value.
    case expression(String)
  }

  init(
    _ name: String, _ sentence: String, in folder: String, _ original: String, _ replacement: Replacement,
    caughtBy suites: String...
  ) {
    self.name = name
    self.sentence = sentence
    self.folder = folder
    self.original = original
    self.replacement = replacement
    self.suites = suites
  }
}

extension Mutation {
  /// The broken code beside what the kit has: which of them runs is decided when they run.
  func rewriting(_ found: Substring) -> String {
    switch replacement {
    case .statement(let broken): "if \"\(name)\".isMutantOn { \(broken) } else { \(found) }"
    case .expression(let broken): "(\"\(name)\".isMutantOn ? \(broken) : \(found))"
    }
  }
}
