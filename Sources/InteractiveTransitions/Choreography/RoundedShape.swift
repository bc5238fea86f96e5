import InteractiveModal
import UIKit

/// A rectangle with a radius of its own for each corner.
public struct RoundedShape: Equatable, Sendable {
  /// What a mask shows: the radii fit the rectangle.
  let outline: RoundedOutline

  /// Creates a rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; it is standardized. A rectangle with a number that is not
  ///     finite, or beyond ±10¹⁰⁰, counts as `.zero`.
  ///   - radii: The radii of the corners, in points; square corners by default. If the radii of a
  ///     side are longer than the side, all four are scaled down by the same factor.
  public init(rect: CGRect, radii: CornerRadii = CornerRadii()) {
    outline = RoundedOutline(rect: rect, radii: radii.numbers)
  }

  /// Returns the shape between this one (progress 0) and another (progress 1).
  ///
  /// Every point of the outline moves on a straight line. Outside 0...1 the shape lies beyond the
  /// ends; a side or a radius below 0 becomes 0. A progress that is not finite counts as 0.
  func interpolated(to other: RoundedShape, at progress: CGFloat) -> RoundedShape {
    RoundedShape(
      rect: outline.rect.interpolated(to: other.outline.rect, at: progress),
      radii: CornerRadii(outline.radii).interpolated(to: CornerRadii(other.outline.radii), at: progress))
  }

  /// The radii of a rectangle's four corners, in points.
  ///
  /// Each lies in 0...1,000,000 and is 0 by default. A value outside becomes the nearer end; NaN
  /// becomes 0.
  public struct CornerRadii: Equatable, Sendable {
    /// In the order of the outline's.
    let numbers: SIMD4<Double>

    /// Creates radii, one for each corner, in points; 0 by default.
    public init(
      topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomLeft: CGFloat = 0, bottomRight: CGFloat = 0
    ) {
      self.init(SIMD4(Double(topLeft), Double(topRight), Double(bottomLeft), Double(bottomRight)))
    }

    /// Creates four equal radii, in points. An infinite radius rounds as far as the rectangle
    /// allows.
    public init(_ all: CGFloat) { self.init(SIMD4(repeating: Double(all))) }

    init(_ numbers: SIMD4<Double>) {
      self.numbers = SIMD4((0..<4).map { numbers[$0].clamped(to: 0...1_000_000, default: 0) })
    }

    /// Returns the radii between these (progress 0) and others (progress 1).
    ///
    /// Outside 0...1 the radii lie beyond the ends; a radius below 0 becomes 0.
    func interpolated(to other: CornerRadii, at progress: CGFloat) -> CornerRadii {
      CornerRadii(
        SIMD4(
          (0..<4).map {
            Double(CGFloat(numbers[$0]).interpolated(to: CGFloat(other.numbers[$0]), at: progress))
          }))
    }
  }
}
