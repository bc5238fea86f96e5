import UIKit

/// Draws a trace as a graph: progress of card and finger, velocity, thresholds, blocks and calls on one line of time.
struct GestureGraph {
  static let size = CGSize(width: 600, height: 250)
  private static let plot = CGRect(x: 42, y: 22, width: 548, height: 130)
  /// Progress at the upper and at the lower edge of the plot.
  private static let range = (top: 1.08, bottom: -0.08)
  private static let rowHeight: CGFloat = 13
  private static let rows = 6
  /// Width of a letter of a call's name, in points: an estimate that keeps names apart.
  private static let letter: CGFloat = 5.9
  /// Shortest time that the graph shows, in seconds.
  private static let leastSpan: TimeInterval = 1
  private enum Color {
    static let card = "#0a84ff"
    static let finger = "#ff9500"
    static let velocity = "#34c759"
    static let text = "currentColor"
  }

  private let trace: GestureTrace
  private let start: TimeInterval
  private let span: TimeInterval

  init(_ trace: GestureTrace) {
    self.trace = trace
    let times = trace.cards.flatMap { $0.samples.map(\.time) } + trace.calls.map(\.time)
    start = times.min() ?? 0
    span = max((times.max() ?? 0) - start, Self.leastSpan)
  }

  var elements: [SVGElement] {
    blocks + axis + thresholds + velocities + cards + fingers + releases + calls + [summary] + legend
  }

  // MARK: Places

  private func x(_ time: TimeInterval) -> CGFloat {
    Self.plot.minX + Self.plot.width * CGFloat(min(max((time - start) / span, 0), 1))
  }

  private func y(_ progress: Double) -> CGFloat {
    let (top, bottom) = Self.range
    let share = (top - min(max(progress, bottom), top)) / (top - bottom)
    return Self.plot.minY + Self.plot.height * CGFloat(share)
  }

  // MARK: Curves

  /// One line for each card: between two cards nothing moves.
  private var cards: [SVGElement] {
    trace.cards.map { card in
      let points = card.samples.map { CGPoint(x: x($0.time), y: y($0.progress)) }
      return curve("card", points, Color.card, width: "4")
    }
  }

  /// One line for each drag: between two drags there is no finger.
  private var fingers: [SVGElement] {
    trace.cards.flatMap { $0.samples.split { $0.finger == nil } }.map { drag in
      let points = drag.map { CGPoint(x: x($0.time), y: y($0.finger ?? 0)) }
      return curve("finger", points, Color.finger, width: "2").adding(["stroke-dasharray": "5 3"])
    }
  }

  private var velocities: [SVGElement] {
    let middle = Self.plot.midY
    let largest = trace.cards.flatMap(\.velocities).map { abs($0.velocity) }.max() ?? 0
    let scale = largest > 0 ? Self.plot.height / 2 / CGFloat(largest) : 0
    return trace.cards.map { card in
      let points = card.velocities.map { CGPoint(x: x($0.time), y: middle + CGFloat($0.velocity) * scale) }
      return curve("velocity", points, Color.velocity, width: "1.5")
    }
  }

  private func curve(_ name: String, _ points: [CGPoint], _ color: String, width: String) -> SVGElement {
    .polyline(points, places: 1)
      .adding(["class": name, "stroke": color, "stroke-width": width, "stroke-linejoin": "round"])
  }

  // MARK: Marks

  private var axis: [SVGElement] {
    [(1.0, "open"), (0, "closed")].flatMap { progress, word in
      [
        level(progress).adding(["stroke": Color.text, "stroke-opacity": "0.25"]),
        text(word, at: CGPoint(x: Self.plot.minX - 4, y: y(progress) + 4), anchor: "end"),
      ]
    }
  }

  private var thresholds: [SVGElement] {
    trace.thresholds.map { progress in
      level(progress).adding([
        "class": "threshold", "stroke": Color.finger, "stroke-opacity": "0.6", "stroke-dasharray": "2 4",
      ])
    }
  }

