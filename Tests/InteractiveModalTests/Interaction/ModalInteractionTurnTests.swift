import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal's machine that is launched, or turned round") struct ModalInteractionTurnTests {
  private let motion = MotionParameters(
    tapSpring: TransitionSpring(), throwSpring: TransitionSpring(dampingRatio: 0.7), rubberBand: RubberBand(),
    policy: ProjectedThreshold())

  private func makeMachine(swingsOutside: Bool = false) -> InteractionState {
    var motion = motion
    motion.swingsOutside = swingsOutside
    var machine = InteractionState(motion: motion)
    machine.travel = 400
    return machine
  }

  @Test(
    "sets out with the speed that it was launched with, and only at rest", arguments: [-200.0, 0, 300, .nan])
  func launches(speed: Double) {
    var machine = makeMachine()
    machine.launch(at: speed)
    _ = machine.handle(.sent(to: .presented, at: 0))
    _ = machine.handle(.frame(at: 0))
    #expect(abs(machine.velocity - (speed.isNaN ? 0 : speed)) < 1e-6)
    let velocity = machine.velocity
    machine.launch(at: 999)
    #expect(machine.velocity == velocity)
  }

  @Test("turns round where it is, with the speed it has", arguments: [true, false])
  func turns(isOpening: Bool) {
    var machine = makeMachine()
    if !isOpening { _ = machine.handle(.placed(.presented)) }
    _ = machine.handle(.sent(to: isOpening ? .presented : .dismissed, at: 0))
    _ = machine.handle(.frame(at: 0.1))
    let (fraction, velocity) = (machine.fraction, machine.velocity)
    machine.turnRound(at: 0.1)
    _ = machine.handle(.frame(at: 0.1))
    #expect(abs(machine.fraction - fraction) < 1e-9 && abs(machine.velocity - velocity) < 1e-6)
    for step in 0..<200 { _ = machine.handle(.frame(at: 0.1 + Double(step) / 60)) }
    #expect(machine.state == .resting(isOpening ? .dismissed : .presented))
  }

  @Test("nothing turns round that is at rest")
  func rests() {
    var machine = makeMachine()
    machine.turnRound(at: 0)
    #expect(machine.state == .resting(.dismissed))
  }

  @Test("swings outside where something moves along with it", arguments: [true, false])
  func swings(isAllowed: Bool) {
    var machine = makeMachine(swingsOutside: isAllowed)
    _ = machine.handle(.placed(.presented))
    machine.launch(at: 3000)
    _ = machine.handle(.sent(to: .dismissed, at: 0))
    var most: CGFloat = 0
    for step in 0..<300 {
      _ = machine.handle(.frame(at: Double(step) / 60))
      most = max(most, machine.fraction)
    }
    #expect((most > 1.001) == isAllowed)
    #expect(machine.state == .resting(.dismissed) && machine.fraction == 1)
  }
}
