import Foundation

/// An element of an outline.
package enum PathElement: Equatable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  /// A line back to the start of the subpath.
  case close

  /// The points in Core Graphics' order: control points first, the end last.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  var isFinite: Bool { points.allSatisfy(\.isFinite) }

  package func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}

extension CGPath {
  /// The path between this one and another with the same elements (F186); the nearer one if they differ.
  func interpolated(to other: CGPath, at share: Double) -> CGPath {
    guard elements.map(\.type) == other.elements.map(\.type) else { return share < 0.5 ? self : other }
    return CGPath(zip(elements, other.elements).map { $0.interpolated(to: $1, at: share) })
  }
}

extension PathElement {
  fileprivate func interpolated(to other: PathElement, at share: Double) -> PathElement {
    let points = zip(points, other.points).map {
      CGPoint(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share)
    }
    switch self {
    case .move: return .move(points[0])
    case .line: return .line(points[0])
    case .curve: return .curve(points[2], control1: points[0], control2: points[1])
    case .close: return .close
    }
  }
}

extension PathElement {
  /// The distance of a quarter circle's control points from its corner, as a share of the radius.
  private static let pull: CGFloat = 1 - 0.552_284_749_831

  /// Five elements, clockwise.
  static func rectangle(_ rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// Ten elements if all corners are round; a rectangle's five without width or height (F341).
  package static func roundedRectangle(
    _ rect: CGRect, width: CGFloat, height: CGFloat, corners: CACornerMask = .all
  ) -> [PathElement] {
    guard width > 0, height > 0 else { return rectangle(rect) }
    let (right, down) = (CGVector(dx: width, dy: 0), CGVector(dx: 0, dy: height))
    let (left, up) = (CGVector(dx: -width, dy: 0), CGVector(dx: 0, dy: -height))
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    let start = corners.contains(.layerMinXMinYCorner) ? topLeft.moved(by: right) : topLeft
    return [.move(start)]
      + corner(rect.maxX, rect.minY, right, down, corners.contains(.layerMaxXMinYCorner))
      + corner(rect.maxX, rect.maxY, down, left, corners.contains(.layerMaxXMaxYCorner))
      + corner(rect.minX, rect.maxY, left, up, corners.contains(.layerMinXMaxYCorner))
      + corner(rect.minX, rect.minY, up, right, corners.contains(.layerMinXMinYCorner)) + [.close]
  }

  /// A line to a corner along `entry`, and a curve around it along `exit`.
  private static func corner(
    _ x: CGFloat, _ y: CGFloat, _ entry: CGVector, _ exit: CGVector, _ isRound: Bool
  ) -> [PathElement] {
    let corner = CGPoint(x: x, y: y)
    guard isRound else { return [.line(corner)] }
    return [
      .line(corner.moved(by: entry, times: -1)),
      .curve(
        corner.moved(by: exit), control1: corner.moved(by: entry, times: -pull),
        control2: corner.moved(by: exit, times: pull)),
    ]
  }
}

extension CGPoint {
  fileprivate func moved(by vector: CGVector, times factor: CGFloat = 1) -> CGPoint {
    CGPoint(x: x + vector.dx * factor, y: y + vector.dy * factor)
  }
}

/// A rectangle with some corners round.
package struct CornerShape: Equatable, Sendable {
  package let rect: CGRect
  package let radius: CGFloat
  package var corners: CACornerMask

  /// Limits the radius to half of the shorter side.
  package init(_ rect: CGRect, radius: CGFloat = 0, corners: CACornerMask = .all) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    self.corners = self.radius > 0 ? corners : .all
  }

  package func inset(by distance: CGFloat) -> CornerShape {
    CornerShape(rect.insetBy(dx: distance, dy: distance), radius: radius - distance, corners: corners)
  }
}
