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

  /// The number after `option`, which takes one of `range`.
  mutating func number(
    of option: String, in range: ClosedRange<Int>, _ noun: String = "a number"
  ) throws(HostError) -> Int {
    let word = try value(of: option, meaning: "a number")
    if let number = Int(word), range.contains(number) { return number }
    let (least, most) = (range.lowerBound, range.upperBound)
    throw HostError("“\(option)” takes \(noun) from \(least) to \(most), not “\(word)”.")
  }
}
