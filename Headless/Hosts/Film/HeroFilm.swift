import UIKit

/// The picture at the head of the README: a phone on which a finger drags, throws and catches a draft, and beside it
/// the way of the card's edge, which grows with the film.
@MainActor struct HeroFilm {
  /// The end of a gesture.
  struct Release {
    /// Seconds from the beginning of the film.
    let time: Double
    /// Points by which the card's edge changes its place at that moment.
    let jump: CGFloat
  }

  /// What the curve tells beside the card's way.
  struct Story {
    var releases: [Release] = []
    /// The time in which the main thread is busy, if there is one.
    var stall: ClosedRange<Double>?
  }

  /// The colours on a light or a dark page.
  private struct Palette {
    let ground, text, quiet, accent: String
    let warning = "#ff3b30"

    static let light = Palette(ground: "#f2f2f7", text: "#1c1c1e", quiet: "#636366", accent: "#007aff")
    static let dark = Palette(ground: "#1c1c1e", text: "#f2f2f7", quiet: "#98989d", accent: "#0a84ff")
  }

  private static let size = CGSize(width: 1200, height: 630)
  /// The foot of the phone is beyond the picture: so what it shows is larger.
  private static let phone = CGRect(x: 66, y: 36, width: 0, height: 720)
  private static let left: CGFloat = 462
  private static let graph = CGRect(x: 462, y: 256, width: 690, height: 246)

  let reel: FilmReel
  let title: String
  /// Where the gestures come from.
  let source: String
  let story: Story

  private var frames: [FilmReel.Frame] { reel.frames }

  /// The whole page.
  var element: SVGElement {
    let palette = isDark ? Palette.dark : .light
    var animation = SVGAnimation(times: frames.map(\.time), still: reel.still)
    let phone = phone(&animation)
    let curve = curve(palette, &animation)
    let words = words(palette, &animation)
    return FilmStrip.page(
      Self.size, title: title, source: source, ground: palette.ground, reel.definitions + [animation.style],
      [phone] + head(palette) + curve + words)
  }

  private var isDark: Bool { frames.first?.isDark ?? false }

