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
        "transform": SVGValue.transform(placing(in: frame)),
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

  /// Lays the grid over the middle of the frame, as large as its longer side: narrow symbols fill only a part of the grid.
  private static func placing(in frame: CGRect) -> CGAffineTransform {
    let scale = max(frame.width, frame.height) / SymbolOutline.grid
    let half = SymbolOutline.grid / 2 * scale
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.midX - half, ty: frame.midY - half)
  }
}
