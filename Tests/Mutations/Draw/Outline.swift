/// The blocks and statements of a Swift file.
struct Outline {
  /// Code that a mutant replaces as a whole: the statements between two braces, or a value.
  struct Host: Hashable {
    let range: Range<Int>
    /// Whether the code is a value instead of statements.
    var isValue = false
    /// Whether the code runs once per process, in the first test that needs it.
    var isStatic = false
  }

  /// A statement, as indexes of tokens.
  struct Statement {
    let tokens: Range<Int>
    /// The first word after attributes, modifiers and a label.
    let keyword: String
    let isInType: Bool
  }

  private enum Block { case type, code, closure, accessors, cases }

  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "static", "final", "override", "mutating",
    "nonmutating", "nonisolated", "required", "convenience", "lazy", "weak", "unowned", "indirect", "package",
  ]
  private static let accessors: Set = ["get", "set", "willSet", "didSet", "_read", "_modify"]
  private static let types: Set = ["struct", "class", "enum", "extension", "protocol", "actor"]
  private static let controls: Set = ["if", "guard", "for", "while", "repeat", "do", "defer"]

  let tokens: [Token]
  /// The index of the bracket that closes the bracket at an index, and the reverse.
  let partners: [Int: Int]
  private(set) var hosts: [Host] = []
  private(set) var statements: [Statement] = []

  init(of tokens: [Token]) {
    self.tokens = tokens
    var (open, partners): ([Int], [Int: Int]) = ([], [:])
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      if "([{".contains(token.text) { open.append(index) }
      if ")]}".contains(token.text), let start = open.popLast() {
        partners[start] = index; partners[index] = start
      }
    }
    self.partners = partners
    visit(tokens.indices, as: .type)
  }

  /// The smallest host with a range in it.
  func host(of range: Range<Int>) -> Host? {
    hosts.filter { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound }
      .min { $0.range.count < $1.range.count }
  }

  /// The indexes of a range that are not in brackets inside of it, each opening bracket included.
  func direct(_ range: Range<Int>) -> [Int] {
    var (result, index): ([Int], Int) = ([], range.lowerBound)
    while index < range.upperBound {
      result.append(index)
      index = (partners[index].flatMap { $0 > index ? $0 : nil } ?? index) + 1
    }
    return result
  }

  // MARK: Blocks

  private mutating func visit(_ content: Range<Int>, as block: Block) {
    switch block {
    case .type, .accessors: visitStatements(content, isInType: true)
    case .code: visitCode(content)
    case .closure:
      let line = content.prefix { $0 == content.lowerBound || !tokens[$0].startsLine }
      let end = tokens[line].first?.text == "for" ? nil : direct(line).first { tokens[$0].text == "in" }
      visitStatements((end.map { $0 + 1 } ?? content.lowerBound)..<content.upperBound)
    case .cases:
      let labels = direct(content).filter {
        tokens[$0].startsLine && ["case", "default"].contains(tokens[$0].text)
      }
      for (label, next) in zip(labels, labels.dropFirst() + [content.upperBound]) {
        let colon = direct(label..<next).first { tokens[$0].text == ":" }
        visitCode(((colon ?? next - 1) + 1)..<next)
      }
    }
  }

  private mutating func visitCode(_ content: Range<Int>) {
    if let first = content.first, let last = content.last {
      hosts.append(Host(range: tokens[first].range.lowerBound..<tokens[last].range.upperBound))
    }
    visitStatements(content)
  }

  private mutating func visitStatements(_ content: Range<Int>, isInType: Bool = false) {
    var start = content.lowerBound
    for index in direct(content).dropFirst() where !continues(index) {
      visitStatement(start..<index, isInType)
      start = index
    }
    if start < content.upperBound { visitStatement(start..<content.upperBound, isInType) }
  }

  private func continues(_ index: Int) -> Bool {
    let (last, token) = (tokens[index - 1], tokens[index])
    if last.text == ";" { return false }
    if !token.startsLine || token.isBinary || last.isBinary || last.text == "," { return true }
    return [".", "?", ":", "else", "catch", "where", "{"].contains(token.text)
  }

  // MARK: Statements

  private mutating func visitStatement(_ range: Range<Int>, _ isInType: Bool) {
    var head = range.lowerBound
    while head + 1 < range.upperBound, isModifier(head) {
      head = (tokens[head + 1].text == "(" ? partners[head + 1] ?? head : head) + 1
      if tokens[head].text == ":" { head += 1 }
    }
    let keyword = tokens[head].text
    statements.append(Statement(tokens: range, keyword: keyword, isInType: isInType))
    let direct = direct(head..<range.upperBound)
    let equals = direct.first { tokens[$0].text == "=" }
    if isInType, ["let", "var"].contains(keyword), let equals {
      let end = direct.first { $0 > equals && startsAccessors($0) } ?? range.upperBound
      let isStatic = tokens[range.lowerBound..<head].contains { $0.text == "static" }
      hosts.append(
        Host(
          range: tokens[equals + 1].range.lowerBound..<tokens[end - 1].range.upperBound, isValue: true,
          isStatic: isStatic))
    }
    for index in direct where "([{".contains(tokens[index].text) {
      guard let end = partners[index], tokens[index].kind == .mark else { continue }
      if tokens[index].text == "{" {
        visit((index + 1)..<end, as: block(at: index, keyword, isValue: equals.map { $0 < index } ?? false))
      } else {
        visitNested((index + 1)..<end)
      }
    }
  }

  private func isModifier(_ index: Int) -> Bool {
    let (token, next) = (tokens[index], tokens[index + 1])
    return token.text.hasPrefix("@") || Self.modifiers.contains(token.text)
      || token.text == "class" && ["func", "var"].contains(next.text)
      || token.kind == .word && next.text == ":"
  }

  private mutating func visitNested(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].text == "{", let end = partners[index] {
        visit((index + 1)..<end, as: .closure)
        index = end
      }
      index += 1
    }
  }

  private func startsAccessors(_ index: Int) -> Bool {
    guard tokens[index].text == "{", index + 1 < tokens.count else { return false }
    return (index + 1..<min(index + 3, tokens.count)).contains {
      Self.accessors.contains(tokens[$0].text)
        && ["{", "("].contains(tokens[min($0 + 1, tokens.count - 1)].text)
    }
  }

  private func block(at index: Int, _ keyword: String, isValue: Bool) -> Block {
    switch keyword {
    case "var", "let", "subscript": startsAccessors(index) ? .accessors : isValue ? .closure : .code
    case "func", "init", "deinit": .code
    case "switch": .cases
    default:
      Self.types.contains(keyword)
        ? .type : Self.controls.contains(keyword) || Self.accessors.contains(keyword) ? .code : .closure
    }
  }
}
