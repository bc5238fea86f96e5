/// How a process that played sequences has ended.
enum FuzzEnd: Equatable {
  case inOrder
  /// It says what is wrong.
  case fault(String)
  /// It was ended by a signal, and maybe said of what.
  case signal(Int32, String)
  /// It did not end within so many seconds of work.
  case outOfTime(Int)

  /// What is wrong in a sentence without its full stop, or `nil`.
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
