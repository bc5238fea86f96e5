import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal never jumps")
struct ModalInteractionContinuityTests {
  /// A modal thrown back up: it overshoots its place by a good part of the travel.
  private static let overshooting = ModalSituation.dragged.make()
    .after(.released(velocity: -6000, at: 20), .frame(at: 20.12))

  @Test(
    "caught in flight, it stops where it is shown",
    arguments: [ModalSituation.coming, .going], [10.02, 10.1, 10.14, 10.2] as [TimeInterval])
  func caught(_ situation: ModalSituation, at time: TimeInterval) {
    let flying = situation.make().after(.frame(at: time))
    let caught = flying.after(.touched)
    #expect(flying.velocity.magnitude > 100)
    #expect(caught.fraction == flying.fraction)
    #expect(caught.velocity == 0)
    #expect((caught.after(.moved(by: 0, velocity: 0)).fraction - flying.fraction).magnitude < 1e-12)
  }

  @Test("caught beyond its place, it stops there too, and follows as a pulled band does")
  func caughtInOvershoot() {
    let flying = Self.overshooting
    #expect(flying.fraction < -0.03)
    let caught = flying.after(.touched)
    #expect(caught.fraction == flying.fraction)
    #expect((caught.after(.moved(by: 0, velocity: 0)).fraction - flying.fraction).magnitude < 1e-12)
    let pull = HandBand.pull(flying.fraction)
    let lower = caught.after(.moved(by: 8, velocity: 50))
    #expect((lower.fraction - HandBand.offset(pull + 0.01)).magnitude < 1e-9)
    let onTheWay = caught.after(.moved(by: -800 * pull + 80, velocity: 50))
    #expect((onTheWay.fraction - 0.1).magnitude < 1e-9, "past its place nothing resists")
  }

  @Test("a caught modal follows the finger from the first point on", arguments: [-90, 1, 90] as [CGFloat])
  func follows(points: CGFloat) {
    let caught = ModalSituation.caughtGoing.make()
    let moved = caught.after(.moved(by: points, velocity: 120))
    #expect((moved.fraction - caught.fraction - points / 800).magnitude < 1e-12)
    #expect(moved.velocity == 120)
    let dragged = moved.after(.began(.granted))
    #expect(dragged.fraction == moved.fraction)
    #expect(dragged.velocity == moved.velocity)
    #expect(dragged.grip == moved.grip)
  }

  @Test("refused once it is caught, it resists from where it is")
  func refusedInFlight() {
    let caught = ModalSituation.caughtComing.make().after(.moved(by: 30, velocity: 100))
    let refused = caught.after(.began(.refused))
    #expect(refused.fraction == caught.fraction)
    #expect((refused.after(.moved(by: 0, velocity: 0)).fraction - caught.fraction).magnitude < 1e-12)
    let lower = refused.after(.moved(by: 40, velocity: 100))
    #expect((lower.fraction - caught.fraction - HandBand.offset(0.05)).magnitude < 1e-9)
  }

  @Test("a slow drag from its place is the finger's way", arguments: [1, 3, 40] as [Int])
  func drag(steps: Int) {
    var interaction = ModalSituation.presented.make().after(.began(.granted))
    #expect(interaction.fraction == 0)
    for _ in 0..<steps { _ = interaction.handle(.moved(by: 400 / CGFloat(steps), velocity: 50)) }
    #expect((interaction.fraction - 0.5).magnitude < 1e-12)
    #expect(interaction.velocity == 50)
  }

  @Test(
    "pulled beyond its place it shows what a band shows, and its speed too",
    arguments: [-1, -20, -160, -800, -4000] as [CGFloat])
  func pulledUp(points: CGFloat) {
    let pulled = ModalSituation.presented.make()
      .after(.began(.granted), .moved(by: points, velocity: -300))
    #expect((pulled.fraction - HandBand.offset(points / 800)).magnitude < 1e-12)
    #expect((pulled.velocity + 300 * HandBand.slope(points / 800)).magnitude < 1e-6)
    #expect(pulled.fraction > -1)
  }

  @Test(
    "a finger that comes back to where it took hold brings the modal back",
    arguments: [-500, 300] as [CGFloat])
  func thereAndBack(points: CGFloat) {
    let back = ModalSituation.dragged.make()
      .after(.moved(by: points, velocity: 0), .moved(by: -points, velocity: 0))
    #expect((back.fraction - ModalSituation.dragged.make().fraction).magnitude < 1e-12)
  }

