import Foundation

extension CGRect {
  /// Whether all four numbers are finite.
  var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}
