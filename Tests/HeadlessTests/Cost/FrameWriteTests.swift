import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("What one frame writes", .ownWorld) @MainActor struct FrameWriteTests {
  @Test("with Reduce Motion an event of a drag writes two values, the centre and an opacity")
  func reduced() {
    let screen = Screen(reducesMotion: true).open()
    screen.grab(500)
    screen.simulator.ledger.reset()
    screen.finger.move(to: CGPoint(x: screen.finger.location.x, y: screen.finger.location.y + 5))
    #expect(screen.simulator.ledger.writes == 2)
  }

  @Test("a finger at rest writes nothing at all")
  func restingFinger() {
    let screen = Screen().open()
    screen.grab(200)
    screen.simulator.ledger.reset()
    screen.clock.advance(by: 2)
    #expect(screen.simulator.ledger.writes == 0)
  }

  @Test(
    "one frame writes centre, transform, radius and opacity, over ten views or ten thousand",
    arguments: [10, 10_000])
  func viewsBehind(count: Int) {
    let screen = Screen()
    for _ in 0..<count { screen.root.view.addSubview(UIView()) }
    #expect(writes(ofFrameOn: screen.open()) == 4)
  }

  @Test("and over any number of modals as over one", arguments: [1, 2, 4, 8])
  func stackedModals(count: Int) throws {
    let screen = Screen().open()
    var top = screen.draft
    for _ in 1..<count {
      let next = DraftController()
      top.present(next, as: .mail)
      screen.settle()
      top = next
    }
    #expect(writes(ofFrameOn: screen) == 4)
    #expect(top.view.window != nil)
  }

  /// The writes of one frame in which a finger drags the card in front.
  private func writes(ofFrameOn screen: Screen) -> Int {
    screen.grab(200)
    screen.clock.advance(by: 1.0 / 60)
    screen.simulator.ledger.reset()
    screen.finger.move(to: CGPoint(x: screen.finger.location.x, y: screen.finger.location.y + 5))
    screen.clock.advance(by: 1.0 / 60)
    return screen.simulator.ledger.writes
  }
}
