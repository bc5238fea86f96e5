import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal that waits for an answer")
struct InteractionStateAskingTests {
  private var asking: InteractionState { ModalSituation.asking.make() }

  @Test("a modal that is released where it would close comes to a halt near there")
  func halt() {
    let held = ModalSituation.pending.make().after(.moved(by: 400, velocity: 900))
    var released = held
    #expect(released.handle(.released(velocity: 900, at: 10)) == .ask)
    #expect(released.progress == held.progress)
    #expect(released.velocity == held.velocity)
    let halted = released.after(.frame(at: 30))
    #expect((halted.progress - held.progress).magnitude < 1e-3)
    #expect(halted.velocity == 0)
    #expect(ModalUpdate(halted).phase == .asking)
    #expect(!ModalUpdate(halted).wouldDismiss)
    let short = ModalSituation.pending.make().after(.released(velocity: 0, at: 10))
    #expect(ModalUpdate(short).phase == .settling(.presented), "released where it stays, it does not ask")
  }

  @Test("the modal stands still until the app answers, and reports once that it waits")
  func waits() {
    var interaction = asking
    #expect(interaction.handle(.frame(at: 30)) == .wait)
    let progress = interaction.progress
    for second in 31...40 { _ = interaction.handle(.frame(at: TimeInterval(second))) }
    #expect((interaction.progress - progress).magnitude < 1e-6)
    #expect(ModalSituation(interaction) == .asking)
  }

  @Test("the answer sends the modal off from where it is", arguments: [true, false])
  func answered(isGranted: Bool) {
    var interaction = asking.after(.frame(at: 10.12))
    let (progress, velocity) = (interaction.progress, interaction.velocity)
    let stop: TransitionStop = isGranted ? .dismissed : .presented
    #expect(interaction.handle(.answered(isGranted, at: 10.12)) == .settle(stop))
    #expect(interaction.progress == progress)
    #expect(interaction.velocity == velocity)
    #expect(ModalUpdate(interaction.after(.frame(at: 99))).phase == .resting(stop))
  }

  @Test("a modal that is caught while it asks follows the finger, and resists below that position")
  func caught() {
    let caught = asking.after(.frame(at: 30), .landed, .began(.pending))
    let moved = caught.after(.moved(by: 80, velocity: 0))
    #expect(moved.progress < caught.progress)
    #expect(moved.progress > caught.progress - 0.1)
    let lifted = asking.after(.landed, .lifted(at: 10.2))
    #expect(ModalUpdate(lifted).phase == .settling(.presented))
  }

  @Test("a permission during a drag lets the modal follow the finger freely from there")
  func grantedInMidDrag() {
    let held = ModalSituation.pending.make()
    let granted = held.after(.answered(true, at: 10))
    #expect((granted.progress - held.progress).magnitude < 1e-12)
    let moved = granted.after(.moved(by: 80, velocity: 0))
    #expect((moved.progress - held.progress + 0.1).magnitude < 1e-12)
  }

  @Test(
    "a screen that a resize moves goes on from there, at its velocity", arguments: [-0.1, 0.05] as [CGFloat])
  func relocates(_ distance: CGFloat) {
    var machine = asking.after(.frame(at: 10.05))
    let (progress, velocity) = (machine.progress + distance, machine.velocity)
    machine.relocate(to: progress)
    _ = machine.handle(.frame(at: 10.05))
    #expect(velocity != 0 && ModalSituation(machine) == .asking)
    #expect(abs(machine.progress - progress) < 1e-6 && abs(machine.velocity - velocity) < 1e-3)
  }
}
