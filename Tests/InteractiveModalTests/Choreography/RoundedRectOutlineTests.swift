import Foundation
import Testing

@testable import InteractiveModal

@Suite("The outline of a rounded rectangle")
struct RoundedRectOutlineTests {
  private static let rect = CGRect(x: 30, y: -20, width: 200, height: 120)
  /// Square, even, uneven, as round as there is room, and more than there is room for.
  private static let shapes = [
    [0, 0, 0, 0], [10, 10, 10, 10], [5, 20, 40, 80], [0, 60, 0, 60], [60, 60, 60, 60], [0, 0, 0, 120],
    [500, 500, 500, 500], [3, 900, 0, 40], [.infinity, 0, 0, .infinity], [-4, .nan, 7, 0],
  ].map { (radii: [CGFloat]) in
    RoundedShape(
      rect: rect,
      radii: CornerRadii(
        topLeft: radii[0], topRight: radii[1], bottomLeft: radii[2], bottomRight: radii[3]))
  }
  private static let empty = [
    RoundedShape(rect: .zero, radii: CornerRadii(9)),
    RoundedShape(rect: CGRect(x: 4, y: 5, width: 100, height: 0), radii: CornerRadii(9)),
  ]

  @Test("eight corners and the same kinds of elements, whatever the radii", arguments: shapes + empty)
  func kinds(_ shape: RoundedShape) {
    #expect(shape.corners.count == 8)
    let sides = (0..<4).flatMap { _ in ["line", "curve"] }
    #expect(shape.elements.map(\.kind) == ["move"] + sides + ["close"])
    #expect(shape.elements.flatMap(\.points).allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test("the corners, clockwise from the upper left")
  func corners() {
    let shape = RoundedShape(
      rect: CGRect(x: 100, y: 200, width: 50, height: 40),
      radii: CornerRadii(topLeft: 1, topRight: 2, bottomLeft: 3, bottomRight: 4))
    #expect(
      shape.corners
        == [(101, 200), (148, 200), (150, 202), (150, 236), (146, 240), (103, 240), (100, 237), (100, 201)]
        .map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test("the elements end at the corners in turn, and where they began", arguments: shapes + empty)
  func elementsAtCorners(_ shape: RoundedShape) {
    let ends = shape.elements.compactMap(\.points.first)
    #expect(ends == shape.corners + shape.corners.prefix(1))
  }

  @Test("the corner's curve is a quarter circle to 0.03 % of its radius", arguments: shapes)
  func arcs(_ shape: RoundedShape) {
    let (rect, radii) = (shape.rect, shape.radii)
    let arcs = [
      (CGPoint(x: rect.maxX - radii.topRight, y: rect.minY + radii.topRight), radii.topRight),
      (CGPoint(x: rect.maxX - radii.bottomRight, y: rect.maxY - radii.bottomRight), radii.bottomRight),
      (CGPoint(x: rect.minX + radii.bottomLeft, y: rect.maxY - radii.bottomLeft), radii.bottomLeft),
      (CGPoint(x: rect.minX + radii.topLeft, y: rect.minY + radii.topLeft), radii.topLeft),
    ]
    for (index, (centre, radius)) in arcs.enumerated() {
      let (start, curve) = (shape.elements[2 * index + 1].points[0], shape.elements[2 * index + 2].points)
      for share in (0...100).map({ CGFloat($0) / 100 }) {
        let point = PathElement.bezier([start, curve[1], curve[2], curve[0]], at: share)
        let distance = hypot(point.x - centre.x, point.y - centre.y)
        #expect((distance - radius).magnitude <= 0.0003 * radius + 1e-12)
      }
    }
  }

  @Test("kappa is the published figure")
  func kappa() {
    #expect((RoundedShape.kappa - 0.5522847498).magnitude < 1e-10)
  }

  @Test("the area is the rectangle less what the corners cut off", arguments: shapes)
  func area(_ shape: RoundedShape) {
    let radii = shape.radii
    let squares = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight].map { $0 * $0 }
    let cut = squares.reduce(0, +)
    let expected = shape.rect.width * shape.rect.height - (1 - .pi / 4) * cut
    let polygon = PathElement.polygon(shape.elements, pieces: 200)
    // The cubic lies outside the arc, so that it cuts off a little less.
    #expect((signedArea(polygon) - expected).magnitude < 0.0003 * cut + 1e-9)
  }

  @Test("no outline crosses itself, and all go clockwise", arguments: shapes + empty)
  func simple(_ shape: RoundedShape) {
    let polygon = PathElement.polygon(shape.elements, pieces: 8)
    #expect(crossings(polygon) == 0)
    #expect(signedArea(polygon) >= 0)
  }

  @Test("nor does any shape between two, point by point", arguments: shapes)
  func between(_ shape: RoundedShape) {
    for other in Self.shapes + Self.empty {
      for share in [0.1, 0.5, 0.9] as [CGFloat] {
        let blend = zip(shape.elements, other.elements).map { $0.blended(with: $1, at: share) }
        let polygon = PathElement.polygon(blend, pieces: 6)
        #expect(crossings(polygon) == 0)
        #expect(signedArea(polygon) > 0)
        let points = shape.interpolated(to: other, at: share).elements.flatMap(\.points)
        #expect(zip(points, blend.flatMap(\.points)).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 1e-9 })
      }
    }
  }

  @Test("a polygon that crosses itself is found to")
  func crossed() {
    let bow = [(0, 0), (10, 10), (10, 0), (0, 10)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(crossings(bow) == 1)
    #expect(crossings([bow[0], bow[2], bow[1], bow[3]]) == 0)
    #expect(signedArea([bow[0], bow[2], bow[1], bow[3]]) == 100)
  }

  /// The area within a polygon, by the shoelace formula; positive where it goes clockwise on a screen.
  private func signedArea(_ points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, side in
      sum + (side.0.x * side.1.y - side.1.x * side.0.y) / 2
    }
  }

  /// How many pairs of sides cross: each has the other's ends on either side of it, by more than rounding.
  private func crossings(_ points: [CGPoint]) -> Int {
    let sides = Array(zip(points, points.dropFirst() + points.prefix(1)))
    func side(_ point: CGPoint, of line: (CGPoint, CGPoint)) -> Int {
      let turn =
        (line.1.x - line.0.x) * (point.y - line.0.y) - (line.1.y - line.0.y) * (point.x - line.0.x)
      return turn.magnitude < 1e-9 ? 0 : turn > 0 ? 1 : -1
    }
    return sides.indices.reduce(0) { count, index in
      count
        + sides[..<index].count { other in
          side(other.0, of: sides[index]) * side(other.1, of: sides[index]) < 0
            && side(sides[index].0, of: other) * side(sides[index].1, of: other) < 0
        }
    }
  }
}
