import UIKit

/// Draws what a view shows beside its layer's own look: text, symbols and drawings.
enum ContentsDrawing {
  static func elements(for contents: LayerContents, _ definitions: inout SVGDefinitions) -> [SVGElement] {
    switch contents {
    case .text(let layout): elements(for: layout)
    case .symbol(let name, let color, let frame):
      [SymbolDrawing.element(named: name, color: color, frame: frame, &definitions)].compactMap { $0 }
    case .drawing(let drawing, let frame): [element(for: drawing, in: frame, &definitions)]
    }
  }

  /// A symbol of SVG shows nothing beyond its box.
  private static func element(
    for drawing: VectorDrawing, in frame: CGRect, _ definitions: inout SVGDefinitions
  ) -> SVGElement {
    let (width, height) = (drawing.size.width, drawing.size.height)
    let definition = SVGElement(
      "symbol", ["viewBox": "0 0 \(SVGValue.numbers(width, height))"], .markup(drawing.markup))
    return SVGElement(
      "use",
      [
        "href": "#\(definitions.name(of: definition))", "width": SVGValue.number(width),
        "height": SVGValue.number(height),
        "transform": SVGValue.transform(
          CGAffineTransform(
            a: frame.width / width, b: 0, c: 0, d: frame.height / height, tx: frame.minX, ty: frame.minY)),
      ])
  }

  private static func elements(for layout: TextLayout) -> [SVGElement] {
    layout.selection.map(element) + layout.lines.filter { !$0.string.isEmpty }.map(element)
      + [layout.caret].compactMap { $0 }.map { element(for: $0).adding(["class": "caret"]) }
  }

  private static func element(for mark: TextLayout.Mark) -> SVGElement {
    CornerShape(mark.frame).element.adding([
      "fill": SVGValue.color(mark.color), "fill-opacity": SVGValue.opacity(mark.color.alpha),
    ])
  }

  /// The browser's font is fitted to the width that the layout counted with.
  private static func element(for line: TextLayout.Line) -> SVGElement {
    let isFitted = line.string.count > 1 && line.width > 0
    return SVGElement(
      "text",
      [
        "x": SVGValue.nonzero(line.baseline.x), "y": SVGValue.number(line.baseline.y),
        "font-size": SVGValue.number(line.font.pointSize), "font-weight": weight(of: line.font),
        "textLength": isFitted ? SVGValue.number(line.width) : nil,
        "lengthAdjust": isFitted ? "spacingAndGlyphs" : nil,
        "fill": SVGValue.color(line.color), "fill-opacity": SVGValue.opacity(line.color.alpha),
      ], .text(line.string))
  }

  /// As in a style sheet: 400 is regular, and need not be said.
  private static func weight(of font: UIFont) -> String? {
    let steps: [(UIFont.Weight, String)] = [
      (.ultraLight, "100"), (.thin, "200"), (.light, "300"), (.medium, "500"), (.semibold, "600"),
      (.bold, "700"), (.heavy, "800"), (.black, "900"),
    ]
    return steps.first { $0.0 == font.weight }?.1
  }
}
