import Testing

@testable import InteractiveModal

@Suite("The matching of two screens' elements")
struct ElementMatchingTests {
  /// Names on two sides, and who goes with whom.
  struct Story: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: [MatchedElementID]
    var target: [MatchedElementID]
    /// Indices of the source and the target.
    var pairs: [[Int]]
    var unmatchedSource: [Int] = []
    var unmatchedTarget: [Int] = []

    static let all = [
      Story(testDescription: "nothing", source: [], target: [], pairs: []),
      Story(
        testDescription: "the same names, in another order", source: ["a", "b", "c"],
        target: ["c", "a", "b"], pairs: [[0, 1], [1, 2], [2, 0]]),
      Story(
        testDescription: "nothing in common", source: ["a", "b"], target: ["c"], pairs: [],
        unmatchedSource: [0, 1], unmatchedTarget: [0]),
      Story(
        testDescription: "only a source", source: ["a", "a"], target: [], pairs: [], unmatchedSource: [0, 1]),
      Story(
        testDescription: "only a target", source: [], target: ["a", "b"], pairs: [], unmatchedTarget: [0, 1]),
      Story(
        testDescription: "one missing on either side", source: ["title", "image", "date"],
        target: ["image", "body", "title"], pairs: [[0, 2], [1, 0]], unmatchedSource: [2],
        unmatchedTarget: [1]),
      Story(
        testDescription: "as many of a name", source: ["a", "b", "a"], target: ["a", "a", "b"],
        pairs: [[0, 0], [1, 2], [2, 1]]),
      Story(
        testDescription: "more of a name in the source", source: ["a", "a", "a"], target: ["b", "a"],
        pairs: [[0, 1]], unmatchedSource: [1, 2], unmatchedTarget: [0]),
      Story(
        testDescription: "more of a name in the target", source: ["a"], target: ["a", "b", "a"],
        pairs: [[0, 0]], unmatchedTarget: [1, 2]),
      Story(
        testDescription: "an empty name is a name, and case counts", source: ["", "A"], target: ["a", ""],
        pairs: [[0, 1]], unmatchedSource: [1], unmatchedTarget: [0]),
    ]
  }

  @Test("pairs in order, and what is over", arguments: Story.all)
  func matches(_ story: Story) {
    let matching = ElementMatching(source: story.source, target: story.target)
    #expect(matching.pairs.map { [$0.source, $0.target] } == story.pairs)
    #expect(matching.pairs.map(\.id) == story.pairs.map { story.source[$0[0]] })
    #expect(matching.unmatchedSource == story.unmatchedSource)
    #expect(matching.unmatchedTarget == story.unmatchedTarget)
  }

  @Test("the way back matches the same elements", arguments: Story.all)
  func back(_ story: Story) {
    let there = ElementMatching(source: story.source, target: story.target)
    let back = ElementMatching(source: story.target, target: story.source)
    #expect(
      Set(there.pairs.map { [$0.source, $0.target] }) == Set(back.pairs.map { [$0.target, $0.source] }))
    #expect(there.unmatchedSource == back.unmatchedTarget)
    #expect(there.unmatchedTarget == back.unmatchedSource)
  }

  @Test("every element is in one pair or unmatched, once", arguments: 0..<50 as Range<UInt64>)
  func complete(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let names: [MatchedElementID] = ["a", "b", "c", "d"]
    let sides = (0..<2).map { _ in
      (0..<Int.random(in: 0...12, using: &random)).map { _ in names[Int.random(in: 0..<4, using: &random)] }
    }
    let matching = ElementMatching(source: sides[0], target: sides[1])
    #expect((matching.pairs.map(\.source) + matching.unmatchedSource).sorted() == Array(sides[0].indices))
    #expect((matching.pairs.map(\.target) + matching.unmatchedTarget).sorted() == Array(sides[1].indices))
    #expect(matching.pairs.allSatisfy { sides[0][$0.source] == $0.id && sides[1][$0.target] == $0.id })
    #expect(matching.pairs.map(\.source) == matching.pairs.map(\.source).sorted())
    for name in names {
      let targets = matching.pairs.filter { $0.id == name }.map(\.target)
      #expect(targets == targets.sorted())
      #expect(targets.count == min(sides[0].count { $0 == name }, sides[1].count { $0 == name }))
    }
  }

  @Test("many of one name are matched one to one")
  func many() {
    let rows = Array(repeating: "row" as MatchedElementID, count: 10_000)
    let matching = ElementMatching(source: rows, target: rows.dropLast())
    #expect(matching.pairs.allSatisfy { $0.source == $0.target })
    #expect(matching.unmatchedSource == [9999])
    #expect(matching.unmatchedTarget.isEmpty)
  }

  @Test("a name is its text")
  func names() {
    #expect(MatchedElementID(rawValue: "avatar") == "avatar")
    #expect(("avatar" as MatchedElementID).rawValue == "avatar")
    #expect(Set(["a", "b", "a"] as [MatchedElementID]).count == 2)
  }
}
