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
