import Foundation

extension CGFloat {
  /// Returns the number between this one (progress 0) and another (progress 1), both ends exactly.
  ///
  /// Outside 0...1 the number lies beyond the ends. A value that is not finite counts as 0.
  package func interpolated(to other: CGFloat, at progress: CGFloat) -> CGFloat {
    let progress = progress.finiteOrZero
    return (1 - progress) * finiteOrZero + progress * other.finiteOrZero
  }
}

extension CGPoint {
  /// Returns the point between this one (progress 0) and another (progress 1), by its coordinates.
  package func interpolated(to other: CGPoint, at progress: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: other.x, at: progress), y: y.interpolated(to: other.y, at: progress))
  }
}

extension CGRect {
  /// Returns the rectangle between this one (progress 0) and another (progress 1).
  ///
  /// Outside 0...1 the rectangle lies beyond the ends. A width or height below 0 becomes 0.
  package func interpolated(to other: CGRect, at progress: CGFloat) -> CGRect {
    CGRect(
      origin: origin.interpolated(to: other.origin, at: progress),
      size: CGSize(
        width: max(width.interpolated(to: other.width, at: progress), 0),
        height: max(height.interpolated(to: other.height, at: progress), 0)))
  }
}
