import UIKit

/// A finger on the glass, and the way that it came.
enum FingerMark {
  private static let color = "#ff9500"
  private static let radius: CGFloat = 22
  private static let trailWidth: CGFloat = 8

  /// - Parameters:
  ///   - trail: Where the finger was; the last place is where it is.
  ///   - isDown: Whether it is still there; a finger that has just left leaves a ring.
  static func elements(for trail: [CGPoint], isDown: Bool) -> [SVGElement] {
    guard let place = trail.last else { return [] }
    return [way(trail), isDown ? dot(at: place) : ring(at: place)]
  }

  /// A finger on the glass without its way: a group that only its transform moves.
  static func moving(at place: CGPoint) -> [SVGElement] {
    let transform = CGAffineTransform(translationX: place.x, y: place.y)
    return [.group(["transform": SVGValue.transform(transform)], [dot(at: .zero)])]
  }

  private static func way(_ trail: [CGPoint]) -> SVGElement {
    .polyline(trail).adding([
      "stroke": color, "stroke-width": SVGValue.number(trailWidth), "stroke-opacity": "0.45",
      "stroke-linecap": "round", "stroke-linejoin": "round",
    ])
  }

  private static func dot(at place: CGPoint) -> SVGElement {
    .circle(at: place, radius: radius).adding([
      "fill": color, "fill-opacity": "0.55", "stroke": "#ffffff", "stroke-width": "3",
    ])
  }

  private static func ring(at place: CGPoint) -> SVGElement {
    .circle(at: place, radius: radius).adding(["fill": "none", "stroke": color, "stroke-width": "4"])
  }
}
