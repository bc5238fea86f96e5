/// The words of a command line, taken one by one.
struct Arguments {
  /// The command that they are for; empty for the live page.
  private let command: String
  private var words: ArraySlice<String>

  init(_ words: some Sequence<String>, of command: String = "") {
    (self.command, self.words) = (command, Array(words)[...])
  }

  mutating func next() -> String? { words.popFirst() }

  /// The next word that is not an option of a stage; those before it go into `stage`.
  mutating func next(_ stage: inout StageOptions) throws(HostError) -> String? {
    while let word = next() {
      guard try stage.take(word, from: &self) else { return word }
    }
    return nil
  }

  /// The word after `option`, which wants one; `meaning` says what it stands for.
  mutating func value(of option: String, meaning: String) throws(HostError) -> String {
    guard let value = next() else { throw HostError("“\(option)” needs \(meaning) after it.") }
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

  /// Returns a word that is no option: all options of the command are known.
  func operand(_ word: String) throws(HostError) -> String {
    if word.hasPrefix("-") { throw unknown(word) }
    return word
  }

  func unknown(_ word: String) -> HostError {
    command.isEmpty
      ? HostError("There is no option “\(word)”; “help” lists those that there are.")
      : HostError("“\(command)” has no option “\(word)”; “help” lists those that it has.")
  }
}
