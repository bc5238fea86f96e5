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
    let fill = shape.fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
    let stroke = shape.strokeColor.flatMap { $0.alpha > 0 && shape.lineWidth > 0 ? $0 : nil }
    guard fill != nil || stroke != nil else { return nil }
    return SVGElement(
      "path",
      [
        "d": data(of: path), "fill": fill.map(SVGValue.color) ?? "none",
        "fill-opacity": fill.flatMap { SVGValue.opacity($0.alpha) },
        "fill-rule": shape.fillRule == .evenOdd ? "evenodd" : nil, "stroke": stroke.map(SVGValue.color),
        "stroke-opacity": stroke.flatMap { SVGValue.opacity($0.alpha) },
        "stroke-width": stroke.map { _ in SVGValue.number(shape.lineWidth) },
        "stroke-miterlimit": stroke.map { _ in "10" },
      ])
  }

  /// The box that holds all of it; lines meet in points that reach out as far as the miter limit lets them.
  static func reach(of shape: ShapeValues) -> CGRect? {
    guard let box = shape.path?.boundingBox, !box.isNull else { return nil }
    let out = shape.strokeColor == nil ? 0 : max(0, shape.lineWidth) * 5
    // A line that is upright or level has no area of its own.
    return box.insetBy(dx: -out - 1, dy: -out - 1)
  }
}
