import Foundation
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("A rounded outline")
struct RoundedOutlineTests {
  private static let rect = CGRect(x: 30, y: -20, width: 200, height: 120)
  /// Square, even, uneven, as round as possible, and rounder than possible.
  private static let shapes = [
    [0, 0, 0, 0], [10, 10, 10, 10], [5, 20, 40, 80], [0, 60, 0, 60], [60, 60, 60, 60], [0, 0, 0, 120],
    [500, 500, 500, 500], [3, 900, 0, 40], [1e6, 0, 0, 1e6],
  ].map { (radii: [CGFloat]) in
    RoundedOutline(rect: rect, radii: SIMD4(radii.map { Double($0) }))
  }
  private static let empty = [
    RoundedOutline(rect: .zero, radii: SIMD4(repeating: 9)),
    RoundedOutline(rect: CGRect(x: 4, y: 5, width: 100, height: 0), radii: SIMD4(repeating: 9)),
  ]

  @Test("has the ends of its sides clockwise from the upper left")
  func sideEnds() {
    let shape = RoundedOutline(
      rect: CGRect(x: 100, y: 200, width: 50, height: 40),
      radii: [1, 2, 3, 4])
    #expect(
      shape.sideEnds
        == [(101, 200), (148, 200), (150, 202), (150, 236), (146, 240), (103, 240), (100, 237), (100, 201)]
        .map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test(
    "goes from each end of a side to the next, and back to the first, with the same kinds of elements",
    arguments: shapes + empty)
  func elements(_ shape: RoundedOutline) {
    let sides = (0..<4).flatMap { _ in ["line", "curve"] }
    #expect(shape.elements.map(\.kind) == ["move"] + sides + ["close"])
    #expect(shape.elements.flatMap(\.points).allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(shape.elements.compactMap(\.points.first) == shape.sideEnds + shape.sideEnds.prefix(1))
  }

  @Test("has corners that are quarter circles to 0.03 % of their radius", arguments: shapes)
  func arcs(_ shape: RoundedOutline) {
    let (rect, radii) = (shape.rect, shape.radii)
    let arcs = [
      (CGPoint(x: rect.maxX - radii[1], y: rect.minY + radii[1]), radii[1]),
      (CGPoint(x: rect.maxX - radii[3], y: rect.maxY - radii[3]), radii[3]),
      (CGPoint(x: rect.minX + radii[2], y: rect.maxY - radii[2]), radii[2]),
      (CGPoint(x: rect.minX + radii[0], y: rect.minY + radii[0]), radii[0]),
    ]
    for (index, (centre, radius)) in arcs.enumerated() {
      let (start, curve) = (shape.elements[2 * index + 1].points[0], shape.elements[2 * index + 2].points)
      for t in (0...100).map({ CGFloat($0) / 100 }) {
        let point = bezier([start, curve[1], curve[2], curve[0]], at: t)
        let distance = hypot(point.x - centre.x, point.y - centre.y)
        #expect((distance - radius).magnitude <= 0.0003 * radius + 1e-12)
      }
    }
  }

  @Test("is between two shapes what each of its points is between theirs", arguments: shapes)
  func between(_ shape: RoundedOutline) {
    for other in Self.shapes + Self.empty {
      for progress in [0.1, 0.5, 0.9] as [CGFloat] {
        let blend = zip(shape.elements.flatMap(\.points), other.elements.flatMap(\.points))
          .map { $0.mixed(with: $1, at: progress) }
        let points = shape.mixed(with: other, at: progress).elements.flatMap(\.points)
        #expect(zip(points, blend).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 1e-9 })
      }
    }
  }

  /// Returns a point of a Bézier curve, by de Casteljau's construction.
  private func bezier(_ points: [CGPoint], at t: CGFloat) -> CGPoint {
    guard points.count > 1 else { return points[0] }
    return bezier(zip(points, points.dropFirst()).map { $0.mixed(with: $1, at: t) }, at: t)
  }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, at t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}

extension RoundedOutline {
  fileprivate func mixed(with other: RoundedOutline, at t: CGFloat) -> RoundedOutline {
    RoundedOutline(
      rect: rect.interpolated(to: other.rect, at: t), radii: radii + (other.radii - radii) * Double(t))
  }
}

extension RoundedOutline.Element {
  fileprivate var kind: String {
    switch self {
    case .move: "move"
    case .line: "line"
    case .curve: "curve"
    case .close: "close"
    }
  }

  /// The end point and then the control points.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }
}
