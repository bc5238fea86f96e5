import Foundation

/// The outline, clockwise as it is seen on a screen, where y grows downwards.
extension RoundedShape {
  /// How far a control point lies from the end of its arc towards the corner, as a share of the radius:
  /// 4/3·tan(π/8) = 0.5522847498…
  ///
  /// The cubic over an angle φ whose control points lie 4/3·tan(φ/4) of the radius along the tangents at its
  /// ends meets the arc in the middle too; a quarter has φ = π/2. In between it lies outside the arc, by
  /// 0.027 % of the radius at most.
  static let kappa: CGFloat = 4 / 3 * tan(.pi / 8)

  /// The eight points where sides meet arcs, clockwise from the upper left: both ends of the top side, of the
  /// right, of the bottom and of the left one. The two at a square corner are one point.
  public var corners: [CGPoint] {
    [
      CGPoint(x: rect.minX + radii.topLeft, y: rect.minY),
      CGPoint(x: rect.maxX - radii.topRight, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.minY + radii.topRight),
      CGPoint(x: rect.maxX, y: rect.maxY - radii.bottomRight),
      CGPoint(x: rect.maxX - radii.bottomRight, y: rect.maxY),
      CGPoint(x: rect.minX + radii.bottomLeft, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY - radii.bottomLeft),
      CGPoint(x: rect.minX, y: rect.minY + radii.topLeft),
    ]
  }

  /// The outline: a move, then four times a line along a side and a curve around its corner, then a close.
  public var elements: [PathElement] {
    let ends = corners
    let sides = zip(tips, [0, 2, 4, 6]).flatMap { tip, start in
      [.line(ends[start + 1]), curve(from: ends[start + 1], around: tip, to: ends[(start + 2) % 8])]
    }
    return [.move(ends[0])] + sides + [.close]
  }

  /// The corners of the rectangle around it, clockwise from the one where the top side ends.
  private var tips: [CGPoint] {
    [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
    ]
  }

  /// A quarter of a circle, by one cubic.
  private func curve(from start: CGPoint, around tip: CGPoint, to end: CGPoint) -> PathElement {
    .curve(end, control1: control(from: start, to: tip), control2: control(from: end, to: tip))
  }

  private func control(from end: CGPoint, to tip: CGPoint) -> CGPoint {
    CGPoint(x: end.x + Self.kappa * (tip.x - end.x), y: end.y + Self.kappa * (tip.y - end.y))
  }
}
