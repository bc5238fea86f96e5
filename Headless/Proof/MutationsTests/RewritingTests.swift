import Testing

@testable import Mutations

@Suite("Rewriting a file") struct RewritingTests {
  private static func mutation(
    _ name: String, _ original: String, _ replacement: Mutation.Replacement
  ) -> Mutation {
    Mutation(name, "It is broken.", in: "A", original, replacement, caughtBy: "Tests")
  }

  struct Case: Sendable {
    let text: String
    let original: String
    let replacement: Mutation.Replacement
    let expected: String
  }

  @Test(
    "puts what is broken beside what was there",
    arguments: [
      Case(
        text: "func f() { g() }", original: "g()", replacement: .statement("h()"),
        expected: "func f() { if \"x\".isMutantOn { h() } else { g() } }"),
      Case(
        text: "func f() {\n  g()\n  i()\n}", original: "g()\n  i()", replacement: .statement("i()"),
        expected: "func f() {\n  if \"x\".isMutantOn { i() } else { g()\n  i() }\n}"),
      Case(
        text: "let a = b + c * 2", original: "b + c", replacement: .expression("b - c"),
        expected: "let a = (\"x\".isMutantOn ? b - c : b + c) * 2"),
      Case(
        text: "guard a, b else { return }", original: "b", replacement: .expression("true"),
        expected: "guard a, (\"x\".isMutantOn ? true : b) else { return }"),
      Case(
        text: "{ g(\n    1) }", original: "g( 1)", replacement: .statement("h()"),
        expected: "{ if \"x\".isMutantOn { h() } else { g(\n    1) } }"),
      Case(text: "a", original: "a", replacement: .expression("1"), expected: "(\"x\".isMutantOn ? 1 : a)"),
    ])
  func kinds(_ example: Case) throws {
    let mutation = Self.mutation("x", example.original, example.replacement)
    #expect(
      try Rewriting.apply([mutation], to: ["A/B.swift": example.text, "C.swift": example.text])
        == ["A/B.swift": example.expected])
  }

  @Test("takes several, in whatever order they are named")
  func several() throws {
    let (first, second) = (
      Self.mutation("first", "a()", .statement("_ = 1")), Self.mutation("second", "c", .expression("d"))
    )
    let expected =
      "{ if \"first\".isMutantOn { _ = 1 } else { a() }; b((\"second\".isMutantOn ? d : c)) }"
    for mutations in [[first, second], [second, first]] {
      #expect(try Rewriting.apply(mutations, to: ["A/B.swift": "{ a(); b(c) }"]) == ["A/B.swift": expected])
    }
  }

  @Test("leaves a file alone that nothing is broken in")
  func none() throws {
    #expect(try Rewriting.apply([], to: ["A/B.swift": "a()\n"]).isEmpty)
  }

  @Test(
    "wants the original exactly once",
    arguments: [("b()", 0), ("a() + a()", 2), ("", 0), ("a();a();a()", 3)])
  func once(_ text: String, _ count: Int) {
    let mutation = Self.mutation("x", "a()", .statement("b()"))
    let complaint = Complaint("x breaks a text that is \(count) times in A: a()")
    #expect(throws: complaint) { try Rewriting.apply([mutation], to: ["A/B.swift": text]) }
  }

  @Test("takes none that lies in another")
  func overlap() {
    let (outer, inner) = (
      Self.mutation("outer", "f(a)", .expression("b")), Self.mutation("inner", "a", .expression("b"))
    )
    let complaint = Complaint("inner lies in what another mutation breaks, in A/B.swift.")
    #expect(throws: complaint) { try Rewriting.apply([inner, outer], to: ["A/B.swift": "f(a)"]) }
  }
}
