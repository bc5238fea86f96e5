import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal that may not close, or waits for an answer")
struct InteractionStatePermissionTests {
  private var asking: InteractionState { ModalSituation.asking.make() }

  @Test("a modal that is released where it would close comes to a halt near there")
  func halt() {
    let held = ModalSituation.pending.make().after(.moved(by: 400, velocity: 900))
    var released = held
    #expect(released.handle(.released(velocity: 900), at: 10) == .ask)
    #expect(released.progress == held.progress)
    #expect(released.velocity == held.velocity)
    let halted = released.after(.frame, at: 30)
    #expect((halted.progress - held.progress).magnitude < 1e-3)
    #expect(halted.velocity == 0)
    #expect(ModalUpdate(halted).phase == .asking)
    #expect(!ModalUpdate(halted).wouldDismiss)
    let short = ModalSituation.pending.make().after(.released(velocity: 0), at: 10)
    #expect(ModalUpdate(short).phase == .settling(.presented), "released where it stays, it does not ask")
  }

  @Test("the answer sends the modal off from where it is", arguments: [true, false])
  func answered(isGranted: Bool) {
    var interaction = asking.after(.frame, at: 10.12)
    let (progress, velocity) = (interaction.progress, interaction.velocity)
    let stop: TransitionStop = isGranted ? .dismissed : .presented
    #expect(interaction.handle(.answered(isGranted), at: 10.12) == .settle(stop))
    #expect(interaction.progress == progress)
    #expect(interaction.velocity == velocity)
    #expect(ModalUpdate(interaction.after(.frame, at: 99)).phase == .resting(stop))
  }

  @Test("a modal that is caught while it asks follows the finger, and resists below that position")
  func caught() {
    let caught = asking.after(.frame, at: 30).after(.landed, .began(.pending))
    let moved = caught.after(.moved(by: 80, velocity: 0))
    #expect(moved.progress < caught.progress)
    #expect(moved.progress > caught.progress - 0.1)
    let lifted = asking.after(.landed).after(.lifted, at: 10.2)
    #expect(ModalUpdate(lifted).phase == .settling(.presented))
  }

  @Test(
    "a screen that a resize moves goes on from there, at its velocity", arguments: [-0.1, 0.05] as [CGFloat])
  func relocates(_ distance: CGFloat) {
    var machine = asking.after(.frame, at: 10.05)
    let (progress, velocity) = (machine.progress + distance, machine.velocity)
    machine.relocate(to: progress)
    _ = machine.handle(.frame, at: 10.05)
    #expect(velocity != 0 && ModalSituation(machine) == .asking)
    #expect(abs(machine.progress - progress) < 1e-6 && abs(machine.velocity - velocity) < 1e-3)
  }

  // MARK: Refused

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
