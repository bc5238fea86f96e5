import Foundation

/// A spring that pulls a change to its end (F119).
struct SpringCurve: Equatable, Sendable {
  /// What says how stiff it is.
  enum Kind: Equatable, Sendable {
    /// It comes to rest within the time that it is given.
    case settling
    /// It takes its own time: radians a second that it would swing without damping (F118).
    case physical(frequency: Double)
  }

  /// Of the way, what may be left at the end: a thousandth (F120, F121).
  private static let rest = log(1000.0)
  /// Where the critically damped spring has that left.
  private static let criticalRest = 9.2334
  private static let leastDamping = 0.01

  let kind: Kind
  /// 1 does not swing over; more is taken for 1.
  let damping: Double
  /// Ways a second, toward the end: for everything, and for what moves up and down (F122, F123).
  let velocity: SIMD2<Double>

  init(_ kind: Kind, damping: Double, velocity: CGVector = .zero) {
    self.kind = kind
    self.damping = damping.isFinite ? min(max(damping, Self.leastDamping), 1) : 1
    self.velocity = SIMD2(
      velocity.dx.isFinite ? velocity.dx : 0, velocity.dy.isFinite ? velocity.dy : 0)
  }

  /// Bad constants make the spring of `UISpringTimingParameters()`.
  init(mass: Double, stiffness: Double, damping: Double, velocity: CGVector = .zero) {
    let (mass, stiffness, damping) =
      mass > 0 && stiffness > 0 && damping >= 0 && (mass + stiffness + damping).isFinite
      ? (mass, stiffness, damping) : (3, 1000, 500)
    self.init(
      .physical(frequency: (stiffness / mass).squareRoot()),
      damping: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity)
  }

  /// Radians that it would swing until it rests.
  private var swing: Double { damping < 1 ? Self.rest / damping : Self.criticalRest }

  /// How long it takes, in seconds, where it is given a time.
  func duration(within given: TimeInterval) -> TimeInterval {
    switch kind {
    case .settling: given
    case .physical(let frequency): swing / frequency
    }
  }

  /// The share of the way that is done after a share of its time, for everything and for what moves up and down.
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
