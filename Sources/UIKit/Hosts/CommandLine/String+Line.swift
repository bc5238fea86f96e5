extension String {
  /// The same on one line, with nothing in it that has a terminal do something else than show it: such characters
  /// are written as Swift writes them, `\u{1B}`.
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
