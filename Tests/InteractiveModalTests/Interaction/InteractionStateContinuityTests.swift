import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal never jumps")
struct InteractionStateContinuityTests {
  /// Modals in flight. The last is thrown open and beyond its open position.
  private static let flying =
    [10.02, 10.1, 10.14, 10.2].flatMap { time in
      [ModalSituation.coming, .going].map { $0.make().after(.frame, at: time) }
    } + [ModalSituation.dragged.make().after(.released(velocity: -6000), at: 20).after(.frame, at: 20.12)]

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

  @Test(
    "what takes over a flight has the screen's place and velocity; a renewed flight goes on from there",
    arguments: [ModalSituation.coming, .going, .asking], [true, false])
  func takenOver(situation: ModalSituation, renews: Bool) {
    var interaction = situation.make().after(.frame, at: 10.12)
    let former = interaction
    interaction.takeOver((value: former.progress + 0.01, velocity: -1.5), renews: renews)
    #expect(interaction.progress == former.progress + 0.01 && interaction.velocity == 1.5 * 800)
    let next = interaction.after(.frame, at: 10.12)
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

  @Test(
    "a tap on a caught modal sends it on to the stop for which it was bound",
    arguments: [-4, 0, 4] as [CGFloat])
  func tapped(points: CGFloat) {
    let stops: [ModalSituation: TransitionStop] = [.caughtComing: .presented, .caughtGoing: .dismissed]
    for (situation, stop) in stops {
      var interaction = situation.make().after(.moved(by: points, velocity: 60))
      let held = interaction.progress
      #expect(interaction.handle(.lifted, at: 20) == .settle(stop))
      #expect(interaction.progress == held && interaction.velocity == 0)
    }
  }

  /// Modals that open, and modals under a finger.
  private static let moving: [InteractionState] =
    [10.02, 10.1, 10.2].map { ModalSituation.coming.make().after(.frame, at: $0) }
    + [-900, 900].map { ModalSituation.dragged.make().after(.moved(by: 10, velocity: $0)) }

  @Test("a modal that is dismissed in motion turns with the velocity that it has", arguments: moving.indices)
  func turnedRound(_ index: Int) throws {
    let modal = Self.moving[index]
    let going = modal.after(.sent(to: .dismissed), at: 10)
    #expect(modal.velocity.magnitude > 100)
    #expect(going.progress == modal.progress && going.velocity == modal.velocity)
    let flight = try #require(going.flight)
    #expect((flight.velocity + modal.velocity / 800).magnitude < 1e-12)
    #expect(flight.target == 0)
  }
}
