import Foundation

/// Returns how far two numbers lie apart, as a share of `scale`, the largest value of their row.
///
/// Infinite where one of them is not finite, so that a comparison with a tolerance fails.
func deviation(_ actual: CGFloat, _ expected: CGFloat, scale: CGFloat) -> CGFloat {
  let share = (actual - expected).magnitude / scale
  return share.isFinite ? share : .infinity
}

/// Returns the largest deviation between two lists, as a share of the largest expected magnitude.
///
/// Infinite where the lists are empty or differ in length.
func deviation(_ actual: [CGFloat], _ expected: [CGFloat]) -> CGFloat {
  guard actual.count == expected.count else { return .infinity }
  let scale = expected.map(\.magnitude).max() ?? 0
  return zip(actual, expected).map { deviation($0, $1, scale: scale) }.max() ?? .infinity
}
