import UIKit

/// Pictures of one gesture side by side.
struct FilmStrip {
  private static let families = "'\(PageFont.family)', -apple-system, 'Helvetica Neue', Helvetica, sans-serif"

  let takes: [FilmTake]
  /// What the pictures refer to.
  let definitions: [SVGElement]
  let title: String
  /// Where the gesture comes from.
  let source: String

  /// The whole page.
  var element: SVGElement {
    let layout = FilmLayout(takes.map(\.frame.screen.size))
    let pictures = zip(takes, layout.screens).map { picture($0, on: $1, layout.scale) }
    return Self.page(layout.size, title: title, source: source, definitions, pictures)
  }

  /// Returns a page with pictures on it.
  ///
  /// - Parameter embedsFont: Whether the page brings its font; a film on a page that has it does not.
  static func page(
    _ size: CGSize, title: String, source: String, ground color: String? = "#e5e5ea", embedsFont: Bool = true,
    _ definitions: [SVGElement], _ pictures: [SVGElement]
  ) -> SVGElement {
    let font = embedsFont ? [SVGElement("style", [:], .text(PageFont.rules))] : []
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "role": "img",
        "viewBox": "0 0 \(SVGValue.numbers(size.width, size.height))",
        "width": SVGValue.number(size.width), "height": SVGValue.number(size.height),
        "font-family": families,
      ],
      .elements(
        [
          SVGElement("title", [:], .text(title)), SVGElement("desc", [:], .text(source)),
          SVGElement("defs", [:], .elements(font + definitions)),
        ] + (color.map { [ground(size, $0)] } ?? []) + pictures))
  }

  /// A ground of its own, so that the strip looks alike on light and dark pages.
  private static func ground(_ size: CGSize, _ color: String) -> SVGElement {
    CornerShape(CGRect(origin: .zero, size: size), radius: 12).element.adding(["fill": color])
  }

  private func picture(_ take: FilmTake, on screen: CGRect, _ scale: CGFloat) -> SVGElement {
    let place = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: screen.minX, y: screen.minY))
    let device = SVGElement.group(
      ["transform": SVGValue.transform(place)], [take.frame.body] + take.picture)
    return .group([:], [device] + captions(take.caption, below: screen))
  }

  private func captions(_ caption: FilmCaption, below screen: CGRect) -> [SVGElement] {
    let (x, foot) = (screen.midX, screen.maxY)
    return [
      text(caption.time, at: CGPoint(x: x, y: foot + 30), color: "#000000", weight: "600"),
      text(caption.words, at: CGPoint(x: x, y: foot + 48), color: "#48484a", weight: nil),
    ]
  }

  private func text(_ string: String, at place: CGPoint, color: String, weight: String?) -> SVGElement {
    .text(string, at: place).adding([
      "font-size": "15", "font-weight": weight, "text-anchor": "middle", "fill": color,
    ])
  }
}
