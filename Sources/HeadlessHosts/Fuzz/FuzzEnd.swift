/// The end of a child process that played sequences.
enum FuzzEnd: Equatable {
  case inOrder
  /// It says what is wrong.
  case fault(String)
  /// A signal ended it; the text is its own message, if there is one.
  case signal(Int32, String)
  /// It did not end within so many seconds of work.
  case outOfTime(Int)

  /// The fault, a sentence without its full stop; `nil` if there is none.
  var fault: String? {
    switch self {
    case .inOrder: nil
    case .fault(let words): words.withoutFullStop
    case .signal(let number, ""): "it ends the process with signal \(number)"
    case .signal(let number, let words):
      "it ends the process with signal \(number): “\(words.withoutFullStop)”"
    case .outOfTime(let seconds): "it does not end within \(seconds) seconds of work"
    }
  }
}

extension String {
  /// A sentence to go on with.
  var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
