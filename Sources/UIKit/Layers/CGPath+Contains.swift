import Foundation

extension CGPath {
  /// As many straight pieces stand for a curve.
  private static let pieces = 24

  /// Whether a point lies in the area that the path fills; open subpaths count as closed.
  ///
  /// - Parameter transform: Applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let turns = polygons.reduce(0) { $0 + Self.turns(of: $1, around: point) }
    return switch rule {
    case .winding: turns != 0
    case .evenOdd: turns % 2 != 0
    }
  }

  /// The corners of each subpath.
  private var polygons: [[CGPoint]] {
    elements.reduce(into: []) { polygons, element in
      let last = polygons.last?.last
      switch element {
      case .move(let point): polygons.append([point])
      case .line, .quadCurve, .curve:
        guard let last else { return }
        polygons[polygons.count - 1] += Self.corners(of: element, from: last)
      case .close:
        if let start = polygons.last?.first { polygons.append([start]) }
      }
    }
  }

  private static func corners(of element: PathElement, from start: CGPoint) -> [CGPoint] {
    let hull = [start] + element.points
    guard hull.count > 2 else { return element.points }
    return (1...pieces).map { point(on: hull, at: CGFloat($0) / CGFloat(pieces)) }
  }

  /// By halving the hull's edges at `place` until one point is left (de Casteljau).
  private static func point(on hull: [CGPoint], at place: CGFloat) -> CGPoint {
    guard hull.count > 1 else { return hull.first ?? .zero }
    let inner = zip(hull, hull.dropFirst()).map { one, next in
      CGPoint(x: one.x + (next.x - one.x) * place, y: one.y + (next.y - one.y) * place)
    }
    return point(on: inner, at: place)
  }

  /// How often a polygon goes round a point, clockwise positive: its edges that cross a ray to the right.
  private static func turns(of polygon: [CGPoint], around point: CGPoint) -> Int {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) { turns, edge in
      let (one, next) = edge
      let isCrossed = (one.y <= point.y) != (next.y <= point.y)
      guard isCrossed else { return turns }
      let x = one.x + (point.y - one.y) / (next.y - one.y) * (next.x - one.x)
      return x > point.x ? turns + (next.y > one.y ? 1 : -1) : turns
    }
  }
}
