import Foundation

extension RoundedShape {
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

  /// The outline, clockwise from the upper left: a move, four lines and curves in turn, and a
  /// close.
  var outline: [Element] {
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

  private static func quarterCircle(from start: CGPoint, around tip: CGPoint, to end: CGPoint) -> Element {
    func control(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + kappa * (tip.x - end.x), y: end.y + kappa * (tip.y - end.y))
    }
    return .curve(end, control1: control(start), control2: control(end))
  }
}
