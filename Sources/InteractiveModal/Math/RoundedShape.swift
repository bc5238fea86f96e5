import Foundation

/// A rectangle with a radius of its own for each corner.
///
/// Core Animation can animate between any two of these shapes: their paths have the same elements
/// in the same order. At a square corner the curve has no length. Where two corners take up a
/// side, the line between them has no length.
public struct RoundedShape: Equatable, Sendable {
  /// The rectangle around the shape, in points. Its size is never negative.
  package let rect: CGRect
  /// The radii of the corners, in points, scaled down to fit the rectangle.
  package let radii: CornerRadii

  /// Creates a rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; it is standardized. A rectangle with a number that is not
  ///     finite, or beyond ±10¹⁰⁰, counts as `.zero`.
  ///   - radii: The radii of the corners, in points; square corners by default. If the radii of a
  ///     side are longer than the side, all four are scaled down by the same factor.
  public init(rect: CGRect, radii: CornerRadii = CornerRadii()) {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    self.rect = numbers.allSatisfy { $0.finiteOrZero == $0 } ? rect.standardized : .zero
    self.radii = radii.scaledToFit(self.rect.size)
  }

  /// Returns the shape between this one (progress 0) and another (progress 1).
  ///
  /// Every point of the outline moves on a straight line. Outside 0...1 the shape lies beyond the
  /// ends; a side or a radius below 0 becomes 0. A progress that is not finite counts as 0.
  package func interpolated(to other: RoundedShape, at progress: CGFloat) -> RoundedShape {
    RoundedShape(
      rect: rect.interpolated(to: other.rect, at: progress),
      radii: radii.interpolated(to: other.radii, at: progress))
  }
}

extension RoundedShape {
  /// The radii of a rectangle's four corners, in points.
  ///
  /// Each lies in 0...1,000,000 and is 0 by default. A value outside becomes the nearer end; NaN
  /// becomes 0.
  public struct CornerRadii: Equatable, Sendable {
    /// The radius at the corner with the least x and y.
    package let topLeft: CGFloat
    /// The radius at the corner with the greatest x and the least y.
    package let topRight: CGFloat
    /// The radius at the corner with the least x and the greatest y.
    package let bottomLeft: CGFloat
    /// The radius at the corner with the greatest x and y.
    package let bottomRight: CGFloat

    /// Creates radii, one for each corner, in points; 0 by default.
    public init(
      topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomLeft: CGFloat = 0, bottomRight: CGFloat = 0
    ) {
      let domain: ClosedRange<CGFloat> = 0...1_000_000
      self.topLeft = topLeft.clamped(to: domain, default: 0)
      self.topRight = topRight.clamped(to: domain, default: 0)
      self.bottomLeft = bottomLeft.clamped(to: domain, default: 0)
      self.bottomRight = bottomRight.clamped(to: domain, default: 0)
    }

    /// Creates four equal radii, in points. An infinite radius rounds as far as the rectangle
    /// allows.
    public init(_ all: CGFloat) {
      self.init(topLeft: all, topRight: all, bottomLeft: all, bottomRight: all)
    }

    /// Returns the radii, scaled down by one factor until those of each side fit the side.
    ///
    /// The factor is the least ratio of a side to the sum of its radii (CSS Backgrounds and
    /// Borders Module Level 3, https://www.w3.org/TR/css-backgrounds-3/#corner-overlap).
    ///
    /// - Parameter size: The rectangle's size, in points. A side below 0 or not finite counts as
    ///   0.
    func scaledToFit(_ size: CGSize) -> CornerRadii {
      let (width, height) = (max(size.width.finiteOrZero, 0), max(size.height.finiteOrZero, 0))
      let sides: [(length: CGFloat, radii: CGFloat)] = [
        (width, topLeft + topRight), (width, bottomLeft + bottomRight),
        (height, topLeft + bottomLeft), (height, topRight + bottomRight),
      ]
      let factor = sides.reduce(1) { least, side in
        side.length < side.radii ? min(least, side.length / side.radii) : least
      }
      return CornerRadii(
        topLeft: topLeft * factor, topRight: topRight * factor,
        bottomLeft: bottomLeft * factor, bottomRight: bottomRight * factor)
    }

    /// Returns the radii between these (progress 0) and others (progress 1).
    ///
    /// Outside 0...1 the radii lie beyond the ends; a radius below 0 becomes 0.
    func interpolated(to other: CornerRadii, at progress: CGFloat) -> CornerRadii {
      CornerRadii(
        topLeft: topLeft.interpolated(to: other.topLeft, at: progress),
        topRight: topRight.interpolated(to: other.topRight, at: progress),
        bottomLeft: bottomLeft.interpolated(to: other.bottomLeft, at: progress),
        bottomRight: bottomRight.interpolated(to: other.bottomRight, at: progress))
    }
  }
}
