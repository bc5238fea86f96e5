import Testing

@testable import Mutations

@Suite("A file with drawn mutants") struct SchemataTests {
  private static func text(of source: String, _ numbers: [Int]) -> [Substring] {
    let places = PlaceFinder.places(of: "A.swift", Array(source.utf8))
    return Schemata(of: Array(source.utf8), path: "A.swift", mutants: numbers.map { ($0, places[$0]) }).text
      .split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation") }
  }

  @Test("has each mutant of a value beside the value")
  func values() {
    #expect(
      Self.text(of: "let a = 1 + b", [0, 1])
        == ["let a = (1.isMutantOn ? (1 - b) : (0.isMutantOn ? (2 + b) : (1 + b)))"])
  }

  @Test("has each mutant of a block beside its statements, in an inner block too")
  func blocks() {
    #expect(
      Self.text(of: "func f() { a(); if b { c() } }", [0, 2]) == [
        "func f() { ", "if 0.isMutantOn {", "a(); if !(b) { c() }", "} else {", "a(); if b { ",
        "if 2.isMutantOn {",
        "} else {", "c()", "}", " }", "}", " }",
      ])
  }
}
