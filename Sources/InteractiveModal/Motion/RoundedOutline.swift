import Foundation

/// A rectangle with a radius of its own for each corner.
///
/// Core Animation can animate between any two of these shapes: their paths have the same elements
/// in the same order. At a square corner the curve has no length. Where two corners take up a
/// side, the line between them has no length.
package struct RoundedOutline: Equatable, Sendable {
  /// The rectangle around the shape, in points. Its size is never negative.
  package let rect: CGRect
  /// The radii of the upper left, upper right, lower left and lower right corner, in points, scaled
  /// down to fit the rectangle.
  package let radii: SIMD4<Double>

  /// Creates a rounded rectangle. If the radii of a side are longer than the side, all four are
  /// scaled down by the same factor, the least ratio of a side to the sum of its radii (CSS
  /// Backgrounds and Borders Module Level 3, https://www.w3.org/TR/css-backgrounds-3/#corner-overlap).
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points; it is standardized. A rectangle with a number that is not
  ///     finite, or beyond ±10¹⁰⁰, counts as `.zero`.
  ///   - radii: The radii of the corners, in points, as in the property; 0 or more.
  package init(rect: CGRect, radii: SIMD4<Double>) {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    self.rect = numbers.allSatisfy { $0.finiteOrZero == $0 } ? rect.standardized : .zero
    let (width, height) = (Double(self.rect.width), Double(self.rect.height))
    let sides: [(length: Double, radii: Double)] = [
      (width, radii[0] + radii[1]), (width, radii[2] + radii[3]),
      (height, radii[0] + radii[2]), (height, radii[1] + radii[3]),
    ]
    let factor = sides.reduce(1) { least, side in
      side.length < side.radii ? min(least, side.length / side.radii) : least
    }
    self.radii = radii * factor
  }
}

extension RoundedOutline {
  /// Returns the part of this shape that is inside of a rectangle with round corners; `nil` if there is none.
  ///
  /// A corner that the rectangle cuts keeps the rest of its radius.
  package func intersection(_ other: CGRect, radii otherRadii: SIMD4<Double> = .zero) -> RoundedOutline? {
    let isInside =
      other.minX <= rect.minX && other.maxX >= rect.maxX && other.minY <= rect.minY && other.maxY >= rect.maxY
    if isInside, otherRadii == .zero { return rect.isEmpty ? nil : self }
    let other = RoundedOutline(rect: other, radii: otherRadii)
    let common = rect.intersection(other.rect)
    guard !common.isEmpty else { return nil }
    return RoundedOutline(
      rect: common, radii: pointwiseMax(restOfRadii(in: common), other.restOfRadii(in: common)))
  }

  private func restOfRadii(in part: CGRect) -> SIMD4<Double> {
    let (left, right) = (Double(part.minX - rect.minX), Double(rect.maxX - part.maxX))
    let (top, bottom) = (Double(part.minY - rect.minY), Double(rect.maxY - part.maxY))
    let cut = SIMD4(max(left, top), max(right, top), max(left, bottom), max(right, bottom))
    return (radii - cut).clamped(lowerBound: .zero, upperBound: radii)
  }
}

extension RoundedOutline {
  /// An element of the outline, as `CGPath` has them.
  enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// Distance of a control point from the end of its arc, as a share of the radius: 4/3·tan(π/8).
  ///
  /// For an arc of the angle φ the share is 4/3·tan(φ/4): the curve then meets the arc in its
  /// middle as well. Between, the curve lies outside the arc by at most 0.027 % of the radius.
  static let kappa: CGFloat = 4 / 3 * tan(.pi / 8)

  /// The elements, clockwise from the upper left: a move, four lines and curves in turn, and a
  /// close.
  var elements: [Element] {
    let ends = sideEnds
    let tips = [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
    ]
    let sides = tips.enumerated().flatMap { index, tip in
      let (start, end) = (ends[2 * index + 1], ends[(2 * index + 2) % 8])
      return [.line(start), Self.quarterCircle(from: start, around: tip, to: end)]
    }
    return [.move(ends[0])] + sides + [.close]
  }

  /// The ends of the top, right, bottom and left side, clockwise. At a square corner two are
  /// equal.
  var sideEnds: [CGPoint] {
    [
      CGPoint(x: rect.minX + radii[0], y: rect.minY),
      CGPoint(x: rect.maxX - radii[1], y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.minY + radii[1]),
      CGPoint(x: rect.maxX, y: rect.maxY - radii[3]),
      CGPoint(x: rect.maxX - radii[3], y: rect.maxY),
      CGPoint(x: rect.minX + radii[2], y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY - radii[2]),
      CGPoint(x: rect.minX, y: rect.minY + radii[0]),
    ]
  }

  private static func quarterCircle(from start: CGPoint, around tip: CGPoint, to end: CGPoint) -> Element {
    func control(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + kappa * (tip.x - end.x), y: end.y + kappa * (tip.y - end.y))
    }
    return .curve(end, control1: control(start), control2: control(end))
  }
}
