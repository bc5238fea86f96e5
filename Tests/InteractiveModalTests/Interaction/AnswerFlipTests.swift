import Foundation
import Testing

@testable import InteractiveModal

@Suite("A change of the outcome")
struct AnswerFlipTests {
  /// Outcomes at positions on the travel, in points, and which of them count as changes.
  struct Story: CustomTestStringConvertible {
    var testDescription: String
    var outcomes: [(outcome: Bool, position: CGFloat)]
    var counted: [Int]

    static let all = [
      Story(
        testDescription: "the same outcome never counts", outcomes: [(false, 0), (false, 500)], counted: []),
      Story(testDescription: "the first change counts at once", outcomes: [(true, 0)], counted: [0]),
      Story(
        testDescription: "there and back counts twice, far enough apart",
        outcomes: [(true, 300), (true, 320), (false, 292)], counted: [0, 2]),
      Story(
        testDescription: "a finger that trembles at the threshold counts once",
        outcomes: [(true, 300), (false, 299), (true, 301), (false, 298), (true, 303)], counted: [0]),
      Story(
        testDescription: "a change that did not count does as the finger moves on",
        outcomes: [(true, 300), (false, 295), (false, 292)], counted: [0, 2]),
      Story(
        testDescription: "the distance counts from the last change that counted",
        outcomes: [(true, 300), (false, 310), (true, 316), (true, 318)], counted: [0, 1, 3]),
      Story(
        testDescription: "after the first change a position of NaN does not count",
        outcomes: [(true, 300), (false, .nan), (false, 320)], counted: [0, 2]),
    ]
  }

  @Test("counts once, and again when the finger has moved on", arguments: Story.all)
  func counts(_ story: Story) {
    var detector = OutcomeChangeDetector(false)
    let counted = story.outcomes.indices.filter { index in
      detector.update(story.outcomes[index].outcome, at: story.outcomes[index].position)
    }
    #expect(counted == story.counted)
  }

  @Test("begun with true, the first false counts")
  func begunWithYes() {
    var detector = OutcomeChangeDetector(true)
    let yes = detector.update(true, at: 0)
    let no = detector.update(false, at: 0)
    #expect(!yes && no)
  }
}