  private func phone(_ animation: inout SVGAnimation) -> SVGElement {
    let scale = Self.phone.height / max(frames.first?.device.screen.height ?? 1, 1)
    let place = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: Self.phone.minX, y: Self.phone.minY))
    let body = frames.first.map { [$0.device.body] } ?? []
    return .group(
      ["transform": SVGValue.transform(place)], body + animation.elements(of: frames.map(\.picture)))
  }

  // MARK: The head

  private func head(_ palette: Palette) -> [SVGElement] {
    icon(at: CGPoint(x: Self.left, y: 44)) + [
      Self.text("InteractiveModal", at: CGPoint(x: Self.left + 84, y: 96), 56, palette.text, weight: "700"),
      Self.text("present(draft, as: .mail)", at: CGPoint(x: Self.left, y: 172), 42, palette.accent)
        .adding(["font-family": "ui-monospace, 'SF Mono', Menlo, Consolas, monospace"]),
    ]
  }

  /// An envelope, and a draft in front of it.
  private func icon(at place: CGPoint) -> [SVGElement] {
    func shape(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat)
      -> SVGElement
    {
      CornerShape(CGRect(x: place.x + x, y: place.y + y, width: width, height: height), radius: radius)
        .element
    }
    return [
      shape(0, 0, 64, 64, 15).adding(["fill": "#1d7ff2"]),
      shape(12, 12, 40, 28, 4).adding(["fill": "#d9ecff"]),
      shape(9, 26, 46, 38, 6).adding(["fill": "#ffffff"]),
    ] + [34, 42, 50].map { shape(16, $0, $0 == 50 ? 20 : 32, 3, 1.5).adding(["fill": "#9cc9fb"]) }
  }

  // MARK: The curve

  private func place(of frame: FilmReel.Frame) -> CGPoint { place(at: frame.time, frame.edge) }

  private func place(at time: Double, _ edge: CGFloat) -> CGPoint {
    let length = max(frames.last?.time ?? 1, 0.01)
    return CGPoint(
      x: Self.graph.minX + Self.graph.width * CGFloat(time / length),
      y: Self.graph.minY + Self.graph.height * edge)
  }

  /// The whole curve, and over what is to come a cover that moves on.
  private func curve(_ palette: Palette, _ animation: inout SVGAnimation) -> [SVGElement] {
    let line = SVGElement.polyline(frames.map(place), places: 1)
      .adding(["stroke": palette.accent, "stroke-width": "6", "stroke-linejoin": "round"])
    let cover = SVGElement.group(
      [:],
      [
        CornerShape(
          CGRect(x: 0, y: Self.graph.minY - 34, width: Self.size.width, height: Self.graph.height + 44)
        )
        .element.adding(["fill": palette.ground])
      ])
    let notes = releases(palette) + stallNote(palette)
    let moving = animation.elements(
      of: frames.map { frame in
        let place = place(of: frame)
        let over = CGAffineTransform(translationX: place.x, y: 0)
        let dot = CGAffineTransform(translationX: place.x, y: place.y)
        return [cover.adding(["transform": SVGValue.transform(over)])]
          + notes.filter { $0.time <= frame.time + 1e-6 }.flatMap(\.elements) + [
            .group(
              ["transform": SVGValue.transform(dot)],
              [.circle(at: .zero, radius: 12).adding(["fill": palette.accent])])
          ]
      })
    return stall(palette) + [line] + moving + axis(palette)
  }

  /// Where the card is open, and where it is gone.
  private func axis(_ palette: Palette) -> [SVGElement] {
    [("open", frames.map(\.edge).min() ?? 0), ("closed", 1)].flatMap { word, edge in
      let y = place(at: 0, edge).y
      return [
        SVGElement.line(from: CGPoint(x: Self.left, y: y), to: CGPoint(x: Self.graph.maxX, y: y))
          .adding(["stroke": palette.quiet, "stroke-opacity": "0.35"]),
        Self.text(word, at: CGPoint(x: Self.graph.maxX, y: y - 12), 30, palette.quiet)
          .adding(["text-anchor": "end"]),
      ]
    }
  }

  /// What appears beside the curve at a time, and stays.
  private typealias Note = (time: Double, elements: [SVGElement])

  private func releases(_ palette: Palette) -> [Note] {
    story.releases.enumerated().compactMap { index, release in
      guard let frame = frames.last(where: { $0.time <= release.time + 1e-6 }) else { return nil }
      let place = place(of: frame)
      let ring = SVGElement.circle(at: place, radius: 17)
        .adding(["fill": "none", "stroke": palette.text, "stroke-width": "4"])
      // The first two releases are close together: the second has the words for all.
      guard index == min(1, story.releases.count - 1) else { return (release.time, [ring]) }
      let jump = Double(story.releases.map(\.jump).max() ?? 0).text(places: 1)
      let words = Self.text(
        "\(jump) pt jump", at: CGPoint(x: place.x + 30, y: place.y + 12), 36, palette.text, weight: "600")
      return (release.time, [ring, words])
    }
  }

  /// The time in which the main thread is busy, and the place of the card's edge at its beginning.
  private var busy: (time: ClosedRange<Double>, edge: CGFloat, start: CGPoint)? {
    guard let stall = story.stall, let held = frames.last(where: { $0.time <= stall.lowerBound + 1e-6 })
    else { return nil }
    return (stall, held.edge, place(of: held))
  }

  /// The time in which the main thread is busy, and where code that writes each frame would leave the card.
  private func stall(_ palette: Palette) -> [SVGElement] {
    guard let busy else { return [] }
    let end = place(at: busy.time.upperBound, busy.edge)
    let band = CGRect(
      x: busy.start.x, y: Self.graph.minY, width: end.x - busy.start.x, height: Self.graph.height)
    return [
      CornerShape(band).element.adding(["fill": palette.warning, "fill-opacity": "0.16"]),
      SVGElement.line(from: busy.start, to: end).adding([
        "stroke": palette.warning, "stroke-width": "4", "stroke-dasharray": "10 8",
      ]),
    ]
  }

  private func stallNote(_ palette: Palette) -> [Note] {
    guard let busy else { return [] }
    let place = CGPoint(x: Self.graph.maxX, y: busy.start.y + 54)
    let words = Self.text("with a display link", at: place, 32, palette.warning)
    return [(busy.time.lowerBound, [words.adding(["text-anchor": "end"])])]
  }

  // MARK: Words

  /// What goes on at the moment.
  private func words(_ palette: Palette, _ animation: inout SVGAnimation) -> [SVGElement] {
    let place = CGPoint(x: Self.left, y: 586)
    return animation.elements(
      of: frames.map { frame in
        let color = frame.caption.hasPrefix("Main") ? palette.warning : palette.accent
        return [Self.text(frame.caption, at: place, 44, color, weight: "700")]
      })
  }

  private static func text(
    _ string: String, at place: CGPoint, _ size: CGFloat, _ color: String, weight: String? = nil
  ) -> SVGElement {
    .text(string, at: place).adding([
      "font-size": SVGValue.number(size), "font-weight": weight, "fill": color,
    ])
  }
}
