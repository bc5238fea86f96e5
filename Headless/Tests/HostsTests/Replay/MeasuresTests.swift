import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("Measuring a card from outside") struct MeasuresTests {
    @Test(
      "lag is the largest difference of the two ways since the drag began; beyond its rest a card resists",
      arguments: [
        ([(300, 102), (310, 112), (340, 139), (320, 122.5)], 3),
        ([(300, 98), (280, 90), (310, 110), (330, 130), (240, 80)], 0),
        ([(282, 100), (250, 100), (285, 100), (300, 110), (330, 140)], 0),
        ([(282, 100), (290, 100), (300, 110), (330, 136)], 4),
      ] as [([(CGFloat, CGFloat)], CGFloat)])
    func lag(places: [(CGFloat, CGFloat)], largest: CGFloat) {
      var lag = DragLag(rest: 100, touchDown: 290)
      for (finger, card) in places { lag.record(finger: finger, card: card) }
      #expect(lag.largest == largest)
    }

    @Test("the slope at the start is exact for polynomials of fourth order")
    func slope() throws {
      let step = 0.1
      let values = (0...4).map { index in
        let x = Double(index) * step
        return 2 - 7 * x + 3 * x * x + 5 * x * x * x - 11 * x * x * x * x
      }
      let slope = try #require(FiniteDifference.slopeAtStart(of: values, step: step))
      #expect(abs(slope - -7) < 1e-12)
      #expect(FiniteDifference.slopeAtStart(of: [1, 2, 3, 4], step: step) == nil)
    }

    @Test("projection is the sum of its milliseconds", arguments: [-2400.0, 0, 350, 9000])
    func projection(velocity: Double) {
      let sum = (1...20_000).reduce(0) { $0 + velocity / 1000 * pow(0.998, Double($1)) }
      #expect(abs(Projection.distance(velocity: velocity) - sum) < 1e-6)
    }

    @Test(
      "numbers are written short, and nought is never negative",
      arguments: [(-1e-12, "0"), (0.5, "0.5"), (12, "12"), (-3.25, "-3.25"), (1.0 / 3, "0.333333333")])
    func numbers(value: Double, text: String) {
      #expect(value.shortText(places: 9) == text)
    }
  }
}
