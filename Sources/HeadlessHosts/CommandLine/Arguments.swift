import UIKit

/// The words of a command line, taken one by one.
struct Arguments {
  private var words: ArraySlice<String>

  init(_ words: [String]) { self.words = words[...] }

  mutating func next() -> String? { words.popFirst() }

  /// The word after `option`, which wants one; `meaning` says what it stands for.
  mutating func value(of option: String, meaning: String) throws(HostError) -> String {
    guard let value = words.popFirst() else { throw HostError("“\(option)” needs \(meaning) after it.") }
    return value
  }
}
