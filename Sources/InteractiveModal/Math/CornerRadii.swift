import Foundation

/// The radii of a rectangle's four corners, in points.
///
/// Each lies in 0...1,000,000; 0 by default. What lies outside counts as the nearer end, and what is not a
/// number as 0.
public struct CornerRadii: Equatable, Sendable {
  /// Where x and y are least.
  public let topLeft: CGFloat
  /// Where x is greatest and y is least.
  public let topRight: CGFloat
  /// Where x is least and y is greatest.
  public let bottomLeft: CGFloat
  /// Where x and y are greatest.
  public let bottomRight: CGFloat

  /// Creates radii, each for itself; one out of its domain is brought into it.
  public init(
    topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomLeft: CGFloat = 0, bottomRight: CGFloat = 0
  ) {
    self.topLeft = Self.allowed(topLeft)
    self.topRight = Self.allowed(topRight)
    self.bottomLeft = Self.allowed(bottomLeft)
    self.bottomRight = Self.allowed(bottomRight)
  }

  /// Creates four equal radii; an infinite one rounds as far as there is room.
  public init(_ all: CGFloat) {
    self.init(topLeft: all, topRight: all, bottomLeft: all, bottomRight: all)
  }

  /// Returns the radii that there is room for: where two on one side are longer than it, all four are scaled
  /// by the same factor, so that the shape stays what it was.
  ///
  /// The factor is the least of side over sum, as in CSS Backgrounds and Borders Module Level 3 where curves
  /// overlap (https://www.w3.org/TR/css-backgrounds-3/#corner-overlap).
  ///
  /// - Parameter size: Of the rectangle, in points. A side that is negative or not finite counts as 0, and
  ///   leaves no room.
  public func clamped(to size: CGSize) -> CornerRadii {
    let (width, height) = (max(size.width.finiteOrZero, 0), max(size.height.finiteOrZero, 0))
    let sums = [
      (width, topLeft + topRight), (width, bottomLeft + bottomRight),
      (height, topLeft + bottomLeft), (height, topRight + bottomRight),
    ]
    let factor = sums.reduce(1) { least, side in side.0 < side.1 ? min(least, side.0 / side.1) : least }
    return CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor,
      bottomLeft: bottomLeft * factor, bottomRight: bottomRight * factor)
  }

  /// Returns the radii that lie so far on the way to others.
  ///
  /// - Parameters:
  ///   - other: The radii at 1.
  ///   - progress: 0 is these, 1 the others. Outside 0...1 the way goes on, and ends where a radius would be
  ///     negative; what is not finite counts as 0.
  public func interpolated(to other: CornerRadii, at progress: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft.interpolated(to: other.topLeft, at: progress),
      topRight: topRight.interpolated(to: other.topRight, at: progress),
      bottomLeft: bottomLeft.interpolated(to: other.bottomLeft, at: progress),
      bottomRight: bottomRight.interpolated(to: other.bottomRight, at: progress))
  }

  private static func allowed(_ radius: CGFloat) -> CGFloat {
    radius.isNaN ? 0 : min(max(radius, 0), 1_000_000)
  }
}