  private var blocks: [SVGElement] {
    trace.blocks.flatMap { block in
      let (left, right) = (x(block.lowerBound), x(block.upperBound))
      let box = CGRect(x: left, y: Self.plot.minY, width: max(right - left, 1), height: Self.plot.height)
      return [
        CornerShape(box).element.adding(["class": "block", "fill": "#ff3b30", "fill-opacity": "0.16"]),
        text("main thread blocked", at: CGPoint(x: left + 4, y: Self.plot.maxY - 4)),
      ]
    }
  }

  /// A line where the finger let go, and a ring at the place for which the card was bound.
  private var releases: [SVGElement] {
    trace.releases.flatMap { release in
      let place = CGPoint(x: x(release.time), y: y(release.projection ?? 0))
      let mark = SVGElement.line(
        from: CGPoint(x: place.x, y: Self.plot.minY), to: CGPoint(x: place.x, y: Self.plot.maxY)
      ).adding(["stroke": Color.text, "stroke-opacity": "0.4"])
      guard release.projection != nil else { return [mark] }
      return [
        mark,
        .circle(at: place, radius: 5)
          .adding(["class": "projection", "fill": "none", "stroke": Color.finger, "stroke-width": "2.5"]),
      ]
    }
  }

  /// Names of calls below the plot, in rows in which they do not overlap.
  private var calls: [SVGElement] {
    var ends = Array(repeating: -CGFloat.infinity, count: Self.rows)
    return trace.calls.flatMap { call -> [SVGElement] in
      let width = CGFloat(call.name.count) * Self.letter
      let tick = x(call.time)
      let left = min(tick, Self.size.width - width - 4)
      guard let row = ends.firstIndex(where: { $0 < left }) else { return [] }
      ends[row] = left + width + 8
      let foot = Self.plot.maxY + Self.rowHeight * CGFloat(row + 1)
      return [
        .line(from: CGPoint(x: tick, y: Self.plot.maxY), to: CGPoint(x: tick, y: foot - 2))
          .adding(["stroke": Color.text, "stroke-opacity": "0.35"]),
        text(call.name, at: CGPoint(x: left + 2, y: foot)).adding(["class": "call"]),
      ]
    }
  }

  private var summary: SVGElement {
    text(words, at: CGPoint(x: Self.plot.minX, y: 13)).adding(["class": "summary", "font-weight": "600"])
  }

  private var legend: [SVGElement] {
    let entries = [("card", Color.card), ("finger", Color.finger), ("velocity", Color.velocity)]
    return entries.enumerated().map { index, entry in
      let left = Self.plot.maxX - 190 + CGFloat(index) * 64
      let sample = SVGElement.line(from: CGPoint(x: left, y: 9), to: CGPoint(x: left + 12, y: 9))
      return .group(
        ["stroke-width": "3"],
        [
          sample.adding(["stroke": entry.1]), text(entry.0, at: CGPoint(x: left + 16, y: 13)),
        ])
    }
  }

  private var words: String {
    let jump = trace.releases.map { abs($0.jump) }.max()
    let measures = [
      trace.lag.map { "lag \($0.text(places: 3)) pt" }, trace.hasResisted ? "the card resists" : nil,
      jump.map { "jump \($0.text(places: 3)) pt" },
    ].compactMap { $0 }
    return measures.joined(separator: ", ")
  }

  /// A line across the plot.
  private func level(_ progress: Double) -> SVGElement {
    .line(from: CGPoint(x: Self.plot.minX, y: y(progress)), to: CGPoint(x: Self.plot.maxX, y: y(progress)))
  }

  private func text(_ string: String, at place: CGPoint, anchor: String? = nil) -> SVGElement {
    .text(string, at: place).adding(["font-size": "11", "text-anchor": anchor, "fill": Color.text])
  }
}

extension GestureTrace.Card {
  /// A velocity is a mean over this time, in seconds: moves of a finger come at uneven times.
  private static let window: TimeInterval = 0.06

  /// Points per second, positive towards closed.
  fileprivate var velocities: [(time: TimeInterval, velocity: Double)] {
    samples.indices.compactMap { index in
      let later = samples[index]
      guard let earlier = samples[..<index].last(where: { later.time - $0.time >= Self.window }) else {
        return nil
      }
      let velocity = (earlier.progress - later.progress) * travel / (later.time - earlier.time)
      return ((earlier.time + later.time) / 2, velocity)
    }
  }
}
