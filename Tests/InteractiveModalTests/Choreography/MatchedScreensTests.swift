import Foundation
import Testing

@testable import InteractiveModal

@MainActor @Suite("Matched elements of two screens")
struct MatchedScreensTests {
  /// The names on two screens, and the indices of those that match.
  struct Example: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: [MatchedElement.ID]
    var target: [MatchedElement.ID]
    var pairs: [[Int]]

    static let all = [
      Example(testDescription: "no elements", source: [], target: [], pairs: []),
      Example(
        testDescription: "the same names in another order", source: ["a", "b", "c"],
        target: ["c", "a", "b"], pairs: [[0, 1], [1, 2], [2, 0]]),
      Example(testDescription: "no common name", source: ["a", "b"], target: ["c"], pairs: []),
      Example(testDescription: "only a source", source: ["a", "a"], target: [], pairs: []),
      Example(testDescription: "only a target", source: [], target: ["a", "b"], pairs: []),
      Example(
        testDescription: "one without counterpart on each side", source: ["title", "image", "date"],
        target: ["image", "body", "title"], pairs: [[0, 2], [1, 0]]),
      Example(
        testDescription: "a name twice on both sides", source: ["a", "b", "a"], target: ["a", "a", "b"],
        pairs: [[0, 0], [1, 2], [2, 1]]),
      Example(
        testDescription: "a name more often in the source", source: ["a", "a", "a"], target: ["b", "a"],
        pairs: [[0, 1]]),
      Example(
        testDescription: "a name more often in the target", source: ["a"], target: ["a", "b", "a"],
        pairs: [[0, 0]]),
      Example(
        testDescription: "an empty name, and upper case", source: ["", "A"], target: ["a", ""],
        pairs: [[0, 1]]),
    ]
  }

  /// Returns the indices of the matches, which the elements have as radii.
  private func pairs(_ source: [MatchedElement.ID], _ target: [MatchedElement.ID]) -> [[Int]] {
    func elements(_ ids: [MatchedElement.ID]) -> [MatchedElement] {
      ids.enumerated().map { MatchedElement($1, nil, cornerRadius: CGFloat($0)) }
    }
    return MatchedScreens.match(elements(source), elements(target)).map {
      [Int($0.source.cornerRadius ?? -1), Int($0.target.cornerRadius ?? -1)]
    }
  }

  @Test("match by name, each once, in the order of the source", arguments: Example.all)
  func match(_ example: Example) {
    #expect(pairs(example.source, example.target) == example.pairs)
  }

  @Test("are the same on the way back", arguments: Example.all)
  func matchBack(_ example: Example) {
    let back = pairs(example.target, example.source)
    #expect(Set(back.map { [$0[1], $0[0]] }) == Set(example.pairs))
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

  private nonisolated static let fits: [(MatchedTransition.Fit, CGRect)] = [
    (.width, CGRect(x: 0, y: 0, width: 200, height: 50)),
    (.cover, CGRect(x: -500, y: 0, width: 1200, height: 300)),
    (.stretch, CGRect(x: 0, y: 0, width: 200, height: 300)),
  ]

  @Test("have pictures that fit the snapshot's width, cover it or are stretched", arguments: fits)
  func fit(fit: MatchedTransition.Fit, frame: CGRect) {
    let snapshot = CGSize(width: 200, height: 300)
    #expect(fit.frame(of: CGSize(width: 400, height: 100), in: snapshot) == frame)
    #expect(fit.frame(of: snapshot, in: snapshot) == CGRect(origin: .zero, size: snapshot))
    #expect(fit.frame(of: .zero, in: snapshot).size == snapshot)
    #expect(fit.frame(of: snapshot, in: .zero).size == .zero)
  }
}
