/// A public symbol of the kit.
struct Symbol: Equatable {
  /// The type that has it, or the symbol itself for a type.
  let type: String
  /// The declaration on one line, without `public`, body and default documentation.
  let declaration: String
  /// The first sentence of its documentation.
  let summary: String
}

/// Reads public symbols from formatted Swift source, line by line.
struct SymbolReader {
  private var scopes: [(name: String?, depth: Int, isProtocol: Bool)] = []
  private var depth = 0
  private var comment: [Substring] = []
  private var symbols: [Symbol] = []

  /// Returns the public symbols of a source file.
  func symbols(in source: String) -> [Symbol] {
    var reader = self
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() { reader.read(line, followedBy: &lines) }
    return reader.symbols
  }

  private mutating func read(_ line: Substring, followedBy rest: inout ArraySlice<Substring>) {
    let text = line.drop { $0 == " " }
    if text.hasPrefix("///") {
      comment.append(text.dropFirst(3).drop { $0 == " " })
      return
    }
    var statement = String(text)
    while isOpen(statement, before: rest.first), let next = rest.popFirst() {
      statement += " " + next.drop { $0 == " " }
    }
    note(statement)
    // An attribute on a line of its own stands between a comment and its declaration.
    let isAttribute = text.hasPrefix("@") && (!text.contains(" ") || text.hasPrefix("@available("))
    if !isAttribute { comment = [] }
    enter(statement)
  }

  /// A declaration whose parameters go on in the next line, or whose result stands there.
  private func isOpen(_ statement: String, before next: Substring?) -> Bool {
    guard isPublic(statement) else { return false }
    let isResult = next?.drop { $0 == " " }.hasPrefix("-> ") ?? false
    return isResult || statement.filter { $0 == "(" }.count > statement.filter { $0 == ")" }.count
  }

  private func isPublic(_ statement: String) -> Bool {
    let words = statement.prefix { !"{(=:".contains($0) }.split(separator: " ")
    let access = words.prefix { $0 != "case" }
    return access.contains("public") || access.contains("open") || isPublicMember(statement)
  }

  /// Cases of an enum and requirements of a protocol have no access level of their own.
  private func isPublicMember(_ statement: String) -> Bool {
    guard let scope = scopes.last, let name = scope.name, scope.depth == depth, publicScopes.contains(name)
    else { return false }
    return scope.isProtocol
      ? statement.hasPrefix("func ") || statement.hasPrefix("var ") : statement.hasPrefix("case ")
  }

  private var publicScopes: Set<String> = []

  private mutating func note(_ statement: String) {
    guard isPublic(statement), !statement.hasPrefix("//") else { return }
    let declaration = Self.declaration(of: statement)
    let name = typeName(in: statement)
    if let name { publicScopes.insert(name) }
    let owner = name ?? scopes.last { $0.name != nil }?.name ?? "Global"
    symbols.append(Symbol(type: owner, declaration: declaration, summary: Self.sentence(comment)))
  }

  private mutating func enter(_ statement: String) {
    let opened = statement.filter { $0 == "{" }.count - statement.filter { $0 == "}" }.count
    if opened > 0 {
      let name = typeName(in: statement) ?? extendedName(in: statement)
      scopes.append((name, depth + opened, statement.contains("protocol ")))
    }
    depth += opened
    while let scope = scopes.last, scope.depth > depth { scopes.removeLast() }
  }

  private func typeName(in statement: String) -> String? {
    let words = statement.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
    guard let index = words.firstIndex(where: { ["struct", "class", "enum", "protocol"].contains($0) }),
      words.indices.contains(index + 1), !words[..<index].contains("func"), !words[..<index].contains("var")
    else { return nil }
    let outer = scopes.last { $0.name != nil }?.name
    return (outer.map { $0 + "." } ?? "") + words[index + 1]
  }

  private func extendedName(in statement: String) -> String? {
    let words = statement.split { $0 == " " || $0 == ":" }
    guard let index = words.firstIndex(of: "extension"), words.indices.contains(index + 1) else { return nil }
    return String(words[index + 1])
  }

  /// Leaves out attributes, access level, body and accessors.
  private static func declaration(of statement: String) -> String {
    var text = statement
    let words = [
      "@MainActor ", "@discardableResult ", "public ", "open ", "private(set) ", "internal(set) ",
      "indirect ",
    ]
    while let word = words.first(where: text.hasPrefix) { text.removeFirst(word.count) }
    if let brace = text.firstIndex(of: "{") { text = String(text[..<brace]) }
    return text.replacing("( ", with: "(").replacing(" )", with: ")").replacing("|", with: "\\|")
      .trimmingSuffix(" ")
  }

  private static func sentence(_ comment: [Substring]) -> String {
    let first = comment.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")
    let end = first.firstRange(of: ". ")?.lowerBound ?? first.endIndex
    let sentence = String(first[..<end])
    return sentence.hasSuffix(".") || sentence.isEmpty ? sentence : sentence + "."
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
