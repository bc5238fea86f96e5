import Foundation

extension CGRect {
  /// Whether all four numbers are finite.
  package var hasFiniteValues: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}
