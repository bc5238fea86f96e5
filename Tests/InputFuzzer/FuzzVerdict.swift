@testable import HeadlessHosts

/// What became of an input.
enum FuzzVerdict: Equatable, Sendable {
  /// It was taken, and what was done with it came to an end.
  case accepted
  /// It was refused, in this sentence.
  case refused(String)
  /// It was taken or refused in a way that must not be; the sentence says how.
  case faulty(String)
}

extension FuzzVerdict {
  /// A refusal must be one sentence, on one line.
  static func refusal(_ sentence: String) -> FuzzVerdict {
    let isLine = !sentence.unicodeScalars.contains(where: \.breaksLine)
    return isLine && sentence.count > 1 && sentence.hasSuffix(".")
      ? .refused(sentence) : .faulty("This is no sentence: \(sentence.debugDescription)")
  }
}
