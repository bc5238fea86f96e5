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
}
