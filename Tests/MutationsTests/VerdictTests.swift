import Testing

@testable import Mutations

@Suite("What is said of a mutation") struct VerdictTests {
  private static let mutation = Mutation(
    "threshold-swapped", "The card returns.", in: "Interaction", "<", .expression(">"),
    caughtBy: "DragTests", "CatchTests")

  @Test(
    "is whether and by which test it was caught",
    arguments: [
      (Outcome.red(test: "\"a drag\""), true, "caught by \"a drag\""),
      (.hung(test: "\"a drag\""), true, "caught: it hung, and was killed, in \"a drag\""),
      (.crashed(test: "\"a drag\""), true, "caught: it crashed, in \"a drag\""),
      (.green(tests: 7), false, "SURVIVED 7 tests of DragTests, CatchTests"),
    ])
  func lines(_ outcome: Outcome, _ isCaught: Bool, _ finding: String) {
    let verdict = Verdict(mutation: Self.mutation, outcome: outcome)
    #expect(verdict.isCaught == isCaught)
    #expect(verdict.line == "threshold-swapped (Interaction): The card returns.\n  \(finding)")
  }
}
