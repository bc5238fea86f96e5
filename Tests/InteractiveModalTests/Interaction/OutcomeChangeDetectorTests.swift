import Foundation
import Testing

@testable import InteractiveModal

@Suite("A change of the outcome")
struct OutcomeChangeDetectorTests {
  @Test(
    "a change of the outcome counts once, and again when the finger has moved on",
    arguments: [
      ("the same outcome never counts", [(false, 0), (false, 500)], []),
      ("the first change counts at once", [(true, 0)], [0]),
      ("there and back counts twice, far enough apart", [(true, 300), (true, 320), (false, 292)], [0, 2]),
      (
        "a finger that trembles at the threshold counts once",
        [(true, 300), (false, 299), (true, 301), (false, 298), (true, 303)], [0]
      ),
      (
        "a change that did not count does as the finger moves on",
        [(true, 300), (false, 295), (false, 292)], [0, 2]
      ),
      (
        "the distance counts from the last change that counted",
        [(true, 300), (false, 310), (true, 316), (true, 318)], [0, 1, 3]
      ),
      (
        "after the first change a position of NaN does not count",
        [(true, 300), (false, .nan), (false, 320)], [0, 2]
      ),
    ] as [(String, [(Bool, CGFloat)], [Int])])
  func counts(rule: String, outcomes: [(Bool, CGFloat)], counted: [Int]) {
    var detector = OutcomeChangeDetector(false)
    let changes = outcomes.indices.filter { detector.update(outcomes[$0].0, at: outcomes[$0].1) }
    #expect(changes == counted)
  }

  @Test("begun with true, the first false counts")
  func begunWithYes() {
    var detector = OutcomeChangeDetector(true)
    let yes = detector.update(true, at: 0)
    let no = detector.update(false, at: 0)
    #expect(!yes && no)
  }
}
