import Foundation

/// Finds out with what speed a card is let go, and with what speed it goes on, by looking at it alone.
///
/// Each answer takes a replay of its own on a new stage, which is of no use afterwards.
@MainActor struct ReleaseProbe {
  let player: GesturePlayer

  /// Time between two looks, in seconds: short enough for a spring to be a polynomial.
  private static let instant: TimeInterval = 4e-5
  /// Distance between two nudges of the finger, in points.
  private static let nudge: CGFloat = 0.01
  private static let looks = 4

  private var gauge: CardGauge { player.stage.gauge }

  /// Points per second with which the card goes on after the release; `nil` if it is gone at once.
  ///
  /// Display frames are forced a moment apart, and the slope at the release is read off them.
  func speedAfterRelease() -> Double? {
    defer { player.stage.simulator.terminate() }
    player.drag()
    player.lift()
    let clock = player.stage.clock
    let release = clock.now
    var tops = [gauge.top]
    for look in 1...Self.looks {
      clock.frame(at: release + Double(look) * Self.instant)
      tops.append(gauge.top)
    }
    return FiniteDifference.slopeAtStart(of: tops.compactMap { $0.map(Double.init) }, step: Self.instant)
  }

  /// Points that the card moves for each point of a finger that ends its drag with `velocity`.
  ///
  /// It is 1 but where the card resists. The finger is nudged back the way it came.
  func slopeBeforeRelease(velocity: Double) -> Double? {
    defer { player.stage.simulator.terminate() }
    player.drag()
    let step = velocity < 0 ? Self.nudge : -Self.nudge
    var tops = [gauge.top]
    for _ in 1...Self.looks {
      player.nudge(by: step)
      tops.append(gauge.top)
    }
    return FiniteDifference.slopeAtStart(of: tops.compactMap { $0.map(Double.init) }, step: Double(step))
  }
}

/// Slopes of what can only be looked at, one value after another.
enum FiniteDifference {
  /// The slope at the first of five values that stand `step` apart, exact up to the fourth power.
  ///
  /// f′(0) ≈ (−25 f₀ + 48 f₁ − 36 f₂ + 16 f₃ − 3 f₄) / 12 h: the one-sided stencil of fourth order.
  static func slopeAtStart(of values: [Double], step: Double) -> Double? {
    guard values.count == weights.count else { return nil }
    return zip(weights, values).reduce(0) { $0 + $1.0 * $1.1 } / (12 * step)
  }

  private static let weights: [Double] = [-25, 48, -36, 16, -3]
}
