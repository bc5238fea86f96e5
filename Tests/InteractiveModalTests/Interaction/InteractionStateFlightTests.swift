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
    let held = ModalSituation.presented.make()
      .after(.began(.granted), .moved(by: points, velocity: velocity))
    let slope = points < 0 ? HandBand.slope(points / 800) : 1
    let offset = points < 0 ? HandBand.offset(points / 800) : points / 800
    #expect((1 - held.progress - offset).magnitude < 1e-12)
    #expect((held.velocity - velocity * slope).magnitude < 1e-5)
    let released = held.after(.released(velocity: velocity, at: 20))
    let flight = try #require(released.flight)
    #expect(released.progress == held.progress && released.velocity == held.velocity)
    #expect((flight.velocity * 800 + velocity * slope).magnitude < 1e-5)
    #expect(flight.value(at: 20) == held.progress && flight.startTime == 20)
  }

  @Test(
    "a modal that may not close returns with the velocity that it shows",
    arguments: [-2000, 500, 4000] as [CGFloat])
  func handOffRefused(velocity: CGFloat) throws {
    let released = ModalSituation.refused.make().after(.released(velocity: velocity, at: 20))
    let flight = try #require(released.flight)
    #expect((1 - flight.start - HandBand.offset(0.3)).magnitude < 1e-12)
    #expect((flight.velocity * 800 + velocity * HandBand.slope(0.3)).magnitude < 1e-5)
    #expect(flight.target == 1)
  }

  @Test("a presented modal opens as a critically damped spring does")
  func presented() {
    let oscillator = ExactOscillator(dampingRatio: 1, response: 0.35)
    for time in [0.01, 0.05, 0.1, 0.3] {
      let expected = oscillator.state([1, 0], after: time)
      let interaction = ModalSituation.gone.make()
        .after(.sent(to: .presented, at: 50), .frame(at: 50 + time))
      #expect((1 - interaction.progress - expected.x).magnitude < 1e-9)
      #expect((interaction.velocity - 800 * expected.y).magnitude < 1e-6)
    }
  }

  @Test("a thrown modal closes as a spring of ratio 0.8 does")
  func thrown() {
    let released = ModalSituation.dragged.make().after(.released(velocity: 2400, at: 20))
    let oscillator = ExactOscillator(dampingRatio: 0.8, response: 0.35)
    for time in [0.02, 0.06, 0.1] {
      let progress = released.after(.frame(at: 20 + time)).progress
      #expect((progress - oscillator.state([0.7, -3], after: time).x).magnitude < 1e-9)
    }
  }

  @Test(
    "a modal arrives with the first frame in which it is closed",
    arguments: [200, 800, 3000, 20_000] as [CGFloat])
  func closed(velocity: CGFloat) {
    var interaction = ModalSituation.dragged.make().after(.moved(by: 300, velocity: velocity))
    _ = interaction.handle(.released(velocity: velocity, at: 20))
    var time = 20.0
    while let flight = interaction.flight, time < 30 {
      #expect(interaction.progress > 0)
      time += 1.0 / 120
      let value = flight.value(at: time)
      let hasArrived = interaction.handle(.frame(at: time)) == .arrive(.dismissed)
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
    #expect(closing.handle(.released(velocity: 10, at: 20)) == .settle(.dismissed))
    #expect(closing.handle(.frame(at: 20.008)) == .arrive(.dismissed))
    var opening = out
    #expect(opening.handle(.released(velocity: -300, at: 20)) == .settle(.presented))
    #expect(opening.handle(.frame(at: 20.008)) == nil)
    #expect(opening.handle(.frame(at: 40)) == .arrive(.presented))
  }

  @Test("a modal rests once it is slow and within a quarter of a point, so the last step is invisible")
  func rest() {
    var interaction = ModalSituation.dragged.make().after(.released(velocity: -4000, at: 20))
    var (time, effect): (TimeInterval, InteractionEffect?) = (20, nil)
    var last = interaction.progress - 1
    var passes = 0
    while effect == nil, time < 30 {
      time += 1.0 / 120
      effect = interaction.handle(.frame(at: time))
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
    let expected = interaction.after(.frame(at: 10.16))
    for frame in 1...frames {
      _ = interaction.handle(.frame(at: 10.1 + 0.06 * Double(frame) / Double(frames)))
    }
    #expect((interaction.progress - expected.progress).magnitude < 1e-12)
    #expect((interaction.velocity - expected.velocity).magnitude < 1e-6)
  }
}
