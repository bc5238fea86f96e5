import Foundation

extension CGRect {
  /// What both have in common; `nil` for nothing, and where a number is none.
  ///
  /// Foundation's own intersection traps on such numbers.
  func overlap(with other: CGRect) -> CGRect? {
    guard isFinite, other.isFinite else { return nil }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
