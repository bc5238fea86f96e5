import TestWorld
import Testing

@testable import UIKit

@Suite("Timing curves", .ownWorld) struct CubicCurveTests {
  /// Values that others measured on macOS, with more digits computed.
  @Test(
    "curves have the measured values, 0 before the start and 1 after the end",
    arguments: [
      (0.1, 0.0197224535483112), (0.25, 0.1291619310473198), (0.5, 0.5), (0.75, 0.8708380689526802),
      (0.9, 0.9802775464516889), (-1, 0), (0, 0), (1, 1), (7, 1),
    ])
  func known(time: Double, share: Double) {
    #expect(abs(CubicCurve.easeInOut.value(at: time) - share) < 1e-14)
  }

  @Test(
    "every curve is the Bézier of its points and can be inverted",
    arguments: [
      CubicCurve.easeIn, .easeOut, .easeInOut, .standard, .linear,
      CubicCurve(CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)),
      CubicCurve(CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 1)),
    ])
  func every(curve: CubicCurve) {
    for place in stride(from: 0.01, to: 1, by: 0.01) {
      func point(_ first: Double, _ second: Double) -> Double {
        3 * place * pow(1 - place, 2) * first + 3 * place * place * (1 - place) * second + pow(place, 3)
      }
      let time = point(curve.first.x, curve.second.x)
      let value = curve.value(at: time)
      // Where the curve is steep, a rounding error of time is a large part of the value.
      #expect(abs(value - point(curve.first.y, curve.second.y)) < 1e-4)
      #expect(abs(curve.value(at: curve.time(at: value)) - value) < 1e-4)
    }
  }

  @Test("control points outside time are clamped, non-finite ones are zero")
  func bad() {
    let curve = CubicCurve(CGPoint(x: -3, y: CGFloat.nan), CGPoint(x: CGFloat.infinity, y: 2))
    #expect(curve.first == .zero && curve.second == CGPoint(x: 0, y: 2))
    #expect(CubicCurve(CGPoint(x: -3, y: 0), CGPoint(x: 7, y: 1)).second.x == 1)
  }

  @Test("timing providers give their curve")
  @MainActor func providers() {
    let plain = UICubicTimingParameters()
    #expect(plain.curve == .standard && plain.cubicTimingParameters === plain)
    let eased = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(eased.curve.first == CGPoint(x: 0.42, y: 0) && eased.animationCurve == .easeIn)
    let spring = UISpringTimingParameters()
    #expect(spring.springTimingParameters === spring)
    #expect(TimingCurve(eased) == .cubic(eased.curve) && TimingCurve(spring) == .spring(spring.curve))
  }
}
