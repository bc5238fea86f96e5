import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal that may not close")
struct InteractionStateRefusalTests {
  /// A modal on a travel of 800 points that a finger drags from its open position.
  private func held(_ permission: DragState.Permission, draggedBy points: CGFloat) -> InteractionState {
    ModalSituation.presented.make().after(.began(permission), .moved(by: points, velocity: 0))
  }

  @Test(
    "the movement of the finger counts, without the resistance",
    arguments: [(410, 0, true), (390, 0, false), (20, 800, true), (20, 700, false), (640, -800, false)]
      as [(CGFloat, CGFloat, Bool)])
  func unresisted(points: CGFloat, velocity: CGFloat, isAttempt: Bool) {
    let held = held(.refused, draggedBy: points)
    #expect(held.progress > 0.5)
    #expect(held.isRefused(at: velocity) == isAttempt)
  }

  @Test("only a drag that may not close the modal can be an attempt", arguments: ModalSituation.allCases)
  func onlyRefused(_ situation: ModalSituation) {
    #expect(situation.make().isRefused(at: 5000) == (situation == .refused))
  }

  @Test("the movement counts from where the finger caught the modal")
  func inFlight() {
    // At 10.1 s the progress of the modal is 0.536: 29 points more are past half, 28 are not.
    let held = ModalSituation.caughtComing.make().after(.began(.refused))
    #expect(!held.after(.moved(by: 28, velocity: 0)).isRefused(at: 0))
    #expect(held.after(.moved(by: 29, velocity: 0)).isRefused(at: 0))
  }

  @Test("a velocity that is not finite counts as 0", arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func notFinite(velocity: CGFloat) {
    #expect(!held(.refused, draggedBy: 200).isRefused(at: velocity))
    #expect(held(.refused, draggedBy: 600).isRefused(at: velocity))
  }
}
