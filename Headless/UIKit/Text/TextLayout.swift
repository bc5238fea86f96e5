import Foundation

/// What views put into `CALayer.contents`, where UIKit's put a bitmap. A renderer draws it over the
/// layer's background, in the layer's own coordinates.
public enum LayerContents: Equatable, Sendable {
  /// Text, already broken into lines and positioned.
  case text(TextLayout)
  /// A system symbol, one of `SystemSymbol.names`, stretched to `frame`.
  case symbol(name: String, color: CGColor, frame: CGRect)
  /// The drawing of an image, stretched to `frame`.
  case drawing(VectorDrawing, frame: CGRect)
}

/// Text as the screen shows it: every line with its position, in the coordinates of its layer.
public struct TextLayout: Equatable, Sendable {
  /// The lines, from the top down; an empty line is kept, so that a caret can be in it.
  public var lines: [Line]
  /// Filled boxes behind selected text, one a line.
  public var selection: [Mark] = []
  /// The insertion point of text that is being edited; `nil` while text is selected.
  public var caret: Mark?

  /// One line of text in one font and one colour.
  public struct Line: Equatable, Sendable {
    /// What the line shows, without its line break and with its ellipsis.
    public var string: String
    /// The left end of the baseline.
    public var baseline: CGPoint
    /// The line's width in points; a renderer with another font can fit the text to it.
    public var width: CGFloat
    public var font: UIFont
    public var color: CGColor
    /// The line's part of the whole text, in UTF-16 units.
    public var range: Range<Int>

    /// The line's box: its font's ascender above the baseline, its descender below.
    public var frame: CGRect {
      CGRect(x: baseline.x, y: baseline.y - font.ascender, width: width, height: font.lineHeight)
    }
  }

  /// A filled box: a caret, or the background of selected text.
  public struct Mark: Equatable, Sendable {
    public var frame: CGRect
    public var color: CGColor
  }

  /// The smallest box around all lines; null without lines.
  public var bounds: CGRect { lines.reduce(.null) { $0.union($1.frame) } }
}

extension TextLayout {
  /// Lays `fragments` under one another from the top of `box`, each to its edge.
  init(
    _ fragments: [TextFragment], in box: CGRect, font: UIFont, color: CGColor,
    alignment: NSTextAlignment = .natural
  ) {
    lines = fragments.enumerated().map { number, fragment in
      let top = box.minY + CGFloat(number) * font.lineHeight
      let left = box.minX + (box.width - fragment.width) * alignment.share
      return Line(
        string: fragment.string, baseline: CGPoint(x: left, y: top + font.ascender),
        width: fragment.width, font: font, color: color, range: fragment.range)
    }
  }
}

/// The edge that lines of text keep to; justified text is not modelled.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// The edge where reading begins.
  case natural = 4

  /// The share of a line's free width that is left of it; natural text is resolved before.
  fileprivate var share: CGFloat {
    switch self {
    case .left, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
