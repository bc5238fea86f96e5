import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal that may not leave")
struct ModalInteractionRefusalTests {
  /// A modal on a travel of 800 points, held from its place on, and drawn down by the finger.
  private func held(_ resistance: DragState.Permission, drawn points: CGFloat) -> InteractionState {
    ModalSituation.presented.make().after(.began(resistance), .moved(by: points, velocity: 0))
  }

  @Test(
    "a release is an attempt to dismiss where it would dismiss a modal that may leave",
    arguments: [
      (0, 0), (390, 0), (410, 0), (700, 0), (20, 700), (20, 800), (640, -800),
    ] as [(CGFloat, CGFloat)])
  func attempt(points: CGFloat, velocity: CGFloat) {
    let free = held(.granted, drawn: points).after(.released(velocity: velocity, at: 20))
    let isAttempt = held(.refused, drawn: points).refuses(at: velocity)
    #expect(isAttempt == (ModalSituation(free) == .going))
  }

  @Test(
    "the finger's own way and speed count, not the little that shows of them",
    arguments: [(410, 0, true), (390, 0, false), (20, 800, true), (20, 700, false), (640, -800, false)]
      as [(CGFloat, CGFloat, Bool)])
  func ownWay(points: CGFloat, velocity: CGFloat, isAttempt: Bool) {
    let held = held(.refused, drawn: points)
    #expect(held.fraction < 0.5)
    #expect(held.refuses(at: velocity) == isAttempt)
  }

  @Test("only a drag that is refused can be an attempt", arguments: ModalSituation.allCases)
  func onlyRefused(_ situation: ModalSituation) {
    #expect(situation.make().refuses(at: 5000) == (situation == .refused))
  }

  @Test("refused in mid-flight, the way begins where the modal is held")
  func inFlight() {
    // At 10.1 s the modal stands at 0.464 of its travel: 29 points more are past half, 28 are not.
    let held = ModalSituation.caughtComing.make().after(.began(.refused))
    #expect(!held.after(.moved(by: 28, velocity: 0)).refuses(at: 0))
    #expect(held.after(.moved(by: 29, velocity: 0)).refuses(at: 0))
  }

  @Test("a speed that is none is no attempt", arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func noSpeed(velocity: CGFloat) {
    #expect(!held(.refused, drawn: 200).refuses(at: velocity))
    #expect(held(.refused, drawn: 600).refuses(at: velocity))
  }
}
