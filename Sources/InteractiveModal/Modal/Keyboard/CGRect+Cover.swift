import Foundation

extension CGRect {
  /// How far this rectangle reaches over another one from its foot upward, in points.
  ///
  /// Nothing for one that leaves the foot free, as a keyboard that floats, that is beside, or that is empty.
  func cover(ofFootOf other: CGRect) -> CGFloat {
    guard !isEmpty, minX < other.maxX, maxX > other.minX, maxY >= other.maxY else { return 0 }
    return min(max(0, other.maxY - minY), other.height)
  }
}
