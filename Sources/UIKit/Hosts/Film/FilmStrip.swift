import Foundation

/// Pictures of one gesture side by side, in rows where they are many.
struct FilmStrip {
  /// Length of a screen's longer side on the page.
  private static let screenLength: CGFloat = 420
  /// Widest that a row may be.
  private static let rowWidth: CGFloat = 1500
  private static let gap: CGFloat = 24
  private static let captionHeight: CGFloat = 48
  private static let font = "-apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, sans-serif"

  let frame: DeviceFrame
  let takes: [FilmTake]
  /// What the pictures refer to.
  let definitions: [SVGElement]
  let title: String
  /// Where the gesture comes from.
  let source: String

  /// The whole page.
  var element: SVGElement {
    let glass = SVGElement("clipPath", ["id": "glass"], .elements([frame.glass.element]))
    let pictures = takes.enumerated().map { .group(place($0.offset), picture($0.element)) } as [SVGElement]
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "role": "img",
        "viewBox": "0 0 \(SVGValue.numbers(size.width, size.height))",
        "width": SVGValue.number(size.width), "height": SVGValue.number(size.height),
        "font-family": Self.font,
      ],
      .elements(
        [
          SVGElement("title", [:], .text(title)), SVGElement("desc", [:], .text(source)),
          SVGElement("defs", [:], .elements([glass] + definitions)), page,
        ] + pictures))
  }

  private var scale: CGFloat { Self.screenLength / max(frame.screen.width, frame.screen.height) }
  private var screenSize: CGSize {
    CGSize(width: frame.screen.width * scale, height: frame.screen.height * scale)
  }
  private var columns: Int {
    let fitting = Int((Self.rowWidth - Self.gap) / (screenSize.width + Self.gap))
    return max(1, min(takes.count, fitting))
  }
  private var rows: Int { (takes.count + columns - 1) / columns }
  private var cell: CGSize {
    CGSize(width: screenSize.width + Self.gap, height: screenSize.height + Self.gap + Self.captionHeight)
  }
  private var size: CGSize {
    CGSize(width: Self.gap + cell.width * CGFloat(columns), height: Self.gap + cell.height * CGFloat(rows))
  }

  /// A ground of its own, so that the strip looks alike on light and dark pages.
  private var page: SVGElement {
    CornerShape(CGRect(origin: .zero, size: size), radius: 12).element.adding(["fill": "#e5e5ea"])
  }

  private func place(_ index: Int) -> KeyValuePairs<String, String?> {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let x = Self.gap + cell.width * CGFloat(column)
    let y = Self.gap + cell.height * CGFloat(row)
    return ["transform": SVGValue.transform(CGAffineTransform(translationX: x, y: y))]
  }

  private func picture(_ take: FilmTake) -> [SVGElement] {
    let screen = SVGElement.group(["clip-path": "url(#glass)"], take.picture)
    let device = SVGElement.group(
      ["transform": SVGValue.transform(CGAffineTransform(scaleX: scale, y: scale))], [frame.body, screen])
    return [device] + captions(take.caption)
  }

  private func captions(_ caption: FilmCaption) -> [SVGElement] {
    [
      text(caption.time, below: 30, color: "#000000", weight: "600"),
      text(caption.words, below: 48, color: "#48484a", weight: nil),
    ]
  }

  private func text(_ string: String, below: CGFloat, color: String, weight: String?) -> SVGElement {
    SVGElement(
      "text",
      [
        "x": SVGValue.number(screenSize.width / 2), "y": SVGValue.number(screenSize.height + below),
        "font-size": "15", "font-weight": weight, "text-anchor": "middle", "fill": color,
      ], .text(string))
  }
}
