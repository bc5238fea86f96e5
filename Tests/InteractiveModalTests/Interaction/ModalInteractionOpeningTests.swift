import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal that was never open") struct ModalInteractionOpeningTests {
  private var opening: InteractionState {
    var gone = InteractionState(motion: MotionParameters(ModalConfiguration.mail.motion))
    gone.travel = 800
    gone.stops = TransitionStops(highest: .large, lower: [(.medium, 0.5)])
    return gone.after(.opened, .moved(by: -500, velocity: -200))
  }

  private func end(_ interaction: InteractionState) -> InteractionPhase {
    interaction.after(.frame(at: 20), .frame(at: 99)).phase
  }

  @Test("a modal that is pulled open has no detent until it is bound for one")
  func noDetent() {
    #expect(opening.detent == .dismissed)
    #expect(opening.after(.released(velocity: -200, at: 10)).detent == .presented)
    #expect(opening.after(.released(velocity: 9000, at: 10)).detent == .dismissed)
  }

  @Test("a closing modal that is caught closes after a tap or a cancelled touch")
  func caught() {
    let leaving = opening.after(.released(velocity: 2000, at: 10), .frame(at: 10.05))
    #expect(leaving.stopIfReleased == .dismissed)
    let caught = leaving.after(.touched)
    #expect(end(caught.after(.lifted(at: 11))) == .resting(.dismissed))
    #expect(end(caught.after(.cancelled(at: 11))) == .resting(.dismissed))
    #expect(end(caught.after(.began(.granted), .cancelled(at: 11))) == .resting(.dismissed))
    let thrown = caught.after(.began(.granted), .released(velocity: -900, at: 11))
    #expect(end(thrown) == .resting(.presented))
  }

  @Test(
    "an opening modal that is caught goes on to its stop if the touch is cancelled", arguments: [true, false])
  func caughtOpening(isDragged: Bool) {
    let caught = opening.after(.released(velocity: -200, at: 10), .frame(at: 10.05), .touched)
    let held = isDragged ? caught.after(.began(.granted), .moved(by: 300, velocity: 100)) : caught
    #expect(end(held.after(.cancelled(at: 11))) == .resting(.presented))
  }
}
