import Testing

@testable import Mutations

@Suite("Tests that execute a mutant", .recordingMutants) struct CoverageTests {
  private static let record = """
    1 A.BTests/slow()/B.swift:1:2
    1 A.BTests/fast(_:)/B.swift:2:2
    1
    2
    """
  private static let coverage = Coverage(
    record: record, durations: ["A.BTests/slow()": 10, "A.BTests/fast(_:)": 1, "A.CTests/other()": 2.5])

  @Test(
    "are those that the record names, the fast ones first; all, if it names none or the value is computed once",
    arguments: [
      (1, false, [["A.BTests/fast(_:)"], ["A.BTests/slow()"]]),
      (1, true, [["A.BTests/fast(_:)"], ["A.CTests/other()", "A.BTests/slow()"]]),
      (2, false, [["A.BTests/fast(_:)"], ["A.CTests/other()", "A.BTests/slow()"]]),
      (3, false, []),
    ])
  func groups(_ number: Int, _ isStatic: Bool, _ expected: [[String]]) {
    let place = Place(
      file: "A.swift", range: 0..<1, replacement: "", host: Outline.Host(range: 0..<1, isStatic: isStatic))
    #expect(Self.coverage.groups(for: number, of: place) == expected)
  }

  @Test("are found by a filter, and no others")
  func filter() throws {
    let filter = try Regex(
      Coverage.filter(for: ["A.BTests/slow()", "A.BTests/fast(_:)", "A.B.CTests/other()"]))
    for name in [
      "A.BTests/slow()/B.swift:1:2", "A.BTests/fast(_:)/B.swift:2:2", "A.B.CTests/other()/C.swift:1:2",
    ] {
      #expect(name.contains(filter))
    }
    for name in [
      "A.BTests/slower()/B.swift:1:2", "A.CTests/slow()/B.swift:1:2", "XA.BTests/slow()/B.swift:1:2",
    ] {
      #expect(!name.contains(filter))
    }
  }
}
