import Foundation
import Testing

@testable import InteractiveModal

@Suite("A state machine that is launched, or turned round") struct InteractionStateTurnTests {
  private let motion = MotionParameters(
    tapSpring: TransitionSpring(), throwSpring: TransitionSpring(dampingRatio: 0.7), rubberBand: RubberBand(),
    policy: ProjectedThreshold())

  private func makeMachine(oscillatesWhenClosed: Bool = false) -> InteractionState {
    var motion = motion
    motion.oscillatesWhenClosed = oscillatesWhenClosed
    var machine = InteractionState(motion: motion)
    machine.travel = 400
    return machine
  }

  @Test(
    "a machine at rest sets out with the velocity of its launch", arguments: [-200.0, 0, 300, .nan])
  func launches(velocity launch: Double) {
    var machine = makeMachine()
    _ = machine.handle(.launched(velocity: launch))
    _ = machine.handle(.sent(to: .presented, at: 0))
    _ = machine.handle(.frame(at: 0))
    #expect(abs(machine.velocity - (launch.isNaN ? 0 : launch)) < 1e-6)
    let velocity = machine.velocity
    _ = machine.handle(.launched(velocity: 999))
    #expect(machine.velocity == velocity)
  }

  @Test("a flight turns round where it is, with its velocity", arguments: [true, false])
  func turns(isOpening: Bool) {
    var machine = makeMachine()
    if !isOpening { _ = machine.handle(.placed(.presented)) }
    _ = machine.handle(.sent(to: isOpening ? .presented : .dismissed, at: 0))
    _ = machine.handle(.frame(at: 0.1))
    let (progress, velocity) = (machine.progress, machine.velocity)
    _ = machine.handle(.turned(at: 0.1))
    _ = machine.handle(.frame(at: 0.1))
    #expect(abs(machine.progress - progress) < 1e-9 && abs(machine.velocity - velocity) < 1e-6)
    for step in 0..<200 { _ = machine.handle(.frame(at: 0.1 + Double(step) / 60)) }
    _ = machine.handle(.turned(at: 9))
    #expect(machine.phase == .resting(isOpening ? .dismissed : .presented), "at rest it does not turn")
  }

  @Test("a closed screen oscillates only if another screen moves along with it", arguments: [true, false])
  func swings(isAllowed: Bool) {
    var machine = makeMachine(oscillatesWhenClosed: isAllowed)
    _ = machine.handle(.placed(.presented))
    _ = machine.handle(.launched(velocity: 3000))
    _ = machine.handle(.sent(to: .dismissed, at: 0))
    var lowest: CGFloat = 1
    for step in 0..<300 {
      _ = machine.handle(.frame(at: Double(step) / 60))
      lowest = min(lowest, machine.progress)
    }
    #expect((lowest < -0.001) == isAllowed)
    #expect(machine.phase == .resting(.dismissed) && machine.progress == 0)
  }
}
