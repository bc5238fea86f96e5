import Foundation
import Testing

@testable import InteractiveModal

@Suite("A modal on its way")
struct ModalInteractionFlightTests {
  @Test(
    "the flight begins with the finger's speed, as much of it as shows",
    arguments: [-240, -16, 0, 80, 560] as [CGFloat], [-3000, -150, 0, 150, 900, 3000] as [CGFloat])
  func handOff(points: CGFloat, velocity: CGFloat) throws {
    let released = ModalSituation.presented.make()
      .after(.began(.granted), .moved(by: points, velocity: 1))
      .after(.released(velocity: velocity, at: 20))
    let slope = points < 0 ? HandBand.slope(points / 800) : 1
    let flight = try #require(released.flight)
    #expect((flight.velocity * 800 - velocity * slope).magnitude < 1e-5)
    #expect((released.velocity - velocity * slope).magnitude < 1e-5)
    #expect((flight.start - (points < 0 ? HandBand.offset(points / 800) : points / 800)).magnitude < 1e-12)
    #expect(flight.startTime == 20)
  }

  @Test("a refused modal returns with the speed that it shows", arguments: [-2000, 500, 4000] as [CGFloat])
  func handOffRefused(velocity: CGFloat) throws {
    let released = ModalSituation.refused.make().after(.released(velocity: velocity, at: 20))
    let flight = try #require(released.flight)
    #expect((flight.start - HandBand.offset(0.3)).magnitude < 1e-12)
    #expect((flight.velocity * 800 - velocity * HandBand.slope(0.3)).magnitude < 1e-5)
    #expect(flight.target == 0)
  }

  @Test("presented, it rises from the foot as a critically damped spring does")
  func presented() {
    let omega = 2 * CGFloat.pi / 0.35
    for time in [0.01, 0.05, 0.1, 0.3] as [CGFloat] {
      let decay = exp(-omega * time)
      let interaction = ModalSituation.gone.make()
        .after(.sent(to: .presented, at: 50), .frame(at: 50 + TimeInterval(time)))
      #expect((interaction.fraction - (1 + omega * time) * decay).magnitude < 1e-9)
      #expect((interaction.velocity + 800 * omega * omega * time * decay).magnitude < 1e-6)
    }
  }

  @Test("thrown out, it goes as a spring of ratio 0.8 does, and does not swing at the end")
  func thrown() {
    let released = ModalSituation.dragged.make().after(.released(velocity: 2400, at: 20))
    // x = e^(−ζωt)·(x₀·cos βt + (v₀ + ζωx₀)/β·sin βt) from the end, with β = ω√(1 − ζ²).
    let omega = 2 * CGFloat.pi / 0.35
    let (brake, beta): (CGFloat, CGFloat) = (0.8 * omega, 0.6 * omega)
    for time in [0.02, 0.06, 0.1] as [CGFloat] {
      let swing = -0.7 * cos(beta * time) + (3 - 0.7 * brake) / beta * sin(beta * time)
      let fraction = released.after(.frame(at: 20 + TimeInterval(time))).fraction
      #expect((fraction - 1 - exp(-brake * time) * swing).magnitude < 1e-9)
    }
  }

  @Test(
    "it has arrived with the first frame in which it is out",
    arguments: [200, 800, 3000, 20_000] as [CGFloat])
  func out(velocity: CGFloat) {
    var interaction = ModalSituation.dragged.make().after(.moved(by: 300, velocity: velocity))
    _ = interaction.handle(.released(velocity: velocity, at: 20))
    var time = 20.0
    while let flight = interaction.flight, time < 30 {
      #expect(interaction.fraction < 1)
      time += 1.0 / 120
      let place = flight.value(at: time)
      let hasArrived = interaction.handle(.frame(at: time)) == .arrive(.dismissed)
      #expect(hasArrived || place < 1)
      #expect(!hasArrived || place > 1 - 0.25 / 800, "or so close that nobody sees the rest of the way")
    }
    #expect(interaction.state == .resting(.dismissed))
    #expect(interaction.fraction == 1)
    #expect(interaction.velocity == 0)
  }

  @Test("let go off the screen on its way out, it arrives with the next frame")
  func releasedOut() {
    var interaction = ModalSituation.dragged.make().after(.moved(by: 700, velocity: 10))
    #expect(interaction.fraction > 1)
    #expect(interaction.handle(.released(velocity: 10, at: 20)) == .settle(.dismissed))
    #expect(interaction.handle(.frame(at: 20.008)) == .arrive(.dismissed))
  }

  @Test("off the screen but on its way back, it does not arrive")
  func returnsFromOut() {
    var interaction = ModalSituation.dragged.make().after(.moved(by: 700, velocity: -300))
    #expect(interaction.handle(.released(velocity: -300, at: 20)) == .settle(.presented))
    #expect(interaction.handle(.frame(at: 20.008)) == nil)
    #expect(interaction.handle(.frame(at: 40)) == .arrive(.presented))
    #expect(interaction.fraction == 0)
  }

  @Test("it rests only when it is within a quarter of a point and as slow, and the last step is not seen")
  func rest() {
    var interaction = ModalSituation.dragged.make().after(.released(velocity: -4000, at: 20))
    var (time, effect): (TimeInterval, InteractionState.Effect?) = (20, nil)
    var last = interaction.fraction
    var passes = 0
    while effect == nil, time < 30 {
      time += 1.0 / 120
      effect = interaction.handle(.frame(at: time))
      if effect == nil, last * interaction.fraction < 0 { passes += 1 }
      last = effect == nil ? interaction.fraction : last
    }
    #expect(effect == .arrive(.presented))
    #expect(passes > 0, "it swung through its place without stopping there")
    #expect(last.magnitude * 800 < 1)
    #expect(interaction.fraction == 0)
    #expect(interaction.velocity == 0)
  }

  @Test("a frame that comes late, or alone, shows what its moment asks for", arguments: [1, 7, 60] as [Int])
  func dropped(frames: Int) {
    var interaction = ModalSituation.going.make()
    let expected = interaction.after(.frame(at: 10.16))
    for frame in 1...frames {
      _ = interaction.handle(.frame(at: 10.1 + 0.06 * Double(frame) / Double(frames)))
    }
    #expect((interaction.fraction - expected.fraction).magnitude < 1e-12)
    #expect((interaction.velocity - expected.velocity).magnitude < 1e-6)
  }
}
