import UIKit

/// Draws outlines.
enum PathDrawing {
  /// The outline as SVG writes it.
  static func data(of path: CGPath) -> String { path.elements.map(step).joined() }

  private static func step(_ element: PathElement) -> String {
    switch element {
    case .move(let point): "M\(numbers([point]))"
    case .line(let point): "L\(numbers([point]))"
    case .curve: "C\(numbers(element.points))"
    case .close: "Z"
    }
  }

  private static func numbers(_ points: [CGPoint]) -> String {
    points.map { SVGValue.numbers($0.x, $0.y) }.joined(separator: " ")
  }

  /// What a shape layer draws; `nil` where that cannot be seen.
  static func element(for shape: ShapeValues) -> SVGElement? {
    guard let path = shape.path, !path.isEmpty else { return nil }
    guard let fill = shape.fillColor, fill.alpha > 0 else { return nil }
    return SVGElement(
      "path",
      [
        "d": data(of: path), "fill": SVGValue.color(fill),
        "fill-opacity": SVGValue.opacity(fill.alpha),
      ])
  }
}
