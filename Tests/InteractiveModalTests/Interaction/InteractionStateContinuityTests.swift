import Foundation
import Oscillators
import Testing

@testable import InteractiveModal

@Suite("A modal never jumps")
struct InteractionStateContinuityTests {
  /// Modals in flight. The last is thrown open and beyond its open position.
  private static let flying =
    [10.02, 10.1, 10.14, 10.2].flatMap { time in
      [ModalSituation.coming, .going].map { $0.make().after(.frame(at: time)) }
    } + [ModalSituation.dragged.make().after(.released(velocity: -6000, at: 20), .frame(at: 20.12))]

  @Test("a modal that is caught in flight stops where it is shown", arguments: flying.indices)
  func caught(_ index: Int) {
    let flying = Self.flying[index]
    let caught = flying.after(.landed)
    #expect(flying.velocity.magnitude > 100)
    #expect(caught.progress == flying.progress && caught.velocity == 0)
    #expect((caught.after(.moved(by: 0, velocity: 0)).progress - flying.progress).magnitude < 1e-12)
  }

  @Test("a caught modal follows the finger from the first point on", arguments: [-90, 1, 90] as [CGFloat])
  func follows(points: CGFloat) {
    let caught = ModalSituation.caughtGoing.make()
    let moved = caught.after(.moved(by: points, velocity: 120))
    #expect((moved.progress - caught.progress + points / 800).magnitude < 1e-12)
    #expect(moved.velocity == 120)
    let dragged = moved.after(.began(.granted))
    #expect(dragged.progress == moved.progress && dragged.velocity == moved.velocity)
    #expect(dragged.drag == moved.drag)
  }

  @Test("a modal that may not close, caught in flight, resists from its position")
  func refusedInFlight() {
    let caught = ModalSituation.caughtComing.make().after(.moved(by: 30, velocity: 100))
    let refused = caught.after(.began(.refused))
    #expect(refused.progress == caught.progress)
    let lower = refused.after(.moved(by: 40, velocity: 100))
    #expect((lower.progress - caught.progress + HandBand.offset(0.05)).magnitude < 1e-9)
  }

  @Test(
    "what takes over a flight has the screen's place and velocity; a renewed flight goes on from there",
    arguments: [ModalSituation.coming, .going, .asking], [true, false])
  func takenOver(situation: ModalSituation, renews: Bool) {
    var interaction = situation.make().after(.frame(at: 10.12))
    let former = interaction
    interaction.takeOver((value: former.progress + 0.01, velocity: -1.5), renews: renews)
    #expect(interaction.progress == former.progress + 0.01 && interaction.velocity == 1.5 * 800)
    let next = interaction.after(.frame(at: 10.12))
    let (progress, velocity) = renews ? (former.progress + 0.01, 1200) : (former.progress, former.velocity)
    #expect((next.progress - progress).magnitude < 1e-9 && (next.velocity - velocity).magnitude < 1e-6)
  }

  @Test(
    "in a container of another size a flight keeps its progress per second, and a finger its points per second",
    arguments: ModalSituation.allCases)
  func resized(situation: ModalSituation) {
    let former = situation.make()
    var interaction = former
    interaction.resize(travel: 400)
    #expect(interaction.travel == 400 && interaction.progress == former.progress)
    #expect(interaction.velocity == former.velocity * (ModalSituation.held.contains(situation) ? 1 : 0.5))
  }

  @Test("a flight that begins anew has no velocity")
  func restarted() {
    var interaction = ModalSituation.coming.make()
    _ = interaction.handle(.restarted)
    #expect(interaction.progress == 0 && interaction.velocity == 0)
  }

  @Test("if the system cancels the touch, the modal stops, and returns from its position")
  func cancelled() {
    for situation in ModalSituation.held {
      let held = situation.make()
      let cancelled = held.after(.cancelled(at: 20))
      #expect(cancelled.progress == held.progress && cancelled.velocity == 0)
      let oscillator = ExactOscillator(dampingRatio: 1, response: 0.35)
      for time in [0.01, 0.05, 0.2] {
        let expected = oscillator.state([held.progress - 1, 0], after: time)
        let progress = cancelled.after(.frame(at: 20 + time)).progress
        #expect((progress - 1 - expected.x).magnitude < 1e-9, "\(situation)")
      }
    }
  }

  @Test(
    "a tap on a caught modal sends it on to the stop for which it was bound",
    arguments: [-4, 0, 4] as [CGFloat])
  func tapped(points: CGFloat) {
    let stops: [ModalSituation: TransitionStop] = [.caughtComing: .presented, .caughtGoing: .dismissed]
    for (situation, stop) in stops {
      var interaction = situation.make().after(.moved(by: points, velocity: 60))
      let held = interaction.progress
      #expect(interaction.handle(.lifted(at: 20)) == .settle(stop))
      #expect(interaction.progress == held && interaction.velocity == 0)
    }
  }

  @Test(
    "a modal that is dismissed while it opens turns with the velocity that it has",
    arguments: [10.02, 10.1, 10.2])
  func turnedRound(at time: TimeInterval) throws {
    let coming = ModalSituation.coming.make().after(.frame(at: time))
    #expect(coming.velocity < -100)
    let going = try expectDismissal(of: coming, at: time)
    #expect(going.after(.frame(at: time + 0.001)).progress > coming.progress, "it opens on before it turns")
  }

  @Test(
    "a modal that is dismissed under a finger keeps its velocity", arguments: [-900, 0, 900] as [CGFloat])
  func dismissedInDrag(velocity: CGFloat) throws {
    let held = ModalSituation.dragged.make().after(.moved(by: 10, velocity: velocity))
    #expect(held.velocity == velocity)
    _ = try expectDismissal(of: held, at: 20)
  }

  /// Dismisses a modal, and expects a flight with its position and velocity.
  private func expectDismissal(of modal: InteractionState, at time: TimeInterval) throws -> InteractionState {
    let going = modal.after(.sent(to: .dismissed, at: time))
    #expect(going.progress == modal.progress && going.velocity == modal.velocity)
    let flight = try #require(going.flight)
    #expect((flight.velocity + modal.velocity / 800).magnitude < 1e-12)
    #expect(flight.target == 0)
    return going
  }
}
