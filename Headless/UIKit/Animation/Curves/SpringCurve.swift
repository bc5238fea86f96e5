import Foundation

/// A spring from 0 to 1 (F119).
struct SpringCurve: Equatable, Sendable {
  /// The spring has settled when a thousandth of the distance is left (F120, F121).
  private static let rest = log(1000.0)
  /// The phase at which a critically damped spring has settled.
  private static let criticalRest = 9.2334
  private static let leastDamping = 0.01

  /// Without damping, in radians per second.
  private let frequency: Double
  /// 1 does not overshoot; larger values count as 1.
  let damping: Double
  /// Distances per second, positive toward the end: for everything, and
  /// for vertical positions (F122, F123).
  let velocity: SIMD2<Double>

  /// Invalid constants give the spring of `UISpringTimingParameters()`.
  init(mass: Double, stiffness: Double, damping: Double, velocity: CGVector = .zero) {
    let (mass, stiffness, damping) =
      mass > 0 && stiffness > 0 && damping >= 0 && (mass + stiffness + damping).isFinite
      ? (mass, stiffness, damping) : (3, 1000, 500)
    frequency = (stiffness / mass).squareRoot()
    self.damping = min(max(damping / (2 * (stiffness * mass).squareRoot()), Self.leastDamping), 1)
    self.velocity = SIMD2(
      velocity.dx.isFinite ? velocity.dx : 0, velocity.dy.isFinite ? velocity.dy : 0)
  }

  /// The phase at which it has settled, in radians.
  private var swing: Double { damping < 1 ? Self.rest / damping : Self.criticalRest }

  /// In seconds (F118).
  var duration: TimeInterval { swing / frequency }

  /// The progress after a share of the duration, for everything and for vertical positions.
  func value(at share: Double, within duration: TimeInterval) -> SIMD2<Double> {
    guard share > 0 else { return .zero }
    guard share < 1 else { return .one }
    let speed = velocity * duration
    guard damping < 1 else {
      return .one - exp(-swing * share) * (.one + (SIMD2(repeating: swing) - speed) * share)
    }
    let decay = damping * swing
    let turn = swing * (1 - damping * damping).squareRoot()
    let sine = (SIMD2(repeating: decay) - speed) * (sin(turn * share) / turn)
    return .one - exp(-decay * share) * (SIMD2(repeating: cos(turn * share)) + sine)
  }
}
