import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal never jumps")
struct ModalInteractionContinuityTests {
  /// A modal thrown open: it overshoots its open position by a good part of the travel.
  private static let overshooting = ModalSituation.dragged.make()
    .after(.released(velocity: -6000, at: 20), .frame(at: 20.12))

  @Test(
    "a modal that is caught in flight stops where it is shown",
    arguments: [ModalSituation.coming, .going], [10.02, 10.1, 10.14, 10.2] as [TimeInterval])
  func caught(_ situation: ModalSituation, at time: TimeInterval) {
    let flying = situation.make().after(.frame(at: time))
    let caught = flying.after(.touched)
    #expect(flying.velocity.magnitude > 100)
    #expect(caught.progress == flying.progress)
    #expect(caught.velocity == 0)
    #expect((caught.after(.moved(by: 0, velocity: 0)).progress - flying.progress).magnitude < 1e-12)
  }

  @Test("a modal that is caught beyond its open position stops there, and follows as a rubber band does")
  func caughtInOvershoot() {
    let flying = Self.overshooting
    #expect(flying.progress > 1.03)
    let caught = flying.after(.touched)
    #expect(caught.progress == flying.progress)
    #expect((caught.after(.moved(by: 0, velocity: 0)).progress - flying.progress).magnitude < 1e-12)
    let pull = HandBand.pull(flying.progress - 1)
    let lower = caught.after(.moved(by: 8, velocity: 50))
    #expect((lower.progress - 1 - HandBand.offset(pull - 0.01)).magnitude < 1e-9)
    let onTravel = caught.after(.moved(by: 800 * pull + 80, velocity: 50))
    #expect((onTravel.progress - 0.9).magnitude < 1e-9, "on its travel nothing resists")
  }

  @Test("a caught modal follows the finger from the first point on", arguments: [-90, 1, 90] as [CGFloat])
  func follows(points: CGFloat) {
    let caught = ModalSituation.caughtGoing.make()
    let moved = caught.after(.moved(by: points, velocity: 120))
    #expect((moved.progress - caught.progress + points / 800).magnitude < 1e-12)
    #expect(moved.velocity == 120)
    let dragged = moved.after(.began(.granted))
    #expect(dragged.progress == moved.progress)
    #expect(dragged.velocity == moved.velocity)
    #expect(dragged.drag == moved.drag)
  }

  @Test("a modal that may not close, caught in flight, resists from where it is")
  func refusedInFlight() {
    let caught = ModalSituation.caughtComing.make().after(.moved(by: 30, velocity: 100))
    let refused = caught.after(.began(.refused))
    #expect(refused.progress == caught.progress)
    #expect((refused.after(.moved(by: 0, velocity: 0)).progress - caught.progress).magnitude < 1e-12)
    let lower = refused.after(.moved(by: 40, velocity: 100))
    #expect((lower.progress - caught.progress + HandBand.offset(0.05)).magnitude < 1e-9)
  }

  @Test("a slow drag moves the modal as far as the finger", arguments: [1, 3, 40] as [Int])
  func drag(steps: Int) {
    var interaction = ModalSituation.presented.make().after(.began(.granted))
    #expect(interaction.progress == 1)
    for _ in 0..<steps { _ = interaction.handle(.moved(by: 400 / CGFloat(steps), velocity: 50)) }
    #expect((interaction.progress - 0.5).magnitude < 1e-12)
    #expect(interaction.velocity == 50)
  }

  @Test(
    "pulled beyond its open position the modal has the offset and the velocity of a rubber band",
    arguments: [-1, -20, -160, -800, -4000] as [CGFloat])
  func pulledUp(points: CGFloat) {
    let pulled = ModalSituation.presented.make()
      .after(.began(.granted), .moved(by: points, velocity: -300))
    #expect((pulled.progress - 1 - HandBand.offset(-points / 800)).magnitude < 1e-12)
    #expect((pulled.velocity + 300 * HandBand.slope(points / 800)).magnitude < 1e-6)
    #expect(pulled.progress < 2)
  }

  @Test(
    "a finger that comes back to where it took hold brings the modal back",
    arguments: [-500, 300] as [CGFloat])
  func thereAndBack(points: CGFloat) {
    let back = ModalSituation.dragged.make()
      .after(.moved(by: points, velocity: 0), .moved(by: -points, velocity: 0))
    #expect((back.progress - ModalSituation.dragged.make().progress).magnitude < 1e-12)
  }

