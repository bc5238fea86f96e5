import Foundation
import Testing

@testable import InteractiveModal

@Suite("How far a keyboard reaches into a card") struct KeyboardCoverTests {
  /// A keyboard's place, and what it covers of a card at (50, 100), 300 wide and 700 high.
  struct Place: CustomTestStringConvertible {
    var testDescription: String
    var keyboard: CGRect
    var covered: CGFloat

    init(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, covers: CGFloat) {
      testDescription = name
      keyboard = CGRect(x: x, y: y, width: width, height: height)
      covered = covers
    }

    static let all = [
      Place("at the foot", 0, 600, 400, 200, covers: 200),
      Place("reaching below", 0, 600, 400, 300, covers: 200),
      Place("narrower", 100, 700, 50, 100, covers: 100),
      Place("all over it", 0, 0, 400, 900, covers: 700),
      Place("just below", 0, 800, 400, 200, covers: 0),
      Place("far below", 0, 2000, 400, 200, covers: 0),
      Place("floating over the middle", 100, 300, 200, 200, covers: 0),
      Place("a point above the foot", 0, 599, 400, 200, covers: 0),
      Place("beside on the left", 0, 600, 50, 200, covers: 0),
      Place("beside on the right", 350, 600, 50, 200, covers: 0),
      Place("of no height", 0, 800, 400, 0, covers: 0),
      Place("of no width", 100, 600, 0, 200, covers: 0),
    ]
  }

  @Test("as much as is under it, from the foot up, and no more than there is", arguments: Place.all)
  func covered(_ place: Place) {
    let card = CGRect(x: 50, y: 100, width: 300, height: 700)
    #expect(place.keyboard.coveredHeight(of: card) == place.covered)
  }

  @Test("a rectangle with a number that is none is not finite", arguments: 0..<4)
  func finite(_ index: Int) {
    var numbers: [CGFloat] = [1, 2, 3, 4]
    func rect() -> CGRect { CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    #expect(rect().isFinite)
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      numbers[index] = bad
      #expect(!rect().isFinite)
    }
  }
}