  @Test(
    "let go, it goes on from where it is with the speed it has",
    arguments: [-2500, -400, 0, 80, 600, 5000] as [CGFloat], [-200, 0, 240, 700] as [CGFloat])
  func released(velocity: CGFloat, points: CGFloat) throws {
    let held = ModalSituation.presented.make()
      .after(.began(.granted), .moved(by: points, velocity: velocity))
    let released = held.after(.released(velocity: velocity, at: 20))
    #expect(released.fraction == held.fraction)
    #expect(released.velocity == held.velocity)
    #expect(try #require(released.flight).value(at: 20) == held.fraction)
    #expect((released.after(.frame(at: 20 + 1e-7)).fraction - held.fraction).magnitude < 1e-5)
  }

  @Test(
    "taken away, it stops, and returns from where it is",
    arguments: ModalSituation.allCases.filter(\.isHeld))
  func cancelled(_ situation: ModalSituation) {
    let held = situation.make()
    let cancelled = held.after(.cancelled(at: 20))
    #expect(cancelled.fraction == held.fraction)
    #expect(cancelled.velocity == 0)
    // Critically damped, from rest: x·(1 + ωt)·e^(−ωt), with ω = 2π / 0.35.
    let omega = 2 * CGFloat.pi / 0.35
    for time in [0.01, 0.05, 0.2] as [CGFloat] {
      let expected = held.fraction * (1 + omega * time) * exp(-omega * time)
      let fraction = cancelled.after(.frame(at: 20 + TimeInterval(time))).fraction
      #expect((fraction - expected).magnitude < 1e-9)
    }
  }

  @Test("a tap sends a caught modal on where it was bound for", arguments: [-4, 0, 4] as [CGFloat])
  func tapped(points: CGFloat) {
    for situation in [ModalSituation.caughtComing, .caughtGoing] {
      let stop = situation == .caughtComing ? TransitionStop.presented : .dismissed
      var interaction = situation.make().after(.moved(by: points, velocity: 60))
      let held = interaction.fraction
      #expect(interaction.handle(.lifted(at: 20)) == .settle(stop))
      #expect(interaction.fraction == held)
      #expect(interaction.velocity == 0)
    }
  }

  @Test("dismissed while it comes, it turns with the speed it has", arguments: [10.02, 10.1, 10.2])
  func turnedRound(at time: TimeInterval) throws {
    let coming = ModalSituation.coming.make().after(.frame(at: time))
    let going = coming.after(.sent(to: .dismissed, at: time))
    #expect(coming.velocity < -100)
    #expect(going.fraction == coming.fraction)
    #expect(going.velocity == coming.velocity)
    let flight = try #require(going.flight)
    #expect((flight.velocity - coming.velocity / 800).magnitude < 1e-12)
    #expect(flight.target == 1)
    #expect(going.after(.frame(at: time + 0.001)).fraction < coming.fraction, "it goes on up before it turns")
  }

  @Test("dismissed from under a finger, it keeps the speed it had", arguments: [-900, 0, 900] as [CGFloat])
  func dismissedInDrag(velocity: CGFloat) throws {
    let held = ModalSituation.dragged.make().after(.moved(by: 10, velocity: velocity))
    let going = held.after(.sent(to: .dismissed, at: 20))
    #expect(going.fraction == held.fraction)
    #expect(going.velocity == velocity)
    #expect((try #require(going.flight).velocity - velocity / 800).magnitude < 1e-12)
  }

  @Test("caught again and again, it stays where the finger stops it")
  func again() {
    var interaction = ModalSituation.going.make()
    for turn in 1...20 {
      let time = 10.1 + 0.01 * TimeInterval(turn)
      let shown = interaction.fraction
      _ = interaction.handle(.touched)
      _ = interaction.handle(.moved(by: -2, velocity: -80))
      #expect((interaction.fraction - shown + 2.0 / 800).magnitude < 1e-9)
      _ = interaction.handle(.lifted(at: time))
      _ = interaction.handle(.frame(at: time + 0.005))
    }
    #expect(ModalSituation(interaction) == .going)
  }
}
