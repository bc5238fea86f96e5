import Testing

@testable import Mutations

@Suite("Places that a seed can draw") struct PlaceTests {
  struct Case: Sendable {
    let text: String
    let mutants: [String]

    init(_ text: String, _ mutants: String...) { (self.text, self.mutants) = (text, mutants) }
  }

  /// The texts of all mutants of a file.
  private static func mutants(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return PlaceFinder.places(of: "A.swift", bytes).map {
      String(decoding: $0.applied(to: bytes), as: UTF8.self)
    }
  }

  @Test(
    "are operators, conditions, constants, calls and assignments",
    arguments: [
      Case("func f() { a < b }", "func f() { a <= b }", "func f() { a >= b }"),
      Case("func f() { a * b }", "func f() { a / b }"),
      Case("func f() { -a }", "func f() { a }"),
      Case("var a: B { !c }", "var a: B { c }"),
      Case("func f() { min(a, a) }", "func f() { max(a, a) }", "func f() {  }"),
      Case("func f() { a ? b : c }", "func f() { !(a) ? b : c }"),
      Case(
        "func f() { return (a.b { c }) ? d : e ? f : g }",
        "func f() { return !((a.b { c })) ? d : e ? f : g }",
        "func f() { return (a.b { c }) ? d : !(e) ? f : g }"),
      Case("func f() {\n  let a = b\n  c.d[e] ? f : g\n}", "func f() {\n  let a = b\n  !(c.d[e]) ? f : g\n}"),
      Case("func f() { if a, let b { c } }", "func f() { if !(a), let b { c } }"),
      Case(
        "func f() { guard let a, b.c else { return } }", "func f() { guard let a, !(b.c) else { return } }"),
      Case("let a = 1", "let a = 2"),
      Case("let a = 0.5", "let a = 0.625"),
      Case("let a = true", "let a = false"),
      Case("func f(a: Int = 1) {}", "func f(a: Int = 2) {}"),
      Case("func f() { a = b }", "func f() {  }"),
      Case(
        "func f() {\n  a\n    .b()\n  c()\n}", "func f() {\n  \n  c()\n}", "func f() {\n  a\n    .b()\n  \n}"),
      Case(
        "func f() {\n  switch a {\n  case .b: c()\n  @unknown default: d(1)\n  }\n}",
        "func f() {\n  switch a {\n  case .b: \n  @unknown default: d(1)\n  }\n}"),
      Case("func f() { g(a: b, c) }", "func f() { g(a: c, b) }", "func f() {  }"),
      Case("func f() { a { b in\n  c()\n  } }", "func f() {  }", "func f() { a { b in\n  \n  } }"),
    ])
  func kinds(_ example: Case) {
    #expect(Self.mutants(of: example.text) == example.mutants)
  }

  @Test(
    "are not in comments, strings, types, attributes, declarations, and code for other platforms",
    arguments: [
      "// a < b", "/* 1 */", #"let a = "1 \(b + "2") 3""#, "let a: B<C> = d",
      "@available(iOS 15, *) func f() {}",
      "func f(_ a: B, _ c: D) {}", "let a = b.0", "import A", "enum A { case b(C, D) }",
      "func f() { #available(iOS 15, *) }",
      "#if canImport(SwiftUI)\nlet a = 1\n#endif", "#if os(Linux)\n#else\nlet a = 1\n#endif",
    ])
  func none(_ text: String) {
    #expect(Self.mutants(of: text).isEmpty)
  }

  @Test("are drawn in an order that depends on the seed alone")
  func seeds() {
    let places = PlaceFinder.places(of: "A.swift", Array("let a = [1, 2, 3, 4, 5, 6, 7, 8, 9]".utf8))
    #expect(places.count == 9)
    #expect(Drawing(from: places, seed: 1).places == Drawing(from: places, seed: 1).places)
    #expect(Drawing(from: places, seed: 1).places != Drawing(from: places, seed: 2).places)
  }

  @Test(
    "are left out if the compiler complains of the mutant, or of the lines that it replaces or is nearest to",
    arguments: [
      ("mutant-0:3:5: error: no", [0]), ("/copy/A.swift:3:5: error: no", [1]),
      ("A.swift:9:5: error: no", [1]), ("A.swift:1:5: error: no", [0]),
      ("B.swift:1:5: error: no", []),
      ("mutant-0:3:5: warning: no", []),
    ])
  func broken(_ message: String, _ expected: [Int]) throws {
    let sources = ["A.swift": Array("\nlet a = 1\nlet a = 1".utf8)]
    let places = PlaceFinder.places(of: "A.swift", sources["A.swift"] ?? [])
    let drawings = (1...9).map { Drawing(from: places, seed: $0) }
    var drawing = try #require(drawings.first { $0.places == places })
    #expect(drawing.leaveOut([message], among: [0, 1], of: sources) == !expected.isEmpty)
    #expect(drawing.broken == Set(expected))
  }
}
