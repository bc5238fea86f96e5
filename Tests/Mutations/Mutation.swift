/// One way to break the kit: a place in its sources, what stands there instead, and who ought to notice.
struct Mutation: Equatable, Sendable {
  /// What it is switched on by; of its own, in small letters with hyphens.
  let name: String
  /// What is broken, in a sentence that somebody understands who uses the kit.
  let sentence: String
  /// The file, below the folder of the kit.
  let file: String
  /// The text that is broken. It stands in the file exactly once.
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
    _ name: String, _ sentence: String, in file: String, _ original: String, _ replacement: Replacement,
    caughtBy suites: String...
  ) {
    self.name = name
    self.sentence = sentence
    self.file = file
    self.original = original
    self.replacement = replacement
    self.suites = suites
  }
}

extension Mutation {
  /// Both in one: which of them runs is decided when they run.
  var rewritten: String {
    switch replacement {
    case .statement(let broken): "if Mutant.isOn(\"\(name)\") { \(broken) } else { \(original) }"
    case .expression(let broken): "(Mutant.isOn(\"\(name)\") ? \(broken) : \(original))"
    }
  }
}
