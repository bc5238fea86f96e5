import Foundation
import Oscillators
import Testing

@testable import InteractiveModal

@Suite("The flight of a modal")
struct InteractionStateFlightTests {
  @Test(
    "the flight begins with the position and velocity of the drag, reduced by the resistance",
    arguments: [-4000, -240, -16, 0, 80, 560] as [CGFloat], [-3000, -150, 0, 150, 900, 3000] as [CGFloat])
  func handOff(points: CGFloat, velocity: CGFloat) throws {
    for permission in [DragState.Permission.granted, .refused] {
      let held = ModalSituation.presented.make()
        .after(.began(permission), .moved(by: points, velocity: velocity))
      let resists = points < 0 || points > 0 && permission == .refused
      let slope = resists ? HandBand.slope(points / 800) : 1
      let offset = resists ? HandBand.offset(points / 800) : points / 800
      #expect((1 - held.progress - offset).magnitude < 1e-12)
      #expect((held.velocity - velocity * slope).magnitude < 1e-5)
      let released = held.after(.released(velocity: velocity), at: 20)
      let flight = try #require(released.flight)
      #expect(released.progress == held.progress && released.velocity == held.velocity)
      #expect((flight.velocity * 800 + velocity * slope).magnitude < 1e-5)
      #expect(flight.value(at: 20) == held.progress && flight.startTime == 20)
      #expect(permission == .granted || flight.target == 1)
    }
  }

  @Test(
    "a modal at rest sets out with the velocity of its launch", arguments: [-200, 0, 300, .nan] as [CGFloat])
  func launched(velocity: CGFloat) {
    let launched = ModalSituation.gone.make()
      .after(.launched(velocity: velocity)).after(.sent(to: .presented), at: 0).after(.frame, at: 0)
    #expect((launched.velocity - (velocity.isNaN ? 0 : velocity)).magnitude < 1e-6)
    #expect(launched.after(.launched(velocity: 999)).velocity == launched.velocity)
  }

  @Test("a flight turns round where it is, with its velocity", arguments: [ModalSituation.coming, .going])
  func turned(situation: ModalSituation) {
    let flying = situation.make()
    let turned = flying.after(.turned, at: 10.1).after(.frame, at: 10.1)
    #expect((turned.progress - flying.progress).magnitude < 1e-9)
    #expect((turned.velocity - flying.velocity).magnitude < 1e-6 && flying.velocity != 0)
    let end = turned.after(.frame, at: 99).after(.turned, at: 100)
    #expect(end.phase == .resting(situation == .coming ? .dismissed : .presented), "at rest it does not turn")
  }

  @Test("a closed screen oscillates only if another screen moves along with it", arguments: [true, false])
  func swings(isAllowed: Bool) {
    var motion = MotionParameters(ModalConfiguration.mail.motion)
    motion.oscillatesWhenClosed = isAllowed
    var closing = ModalSituation.presented.make(motion: motion)
      .after(.launched(velocity: 3000)).after(.sent(to: .dismissed), at: 0)
    var lowest: CGFloat = 1
    for step in 0..<300 {
      _ = closing.handle(.frame, at: Double(step) / 60)
      lowest = min(lowest, closing.progress)
    }
    #expect((lowest < -0.001) == isAllowed)
    #expect(closing.phase == .resting(.dismissed) && closing.progress == 0)
  }

  /// Expects that a modal flies as an oscillator from a distance of its target, at a velocity.
  private func expect(
    _ flying: InteractionState, from start: SIMD2<Double>, to target: CGFloat, dampingRatio: Double,
    _ comment: Comment? = nil
  ) {
    let oscillator = ExactOscillator(dampingRatio: dampingRatio, response: 0.35)
    for time in [0.01, 0.05, 0.1] {
      let (expected, shown) = (oscillator.state(start, after: time), flying.after(.frame, at: 20 + time))
      #expect((shown.progress - target - expected.x).magnitude < 1e-9, comment)
      #expect((shown.velocity + 800 * expected.y).magnitude < 1e-6, comment)
    }
  }

  @Test(
    "a modal opens, and returns, as a critically damped spring does; a thrown one closes with a ratio of 0.8")
  func springs() {
    let presented = ModalSituation.gone.make().after(.sent(to: .presented), at: 20)
    expect(presented, from: [-1, 0], to: 1, dampingRatio: 1)
    let thrown = ModalSituation.dragged.make().after(.released(velocity: 2400), at: 20)
    expect(thrown, from: [0.7, -3], to: 0, dampingRatio: 0.8)
    for situation in ModalSituation.held {
      let held = situation.make()
      let cancelled = held.after(.cancelled, at: 20)
      #expect(cancelled.progress == held.progress && cancelled.velocity == 0)
      expect(cancelled, from: [held.progress - 1, 0], to: 1, dampingRatio: 1, "\(situation)")
    }
  }

  @Test(
    "a modal arrives with the first frame in which it is closed",
    arguments: [200, 800, 3000, 20_000] as [CGFloat])
  func closed(velocity: CGFloat) {
    var interaction = ModalSituation.dragged.make().after(.moved(by: 300, velocity: velocity))
    _ = interaction.handle(.released(velocity: velocity), at: 20)
    var time = 20.0
    while let flight = interaction.flight, time < 30 {
      #expect(interaction.progress > 0)
      time += 1.0 / 120
      let value = flight.value(at: time)
      let hasArrived = interaction.handle(.frame, at: time) == .arrive(.dismissed)
      #expect(hasArrived || value > 0)
      #expect(!hasArrived || value < 0.25 / 800, "or less than a quarter of a point is left")
    }
    #expect(interaction.phase == .resting(.dismissed))
  }

  @Test("a modal that is released off the screen arrives with the next frame, unless it opens")
  func releasedOut() {
    let out = ModalSituation.dragged.make().after(.moved(by: 700, velocity: 10))
    #expect(out.progress < 0)
    var closing = out
    #expect(closing.handle(.released(velocity: 10), at: 20) == .settle(.dismissed))
    #expect(closing.handle(.frame, at: 20.008) == .arrive(.dismissed))
    var opening = out
    #expect(opening.handle(.released(velocity: -300), at: 20) == .settle(.presented))
    #expect(opening.handle(.frame, at: 20.008) == nil)
    #expect(opening.handle(.frame, at: 40) == .arrive(.presented))
  }

  @Test("a modal rests once it is slow and within a quarter of a point, so the last step is invisible")
  func rest() {
    var interaction = ModalSituation.dragged.make().after(.released(velocity: -4000), at: 20)
    var (time, effect): (TimeInterval, InteractionEffect?) = (20, nil)
    var last = interaction.progress - 1
    var passes = 0
    while effect == nil, time < 30 {
      time += 1.0 / 120
      effect = interaction.handle(.frame, at: time)
      if effect == nil, last * (interaction.progress - 1) < 0 { passes += 1 }
      last = effect == nil ? interaction.progress - 1 : last
    }
    #expect(effect == .arrive(.presented))
    #expect(passes > 0, "it passes its open position without stopping there")
    #expect(last.magnitude * 800 < 1)
  }

  @Test("a frame shows its own moment, however many frames came before", arguments: [1, 7, 60] as [Int])
  func dropped(frames: Int) {
    var interaction = ModalSituation.going.make()
    let expected = interaction.after(.frame, at: 10.16)
    for frame in 1...frames {
      _ = interaction.handle(.frame, at: 10.1 + 0.06 * Double(frame) / Double(frames))
    }
    #expect((interaction.progress - expected.progress).magnitude < 1e-12)
    #expect((interaction.velocity - expected.velocity).magnitude < 1e-6)
  }
}
