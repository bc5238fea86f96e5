/// How a process that played sequences has ended.
enum FuzzEnd: Equatable {
  case inOrder
  /// It says what is wrong.
  case fault(String)
  /// It was ended by a signal, and maybe said of what.
  case signal(Int32, String)
  /// It was not heard of for so many seconds.
  case outOfTime(Double)

  /// What is wrong in a sentence without its full stop, or `nil`.
  var fault: String? {
    switch self {
    case .inOrder: nil
    case .fault(let words): words.trimmed(of: "At fault: ", and: ".")
    case .signal(let number, ""): "it ends the process with signal \(number)"
    case .signal(let number, let words):
      "it ends the process with signal \(number): “\(words.trimmed(of: "", and: "."))”"
    case .outOfTime(let seconds): "it does not end within \(Int(seconds)) seconds"
    }
  }
}

extension String {
  fileprivate func trimmed(of start: String, and end: String) -> String {
    let rest = hasPrefix(start) ? dropFirst(start.count) : self[...]
    return String(rest.hasSuffix(end) ? rest.dropLast(end.count) : rest)
  }
}
