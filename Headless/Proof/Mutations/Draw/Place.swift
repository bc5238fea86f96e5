import Foundation

/// A place of a source file, and the text that a mutant has there.
struct Place: Equatable {
  /// Below the repository's root.
  let file: String
  /// The bytes that are replaced.
  let range: Range<Int>
  let replacement: String
  let host: Outline.Host
}

/// Finds all places of a file.
struct PlaceFinder {
  private static let operators = [
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
    "===": ["!=="], "!==": ["==="], "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["/"],
    "/": ["*"], "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="],
  ]
  private static let words = ["true": "false", "false": "true", "min": "max", "max": "min"]
  /// Words that a statement begins with that is neither a call nor an assignment.
  private static let keywords: Set = [
    "let", "var", "func", "init", "deinit", "if", "guard", "for", "while", "repeat", "do", "defer", "switch",
    "return",
    "throw", "break", "continue", "fallthrough", "case", "import", "struct", "class", "enum", "extension",
    "protocol",
    "typealias", "get", "set", "subscript", "in",
  ]

  /// What ends before a condition of a ternary operator begins.
  private static let bounds: Set = [
    "(", "[", "{", ",", ":", ";", "?", "=", "+=", "-=", "return", "in", "if", "guard", "while", "case", "try",
  ]

  private let file: String
  private let bytes: [UInt8]
  private let outline: Outline
  private var tokens: [Token] { outline.tokens }
  private var places: [Place] = []

  static func places(of file: String, _ bytes: [UInt8]) -> [Place] {
    var finder = PlaceFinder(
      file: file, bytes: bytes, outline: Outline(of: Scanner.tokens(of: bytes).activeOnLinux()))
    finder.find()
    return finder.places
  }

  private mutating func find() {
    var index = 0
    while index < tokens.count {
      if let end = arguments(after: index), "@#".contains(tokens[index].text.prefix(1)) {
        index = end
      } else {
        findToken(index)
        if ["if", "guard", "while"].contains(tokens[index].text) { findConditions(after: index) }
        if let end = arguments(after: index) { findSwaps(index, end) }
      }
      index += 1
    }
    for statement in outline.statements { findDrop(statement) }
  }

  private mutating func add(_ range: Range<Int>, _ replacement: String, isConstant: Bool = false) {
    let inline = isConstant ? Outline.Host(range: range, isValue: true) : nil
    guard !outline.isUnreachable(range), let host = outline.host(of: range) ?? inline else { return }
    places.append(Place(file: file, range: range, replacement: replacement, host: host))
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Operators and constants

  private mutating func findToken(_ index: Int) {
    let (token, last) = (tokens[index], index > 0 ? tokens[index - 1].text : "")
    switch token.kind {
    case .symbol where token.isBinary && token.text == "?":
      let range = condition(before: index)
      add(range, "!(\(text(range)))")
    case .symbol where token.isBinary:
      for other in Self.operators[token.text] ?? [] { add(token.range, other) }
    case .symbol where token.isPrefix && ["-", "!"].contains(token.text):
      add(token.range, "")
    case .number where last != ".":
      if let number = Int(token.text) {
        add(token.range, "\(number + 1)", isConstant: true)
      } else if let number = Double(token.text) {
        add(token.range, "\(number * 1.25)", isConstant: true)
      }
    case .word where arguments(after: index) != nil || ["true", "false"].contains(token.text):
      if let other = Self.words[token.text] { add(token.range, other, isConstant: true) }
    case .word, .number, .string, .symbol, .mark: break
    }
  }

  // MARK: Conditions

  private mutating func findConditions(after index: Int) {
    var start = index + 1
    for next in outline.direct(start..<tokens.count)
    where [",", "{", "else", "}"].contains(tokens[next].text) {
      if start < next, isNegated(start..<next) {
        let range = tokens[start].range.lowerBound..<tokens[next - 1].range.upperBound
        add(range, "!(\(text(range)))")
      }
      guard tokens[next].text == "," else { return }
      start = next + 1
    }
  }

  /// The condition of a ternary operator: what is before its mark, back to the first word or mark that no condition
  /// contains.
  private func condition(before mark: Int) -> Range<Int> {
    var start = mark
    while start > 0, !startsStatement(start), !Self.bounds.contains(tokens[start - 1].text) {
      start = outline.partners[start - 1].map { min($0, start - 1) } ?? start - 1
    }
    return tokens[start].range.lowerBound..<tokens[mark - 1].range.upperBound
  }

  private func startsStatement(_ index: Int) -> Bool {
    outline.statements.contains { $0.tokens.lowerBound == index }
  }

  /// Whether a clause gets a negation: a binding has none, and a single comparison or `!` has the same mutant already.
  private func isNegated(_ clause: Range<Int>) -> Bool {
    guard !["let", "var", "case", "#available", "!"].contains(tokens[clause.lowerBound].text) else {
      return false
    }
    let operators = outline.direct(clause).filter { tokens[$0].isBinary }.map { tokens[$0].text }
    return operators.contains { ["&&", "||"].contains($0) }
      || !operators.contains { ["==", "!=", "===", "!==", "<", "<=", ">", ">="].contains($0) }
  }

  // MARK: Calls

  /// The index of the bracket that ends the arguments of a call, if the word at an index is its name.
  private func arguments(after index: Int) -> Int? {
    guard index + 1 < tokens.count, tokens[index].kind == .word, tokens[index + 1].text == "(",
      tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
    else { return nil }
    return outline.partners[index + 1]
  }

  private mutating func findSwaps(_ index: Int, _ end: Int) {
    let (name, last) = (tokens[index].text, index > 0 ? tokens[index - 1].text : "")
    // `min`, `max` and `hypot` are symmetric.
    guard !["func", "case"].contains(last), !["subscript", "min", "max", "hypot"].contains(name),
      name != "init" || last == "."
    else { return }
    let commas = outline.direct((index + 2)..<end).filter { tokens[$0].text == "," }
    let values = zip([index + 1] + commas, commas + [end]).compactMap { value(after: $0, before: $1) }
    guard values.count == commas.count + 1 else { return }
    for (one, other) in zip(values, values.dropFirst()) where text(one) != text(other) {
      let between = one.upperBound..<other.lowerBound
      add(one.lowerBound..<other.upperBound, text(other) + text(between) + text(one))
    }
  }

  /// The bytes of an argument without its label. A pattern and a parameter have no value.
  private func value(after start: Int, before end: Int) -> Range<Int>? {
    let isLabeled = start + 2 < end && tokens[start + 2].text == ":"
    let first = start + (isLabeled ? 3 : 1)
    guard first < end, !["let", "var"].contains(tokens[first].text) else { return nil }
    return tokens[first].range.lowerBound..<tokens[end - 1].range.upperBound
  }

  // MARK: Statements

  private mutating func findDrop(_ statement: Outline.Statement) {
    let words = tokens[statement.tokens].prefix { $0.text != ";" }
    guard !statement.isInType, let first = words.first, let last = words.last,
      !Self.keywords.contains(statement.keyword), !"@#".contains(first.text.prefix(1)),
      [")", "}"].contains(last.text)
        || outline.direct(statement.tokens).contains(where: {
          tokens[$0].isBinary && tokens[$0].text.hasSuffix("=")
        })
    else { return }
    add(first.range.lowerBound..<last.range.upperBound, "")
  }
}
