import Foundation

/// A rectangle with a radius of its own at each corner, written so that any two can be turned into one
/// another.
///
/// Whatever the radii, the outline has the same kinds of elements in the same order: where a corner is square
/// its curve has no length, and where the corners take up a side its line has none. What comes of animating
/// between paths with different numbers of points or segments is undefined (`CAShapeLayer.path`).
public struct RoundedShape: Equatable, Sendable {
  /// The rectangle around it, in points; never negative in size.
  public let rect: CGRect
  /// The radii of its corners, in points; never more than there is room for.
  public let radii: CornerRadii

  /// Creates a rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: In points, standardized. One that is not finite, or has a number beyond 10¹⁰⁰, counts as empty
  ///     and
  ///     at 0.
  ///   - radii: Those that there is no room for are scaled down as `CornerRadii.clamped(to:)` tells. Square
  ///     corners
  ///     by default.
  public init(rect: CGRect, radii: CornerRadii = CornerRadii()) {
    self.rect = Self.allowed(rect)
    self.radii = radii.clamped(to: self.rect.size)
  }

  /// Returns the shape that lies so far on the way to another.
  ///
  /// The rectangle and the radii go straight there, and so does every point of the outline.
  ///
  /// - Parameters:
  ///   - other: The shape at 1.
  ///   - progress: 0 is this one, 1 the other. Outside 0...1 the way goes on; a side or a radius that would
  ///     be
  ///     negative is 0. What is not finite counts as 0.
  public func interpolated(to other: RoundedShape, at progress: CGFloat) -> RoundedShape {
    let (width, height) = (
      rect.width.interpolated(to: other.rect.width, at: progress),
      rect.height.interpolated(to: other.rect.height, at: progress)
    )
    let origin = CGPoint(
      x: rect.minX.interpolated(to: other.rect.minX, at: progress),
      y: rect.minY.interpolated(to: other.rect.minY, at: progress))
    return RoundedShape(
      rect: CGRect(origin: origin, size: CGSize(width: max(width, 0), height: max(height, 0))),
      radii: radii.interpolated(to: other.radii, at: progress))
  }

  private static func allowed(_ rect: CGRect) -> CGRect {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return numbers.allSatisfy { $0.finiteOrZero == $0 } ? rect.standardized : .zero
  }
}
