import Foundation
import Testing

@testable import InteractiveModal

@Suite("An answer that flips")
struct AnswerFlipTests {
  /// Answers at places on the way, in points, and which of them count.
  struct Story: CustomTestStringConvertible {
    var testDescription: String
    var answers: [(answer: Bool, place: CGFloat)]
    var counted: [Int]

    static let all = [
      Story(
        testDescription: "the same answer never counts", answers: [(false, 0), (false, 500)], counted: []),
      Story(testDescription: "the first flip counts at once", answers: [(true, 0)], counted: [0]),
      Story(
        testDescription: "there and back counts twice, far enough apart",
        answers: [(true, 300), (true, 320), (false, 292)], counted: [0, 2]),
      Story(
        testDescription: "a finger that trembles on the edge is told once",
        answers: [(true, 300), (false, 299), (true, 301), (false, 298), (true, 303)], counted: [0]),
      Story(
        testDescription: "an answer held back is told as the finger goes on",
        answers: [(true, 300), (false, 295), (false, 292)], counted: [0, 2]),
      Story(
        testDescription: "the way counts from the last that was told",
        answers: [(true, 300), (false, 310), (true, 316), (true, 318)], counted: [0, 1, 3]),
      Story(
        testDescription: "a place that is no number counts for nothing after the first",
        answers: [(true, 300), (false, .nan), (false, 320)], counted: [0, 2]),
    ]
  }

  @Test("counts once, and again when the finger has gone on", arguments: Story.all)
  func counts(_ story: Story) {
    var flip = OutcomeChangeDetector(false)
    let counted = story.answers.indices.filter { index in
      flip.take(story.answers[index].answer, at: story.answers[index].place)
    }
    #expect(counted == story.counted)
  }

  @Test("begun with yes, the first no counts")
  func begunWithYes() {
    var flip = OutcomeChangeDetector(true)
    let yes = flip.take(true, at: 0)
    let no = flip.take(false, at: 0)
    #expect(!yes && no)
  }
}
