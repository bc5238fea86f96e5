import Foundation

extension PathElement {
  /// The points at which the element is farthest to a side, its ends included.
  func extremes(from start: CGPoint) -> [CGPoint] {
    switch self {
    case .move(let point), .line(let point): return [point]
    case .close: return []
    case .curve(let end, let control1, let control2):
      let points = [start, control1, control2, end]
      let shares = Self.turns(points.map(\.x)) + Self.turns(points.map(\.y))
      return [start, end] + shares.map { Self.point(of: points, at: $0) }
    }
  }

  /// The shares of a cubic curve at which a coordinate turns round.
  private static func turns(_ p: [CGFloat]) -> [CGFloat] {
    let (a, b, c) = (p[3] - 3 * p[2] + 3 * p[1] - p[0], 2 * (p[2] - 2 * p[1] + p[0]), p[1] - p[0])
    guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b].filter { $0 > 0 && $0 < 1 } : [] }
    let root = (b * b - 4 * a * c).squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
  }

  private static func point(of points: [CGPoint], at share: CGFloat) -> CGPoint {
    guard points.count > 1 else { return points[0] }
    return point(of: zip(points, points.dropFirst()).map { $0.between($1, at: share) }, at: share)
  }

  /// A circle's arc in cubic curves of a quarter at most, without its start; angles are clockwise.
  static func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, sweep: CGFloat) -> [PathElement] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let (step, reach) = (sweep / CGFloat(count), radius * 4 / 3 * tan(sweep / CGFloat(count) / 4))
    func point(_ angle: CGFloat, ahead distance: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) - distance * sin(angle),
        y: center.y + radius * sin(angle) + distance * cos(angle))
    }
    return (0..<count).map { index in
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      return .curve(
        point(to, ahead: 0), control1: point(from, ahead: reach), control2: point(to, ahead: -reach))
    }
  }
}

extension CGPoint {
  fileprivate func between(_ other: CGPoint, at share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
