/// A fault in the input of a host, as one sentence on one line.
package struct HostError: Error, Equatable {
  package let sentence: String

  init(_ sentence: String) { self.sentence = sentence.onOneLine }
}

extension String {
  /// The same text on one line. Control characters and line separators are escaped as in Swift,
  /// `\u{1B}`.
  var onOneLine: String {
    unicodeScalars.map { $0.breaksLine ? $0.escaped(asASCII: true) : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line, or is a terminal's to act on.
  var breaksLine: Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }
}
