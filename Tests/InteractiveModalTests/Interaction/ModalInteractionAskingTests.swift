import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal that waits for an answer")
struct ModalInteractionAskingTests {
  private var asking: InteractionState { ModalSituation.asking.make() }

  @Test("let go where it would leave, it comes to a halt near there, with the finger's speed at first")
  func halt() {
    let held = ModalSituation.pending.make().after(.moved(by: 400, velocity: 900))
    var released = held
    #expect(released.handle(.released(velocity: 900, at: 10)) == .ask)
    #expect(released.fraction == held.fraction)
    #expect(released.velocity == held.velocity)
    let halted = released.after(.frame(at: 30))
    #expect((halted.fraction - held.fraction).magnitude < 1e-3)
    #expect(halted.velocity == 0)
    #expect(ModalUpdate(halted).phase == .asking)
    #expect(!ModalUpdate(halted).wouldDismiss)
  }

  @Test("let go where it would stay, nobody is asked")
  func notAsked() {
    var held = ModalSituation.pending.make()
    #expect(held.handle(.released(velocity: 0, at: 10)) == .settle(.presented))
  }

  @Test("it stands still until there is an answer, and says once that it does")
  func waits() {
    var interaction = asking
    #expect(interaction.handle(.frame(at: 30)) == .wait)
    let fraction = interaction.fraction
    for second in 31...40 { _ = interaction.handle(.frame(at: TimeInterval(second))) }
    #expect((interaction.fraction - fraction).magnitude < 1e-6)
    #expect(ModalSituation(interaction) == .asking)
  }

  @Test("the answer sends it off from where it is", arguments: [true, false])
  func answered(isGranted: Bool) {
    var interaction = asking.after(.frame(at: 10.12))
    let (fraction, velocity) = (interaction.fraction, interaction.velocity)
    let stop: TransitionStop = isGranted ? .dismissed : .presented
    #expect(interaction.handle(.answered(isGranted, at: 10.12)) == .settle(stop))
    #expect(interaction.fraction == fraction)
    #expect(interaction.velocity == velocity)
    #expect(ModalUpdate(interaction.after(.frame(at: 99))).phase == .resting(stop))
  }

  @Test("caught meanwhile it follows the finger, and resists beyond where it was caught")
  func caught() {
    let caught = asking.after(.frame(at: 30), .touched, .began(.pending))
    let moved = caught.after(.moved(by: 80, velocity: 0))
    #expect(moved.fraction > caught.fraction)
    #expect(moved.fraction < caught.fraction + 0.1)
    let lifted = asking.after(.touched, .lifted(at: 10.2))
    #expect(ModalUpdate(lifted).phase == .settling(.presented))
  }

  @Test("granted while a finger holds it, it follows the finger freely from there")
  func grantedInMidDrag() {
    let held = ModalSituation.pending.make()
    let granted = held.after(.answered(true, at: 10))
    #expect((granted.fraction - held.fraction).magnitude < 1e-12)
    let moved = granted.after(.moved(by: 80, velocity: 0))
    #expect((moved.fraction - held.fraction - 0.1).magnitude < 1e-12)
  }
}
