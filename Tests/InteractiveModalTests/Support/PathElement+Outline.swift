import Foundation

@testable import InteractiveModal

/// What a test reads off an outline, without any of the code that made it.
extension PathElement {
  /// What the element is, without its points.
  var kind: String {
    switch self {
    case .move: "move"
    case .line: "line"
    case .curve: "curve"
    case .close: "close"
    }
  }

  /// Its points, in the order in which they are written.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }

  /// The element whose points lie so far on the way to those of another of its kind.
  func blended(with other: PathElement, at share: CGFloat) -> PathElement {
    let mix = zip(points, other.points).map { one, another in
      CGPoint(x: one.x + (another.x - one.x) * share, y: one.y + (another.y - one.y) * share)
    }
    return switch self {
    case .move: .move(mix[0])
    case .line: .line(mix[0])
    case .curve: .curve(mix[0], control1: mix[1], control2: mix[2])
    case .close: .close
    }
  }

  /// Points along an outline, curves in so many pieces; the last is joined to the first.
  static func polygon(_ elements: [PathElement], pieces: Int) -> [CGPoint] {
    elements.reduce(into: []) { polygon, element in
      let points = element.points
      guard points.count == 3, let start = polygon.last else { return polygon += points }
      polygon += (1...pieces).map {
        bezier([start, points[1], points[2], points[0]], at: CGFloat($0) / CGFloat(pieces))
      }
    }
  }

  /// A point of a Bézier, by de Casteljau's construction.
  static func bezier(_ points: [CGPoint], at share: CGFloat) -> CGPoint {
    guard points.count > 1 else { return points[0] }
    let halves = zip(points, points.dropFirst()).map { one, next in
      CGPoint(x: one.x + (next.x - one.x) * share, y: one.y + (next.y - one.y) * share)
    }
    return bezier(halves, at: share)
  }
}
