import Foundation
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("Matched elements of two screens")
struct MatchedScreensTests {
  /// Returns the indices of the matches, which the elements have as radii.
  private func pairs(_ source: [MatchedElement.ID], _ target: [MatchedElement.ID]) -> [[Int]] {
    func elements(_ ids: [MatchedElement.ID]) -> [MatchedElement] {
      ids.enumerated().map { MatchedElement($1, nil, cornerRadius: CGFloat($0)) }
    }
    return MatchedScreens.match(elements(source), elements(target)).map {
      [Int($0.source.cornerRadius ?? -1), Int($0.target.cornerRadius ?? -1)]
    }
  }

  @Test(
    "match by name, each once, in the order of the source, and in the same way on the way back",
    arguments: [
      ("no elements", [], [], []),
      ("the same names in another order", ["a", "b", "c"], ["c", "a", "b"], [[0, 1], [1, 2], [2, 0]]),
      ("no common name", ["a", "b"], ["c"], []),
      ("only a source", ["a", "a"], [], []),
      ("only a target", [], ["a", "b"], []),
      (
        "one without counterpart on each side", ["title", "image", "date"], ["image", "body", "title"],
        [[0, 2], [1, 0]]
      ),
      ("a name twice on both sides", ["a", "b", "a"], ["a", "a", "b"], [[0, 0], [1, 2], [2, 1]]),
      ("a name more often in the source", ["a", "a", "a"], ["b", "a"], [[0, 1]]),
      ("a name more often in the target", ["a"], ["a", "b", "a"], [[0, 0]]),
      ("an empty name, and upper case", ["", "A"], ["a", ""], [[0, 1]]),
    ] as [(String, [MatchedElement.ID], [MatchedElement.ID], [[Int]])])
  func match(name: String, source: [MatchedElement.ID], target: [MatchedElement.ID], matches: [[Int]]) {
    #expect(pairs(source, target) == matches)
    #expect(Set(pairs(target, source).map { [$0[1], $0[0]] }) == Set(matches))
  }

  @Test("match as often as both screens have the name", arguments: 0..<50 as Range<UInt64>)
  func matchRandomly(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let names: [MatchedElement.ID] = ["a", "b", "c", "d"]
    let sides = (0..<2).map { _ in
      (0..<Int.random(in: 0...12, using: &random)).map { _ in names[Int.random(in: 0..<4, using: &random)] }
    }
    let pairs = pairs(sides[0], sides[1])
    #expect(pairs.map { $0[0] } == Set(pairs.map { $0[0] }).sorted())
    for name in names {
      let targets = pairs.filter { sides[0][$0[0]] == name }.map { $0[1] }
      #expect(targets == Set(targets).sorted() && targets.allSatisfy { sides[1][$0] == name })
      #expect(targets.count == min(sides[0].count { $0 == name }, sides[1].count { $0 == name }))
    }
  }

  @Test("match one to one in a list of ten thousand with one name")
  func matchMany() {
    let rows = Array(repeating: "row" as MatchedElement.ID, count: 10_000)
    let pairs = pairs(rows, rows.dropLast())
    #expect(pairs.count == 9_999 && pairs.allSatisfy { $0[0] == $0[1] })
  }
}
