import Foundation

/// Draws a card's way beside it: how far it is gone, where the answer flips, and where it is bound for.
enum CardTrackDrawing {
  private static let color = "#ff9500"
  private static let halfWidth: CGFloat = 9
  /// The highest baseline of the label that the screen shows whole, in points.
  private static let top: CGFloat = 14

  static func elements(for track: CardTrack) -> [SVGElement] {
    let (rest, end, now) = (track.rest, track.end, track.position)
    return [
      line(from: point(rest, on: track), to: point(end, on: track), "2", opacity: "0.35"),
      line(from: point(rest, on: track), to: point(now, on: track), "6", opacity: "0.9"),
      label(of: track),
    ] + thresholds(of: track) + [projection(of: track)].compactMap { $0 }
  }

  /// A point at a position of the travel, beside the track by some points.
  private static func point(_ position: CGFloat, on track: CardTrack, beside: CGFloat = 0) -> CGPoint {
    track.direction.isVertical
      ? CGPoint(x: track.line + beside, y: position) : CGPoint(x: position, y: track.line + beside)
  }

  private static func line(
    from start: CGPoint, to end: CGPoint, _ width: String, opacity: String
  ) -> SVGElement {
    .line(from: start, to: end).adding([
      "stroke": color, "stroke-width": width, "stroke-opacity": opacity, "stroke-linecap": "round",
    ])
  }

  private static func thresholds(of track: CardTrack) -> [SVGElement] {
    track.thresholds.map { position in
      line(
        from: point(position, on: track, beside: -halfWidth),
        to: point(position, on: track, beside: halfWidth),
        "3", opacity: "1"
      ).adding(["class": "threshold"])
    }
  }

  /// What lies beyond the way stands at its end.
  private static func projection(of track: CardTrack) -> SVGElement? {
    guard let projection = track.projection else { return nil }
    let ends = min(track.rest, track.end)...max(track.rest, track.end)
    let center = point(min(max(projection, ends.lowerBound), ends.upperBound), on: track)
    return .circle(at: center, radius: halfWidth)
      .adding(["id": "projection", "fill": "#ffffff", "stroke": color, "stroke-width": "4"])
  }

  /// Beside the edge that the track follows: above a card that leaves downwards, and inside one that leaves otherwise.
  private static func label(of track: CardTrack) -> SVGElement {
    let percent = (Double(track.progress) * 100).text(places: 0)
    let place =
      switch track.direction {
      case .up, .down: CGPoint(x: track.line - 2 * halfWidth, y: max(track.position - 6, top))
      case .left: CGPoint(x: track.position - 6, y: track.line - 2 * halfWidth)
      case .right: CGPoint(x: track.position + 6, y: track.line - 2 * halfWidth)
      }
    return .text("\(percent) %", at: place).adding([
      "id": "progress", "text-anchor": track.direction == .right ? "start" : "end", "font-size": "13",
      "font-weight": "600", "fill": color,
    ])
  }
}
