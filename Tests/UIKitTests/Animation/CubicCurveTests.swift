import Foundation
import Testing

@testable import UIKit

@Suite("Timing curves") struct CubicCurveTests {
  /// The curve by bisection of its Bézier form.
  private static func bisected(at time: Double) -> Double {
    func curve(_ place: Double, _ first: Double, _ second: Double) -> Double {
      3 * place * pow(1 - place, 2) * first + 3 * place * place * (1 - place) * second + pow(place, 3)
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve(middle, 0.42, 0.58) < time { low = middle } else { high = middle }
    }
    return curve(low, 0, 1)
  }

  /// Figures measured on macOS by others, with more digits computed.
  @Test(
    "the way that is done after a share of the time",
    arguments: [
      (0.1, 0.0197224535483112), (0.25, 0.1291619310473198), (0.5, 0.5), (0.75, 0.8708380689526802),
      (0.9, 0.9802775464516889),
    ])
  func known(time: Double, share: Double) {
    #expect(abs(CubicCurve.easeInOut.value(at: time) - share) < 1e-14)
  }

  @Test("the whole curve is the Bézier curve")
  func curve() {
    for step in 0...1000 {
      let time = Double(step) / 1000
      #expect(abs(CubicCurve.easeInOut.value(at: time) - Self.bisected(at: time)) < 1e-12)
    }
  }

  @Test("before its time nothing is done, after it all is", arguments: [(-1.0, 0.0), (0, 0), (1, 1), (7, 1)])
  func outside(time: Double, share: Double) { #expect(CubicCurve.easeInOut.value(at: time) == share) }
}
