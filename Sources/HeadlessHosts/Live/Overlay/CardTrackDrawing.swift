import Foundation

/// Draws a card's way beside it: how far it is gone, where the answer flips, and where it is bound for.
enum CardTrackDrawing {
  private static let color = "#ff9500"
  /// From the card's edge inwards, in points.
  private static let margin: CGFloat = 14
  private static let halfWidth: CGFloat = 9

  static func elements(for track: CardTrack) -> [SVGElement] {
    let x = track.rest.maxX - margin
    return [
      line(from: CGPoint(x: x, y: track.rest.minY), to: CGPoint(x: x, y: track.end), "2", opacity: "0.35"),
      line(from: CGPoint(x: x, y: track.rest.minY), to: CGPoint(x: x, y: track.top), "6", opacity: "0.9"),
      threshold(of: track, at: x), label(of: track, at: x),
    ] + [projection(of: track, at: x)].compactMap { $0 }
  }

  private static func line(
    from start: CGPoint, to end: CGPoint, _ width: String, opacity: String
  ) -> SVGElement {
    SVGElement(
      "line",
      [
        "x1": SVGValue.number(start.x), "y1": SVGValue.number(start.y), "x2": SVGValue.number(end.x),
        "y2": SVGValue.number(end.y), "stroke": color, "stroke-width": width, "stroke-opacity": opacity,
        "stroke-linecap": "round",
      ])
  }

  private static func threshold(of track: CardTrack, at x: CGFloat) -> SVGElement {
    line(
      from: CGPoint(x: x - halfWidth, y: track.threshold), to: CGPoint(x: x + halfWidth, y: track.threshold),
      "3", opacity: "1"
    ).adding(["id": "threshold"])
  }

  /// What lies beyond the way stands at its end.
  private static func projection(of track: CardTrack, at x: CGFloat) -> SVGElement? {
    guard let projection = track.projection else { return nil }
    let place = min(max(projection, track.rest.minY), track.end)
    return SVGElement(
      "circle",
      [
        "id": "projection", "cx": SVGValue.number(x), "cy": SVGValue.number(place),
        "r": SVGValue.number(halfWidth), "fill": "#ffffff", "stroke": color, "stroke-width": "4",
      ])
  }

  private static func label(of track: CardTrack, at x: CGFloat) -> SVGElement {
    let percent = (Double(track.progress) * 100).text(places: 0)
    return SVGElement(
      "text",
      [
        "id": "progress", "x": SVGValue.number(x - 2 * halfWidth), "y": SVGValue.number(track.top - 6),
        "text-anchor": "end", "font-size": "13", "font-weight": "600", "fill": color,
      ], .text("\(percent) %"))
  }
}
