import Testing

@testable import UIKit

@Suite("Scroll physics") struct ScrollPhysicsTests {
  @Test("the rubber band has the measured offsets (F167)", arguments: [(100, 52.0), (400, 179.0)])
  func rubberBand(pulled: CGFloat, shown: CGFloat) {
    let band = ScrollRubberBand(range: 0...1000, dimension: 960)
    #expect(abs(band.shown(-pulled) + shown) < 0.5)
    #expect(abs(band.pulled(band.shown(-pulled)) + pulled) < 1e-6)
    #expect(abs(band.shown(1000 + pulled) - 1000 - shown) < 0.5)
  }

  @Test("coasting is the sum of its steps of a millisecond (F168)")
  func decay() {
    let decay = ScrollDecay(start: 0, velocity: 1000, rate: .normal)
    let sum = (0..<20_000).reduce(0) { $0 + pow(0.998, CGFloat($1)) }
    #expect(abs(decay.end - sum) < 1)
    #expect(abs(decay.position(at: decay.duration) - decay.end) < 0.51)
    #expect(abs(decay.position(at: decay.time(at: 300)) - 300) < 1e-6)
  }

  @Test("a glide that meets an edge bounces with its velocity and comes to rest there, or stops at it")
  func bounce() {
    let glide = ScrollGlide(start: 50, velocity: -2000, range: 0...500, rate: .normal, bounces: true)
    let positions = stride(from: 0, to: glide.duration, by: 0.001).map(glide.position)
    let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }
    #expect(positions.contains { $0 < -20 })
    #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($1 - $0) < 0.1 })
    #expect(glide.position(at: glide.duration) == 0)
    let stop = ScrollGlide(start: 50, velocity: -2000, range: 0...500, rate: .normal, bounces: false)
    #expect(stop.position(at: 10) == 0 && stop.duration < 0.1)
  }
}