  @Test(
    "after a release the modal goes on with the position and velocity that it has",
    arguments: [-2500, -400, 0, 80, 600, 5000] as [CGFloat], [-200, 0, 240, 700] as [CGFloat])
  func released(velocity: CGFloat, points: CGFloat) throws {
    let held = ModalSituation.presented.make()
      .after(.began(.granted), .moved(by: points, velocity: velocity))
    let released = held.after(.released(velocity: velocity, at: 20))
    #expect(released.progress == held.progress)
    #expect(released.velocity == held.velocity)
    #expect(try #require(released.flight).value(at: 20) == held.progress)
    #expect((released.after(.frame(at: 20 + 1e-7)).progress - held.progress).magnitude < 1e-5)
  }

  @Test(
    "if the system cancels the touch, the modal stops, and returns from where it is",
    arguments: ModalSituation.allCases.filter(\.isHeld))
  func cancelled(_ situation: ModalSituation) {
    let held = situation.make()
    let cancelled = held.after(.cancelled(at: 20))
    #expect(cancelled.progress == held.progress)
    #expect(cancelled.velocity == 0)
    // Critically damped, from rest: x·(1 + ωt)·e^(−ωt), with ω = 2π / 0.35.
    let omega = 2 * CGFloat.pi / 0.35
    for time in [0.01, 0.05, 0.2] as [CGFloat] {
      let expected = 1 - (1 - held.progress) * (1 + omega * time) * exp(-omega * time)
      let progress = cancelled.after(.frame(at: 20 + TimeInterval(time))).progress
      #expect((progress - expected).magnitude < 1e-9)
    }
  }

  @Test(
    "a tap on a caught modal sends it on to the stop for which it was bound",
    arguments: [-4, 0, 4] as [CGFloat])
  func tapped(points: CGFloat) {
    for situation in [ModalSituation.caughtComing, .caughtGoing] {
      let stop = situation == .caughtComing ? TransitionStop.presented : .dismissed
      var interaction = situation.make().after(.moved(by: points, velocity: 60))
      let held = interaction.progress
      #expect(interaction.handle(.lifted(at: 20)) == .settle(stop))
      #expect(interaction.progress == held)
      #expect(interaction.velocity == 0)
    }
  }

  @Test(
    "a modal that is dismissed while it opens turns with the velocity that it has",
    arguments: [10.02, 10.1, 10.2])
  func turnedRound(at time: TimeInterval) throws {
    let coming = ModalSituation.coming.make().after(.frame(at: time))
    let going = coming.after(.sent(to: .dismissed, at: time))
    #expect(coming.velocity < -100)
    #expect(going.progress == coming.progress)
    #expect(going.velocity == coming.velocity)
    let flight = try #require(going.flight)
    #expect((flight.velocity + coming.velocity / 800).magnitude < 1e-12)
    #expect(flight.target == 0)
    #expect(going.after(.frame(at: time + 0.001)).progress > coming.progress, "it opens on before it turns")
  }

  @Test(
    "a modal that is dismissed under a finger keeps its velocity", arguments: [-900, 0, 900] as [CGFloat])
  func dismissedInDrag(velocity: CGFloat) throws {
    let held = ModalSituation.dragged.make().after(.moved(by: 10, velocity: velocity))
    let going = held.after(.sent(to: .dismissed, at: 20))
    #expect(going.progress == held.progress)
    #expect(going.velocity == velocity)
    #expect((try #require(going.flight).velocity + velocity / 800).magnitude < 1e-12)
  }

  @Test("a modal that is caught again and again stops where the finger stops it")
  func again() {
    var interaction = ModalSituation.going.make()
    for turn in 1...20 {
      let time = 10.1 + 0.01 * TimeInterval(turn)
      let shown = interaction.progress
      _ = interaction.handle(.touched)
      _ = interaction.handle(.moved(by: -2, velocity: -80))
      #expect((interaction.progress - shown - 2.0 / 800).magnitude < 1e-9)
      _ = interaction.handle(.lifted(at: time))
      _ = interaction.handle(.frame(at: time + 0.005))
    }
    #expect(ModalSituation(interaction) == .going)
  }
}
