import UIKit

/// Shapes by their places alone; `adding` says how they look.
extension SVGElement {
  static func line(from start: CGPoint, to end: CGPoint) -> SVGElement {
    SVGElement(
      "line",
      [
        "x1": SVGValue.number(start.x), "y1": SVGValue.number(start.y), "x2": SVGValue.number(end.x),
        "y2": SVGValue.number(end.y),
      ])
  }

  static func circle(at center: CGPoint, radius: CGFloat) -> SVGElement {
    SVGElement(
      "circle",
      ["cx": SVGValue.number(center.x), "cy": SVGValue.number(center.y), "r": SVGValue.number(radius)])
  }

  /// - Parameter places: The decimals of each number.
  static func polyline(_ points: [CGPoint], places: Int = 3) -> SVGElement {
    let numbers = points.map {
      "\(Double($0.x).shortText(places: places)),\(Double($0.y).shortText(places: places))"
    }
    return SVGElement("polyline", ["points": numbers.joined(separator: " "), "fill": "none"])
  }

  /// - Parameter place: Where the baseline begins, or what `text-anchor` says.
  static func text(_ string: String, at place: CGPoint) -> SVGElement {
    SVGElement("text", ["x": SVGValue.number(place.x), "y": SVGValue.number(place.y)], .text(string))
  }
}
