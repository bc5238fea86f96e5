import Foundation
import Testing

@Suite("The chart of a gesture in Architecture") struct GestureChartTests {
  private struct Declaration {
    var kind: Substring
    var isOnMainActor: Bool
    var parents: Set<Substring>
    var stored: Int
    var handlesEvents: Bool

    /// Views are not counted, nor are values that handle no event.
    var isCounted: Bool {
      switch kind {
      case "class": !parents.contains { $0.hasSuffix("View") }
      case "struct": isOnMainActor || handlesEvents
      default: false
      }
    }
  }

  private let declarations: [Substring: Declaration]
  private let section: Substring

  init() throws {
    var declarations: [Substring: Declaration] = [:]
    var extensions: [(Substring, Set<Substring>)] = []
    let files = try Repository.files(
      below: Repository.root.appendingPathComponent("Sources"), suffix: ".swift")
    for file in files {
      let source = try String(
        contentsOf: Repository.root.appendingPathComponent("Sources/\(file)"), encoding: .utf8)
      let pattern =
        /(?m)^(?<main>@MainActor )?(?:\w+ )*(?<kind>class|struct|enum|protocol|extension) (?<name>\w+)(?<head>[^{]*)\{(?<body>\}|(?s:.*?)\n\})$/
      for match in source.matches(of: pattern) {
        let parents = Set(match.head.matches(of: /\w+/).map(\.output))
        if match.kind == "extension" {
          extensions.append((match.name, parents))
        } else {
          declarations[match.name] = Declaration(
            kind: match.kind, isOnMainActor: match.main != nil, parents: parents,
            stored: Self.stored(in: match.body), handlesEvents: match.body.contains("mutating func handle("))
        }
      }
    }
    for (name, parents) in extensions { declarations[name]?.parents.formUnion(parents) }
    self.declarations = declarations
    let text = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/Architecture.md"), encoding: .utf8)
    section = try #require(
      text.split(separator: "\n## ").first { $0.hasPrefix("One gesture, there and back") })
  }

  /// Returns how many stored properties the body of a type declares.
  private static func stored(in body: Substring) -> Int {
    let lines = body.split(separator: "\n")
    return zip(lines, lines.dropFirst() + [""]).filter { line, next in
      guard line.contains(/^ {2}(?:[\w()]+ )*(?:let|var)\b/), !line.contains(/\bstatic\b/) else {
        return false
      }
      guard let brace = line.firstIndex(of: "{") else { return true }
      return line[..<brace].contains("=") || line.contains("didSet") || next.contains("didSet")
    }.count
  }

  /// The types that the chart names, each once.
  private var names: [Substring] {
    let fences = section.split(separator: "```", omittingEmptySubsequences: false)
    let charts = fences.indices.filter { !$0.isMultiple(of: 2) }.map { fences[$0] }
    return Set(
      charts.flatMap { $0.matches(of: /\b(?:[A-Z][a-z]+){2,}\b/.wordBoundaryKind(.simple)).map(\.output) }
    ).sorted()
  }

  @Test("names types that exist")
  func exist() {
    #expect(names.count > 10)
    for name in names { #expect(declarations[name] != nil, "\(name)") }
  }

  @Test("has as many types, stored properties and protocols as the text says")
  func figures() throws {
    let counted = names.compactMap { declarations[$0] }.filter(\.isCounted)
    let protocols = Set(counted.flatMap(\.parents)).filter { declarations[$0]?.kind == "protocol" }
    let stored = counted.map(\.stored).reduce(0, +)
    let figures = "\(counted.count) types, \(stored) stored properties and \(protocols.count) protocols"
    let counts = names.map { "\($0) \(declarations[$0].map { $0.isCounted ? "\($0.stored)" : "-" } ?? "?")" }
    #expect(
      section.replacing("\n", with: " ").contains(figures),
      "\(figures): \(counts.joined(separator: ", ")); \(protocols.sorted().joined(separator: ", "))")
  }
}
