import Foundation
import Testing

@testable import InteractiveModal

@Suite("How far a keyboard reaches into a card") struct KeyboardSafeAreaTests {
  @Test(
    "a keyboard covers the part of the card that it overlaps from the foot up, and no more",
    arguments: [
      ("at the foot", CGRect(x: 0, y: 600, width: 400, height: 200), 200),
      ("reaching below", CGRect(x: 0, y: 600, width: 400, height: 300), 200),
      ("narrower", CGRect(x: 100, y: 700, width: 50, height: 100), 100),
      ("all over it", CGRect(x: 0, y: 0, width: 400, height: 900), 700),
      ("just below", CGRect(x: 0, y: 800, width: 400, height: 200), 0),
      ("far below", CGRect(x: 0, y: 2000, width: 400, height: 200), 0),
      ("floating over the middle", CGRect(x: 100, y: 300, width: 200, height: 200), 0),
      ("a point above the foot", CGRect(x: 0, y: 599, width: 400, height: 200), 0),
      ("beside on the left", CGRect(x: 0, y: 600, width: 50, height: 200), 0),
      ("beside on the right", CGRect(x: 350, y: 600, width: 50, height: 200), 0),
      ("of no height", CGRect(x: 0, y: 800, width: 400, height: 0), 0),
      ("of no width", CGRect(x: 100, y: 600, width: 0, height: 200), 0),
    ] as [(String, CGRect, CGFloat)])
  func covered(name: String, keyboard: CGRect, height: CGFloat) {
    let card = CGRect(x: 50, y: 100, width: 300, height: 700)
    #expect(keyboard.coveredHeight(of: card) == height)
  }

  @Test("a rectangle with a number that is none is not finite", arguments: 0..<4)
  func finite(_ index: Int) {
    var numbers: [CGFloat] = [1, 2, 3, 4]
    func rect() -> CGRect { CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    #expect(rect().hasFiniteValues)
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      numbers[index] = bad
      #expect(!rect().hasFiniteValues)
    }
  }
}
