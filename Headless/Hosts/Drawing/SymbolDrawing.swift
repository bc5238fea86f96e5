import UIKit

/// Draws system symbols. Each outline is defined once and used wherever it stands.
enum SymbolDrawing {
  /// Width of the line, on the outline's grid.
  private static let lineWidth: CGFloat = 1.8

  static func element(
    named name: String, color: CGColor, frame: CGRect, _ definitions: inout SVGDefinitions
  ) -> SVGElement? {
    guard let outline = SymbolOutline(named: name) else { return nil }
    return SVGElement(
      "use",
      [
        "href": "#\(definitions.name(of: definition(of: outline)))",
        "transform": SVGValue.transform(placing(name, in: frame)),
        outline.isFilled ? "fill" : "stroke": SVGValue.color(color),
        "opacity": SVGValue.opacity(color.alpha),
      ])
  }

  private static func definition(of outline: SymbolOutline) -> SVGElement {
    outline.isFilled
      ? SVGElement("path", ["d": outline.path, "fill-rule": "evenodd"])
      : SVGElement(
        "path",
        [
          "d": outline.path, "fill": "none", "stroke-width": SVGValue.number(lineWidth),
          "stroke-linecap": "round", "stroke-linejoin": "round",
        ])
  }

  /// Lays the grid over the middle of the frame, as large as the symbol's longer side: narrow symbols fill only a
  /// part of the grid. Stretches it as the frame stretches the symbol.
  private static func placing(_ name: String, in frame: CGRect) -> CGAffineTransform {
    let size = SystemSymbol.size(of: name, pointSize: 1) ?? frame.size
    let unit = max(size.width, size.height) / SymbolOutline.grid
    let (horizontal, vertical) = (frame.width / size.width * unit, frame.height / size.height * unit)
    let half = SymbolOutline.grid / 2
    return CGAffineTransform(
      a: horizontal, b: 0, c: 0, d: vertical, tx: frame.midX - half * horizontal,
      ty: frame.midY - half * vertical)
  }
}
