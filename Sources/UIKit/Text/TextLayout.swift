import Foundation

/// Text as it stands on the screen: every line with its place, in the coordinates of its layer.
public struct TextLayout: Equatable, Sendable {
  /// The lines, from the top down; an empty line is kept, so that a caret can stand in it.
  public var lines: [Line]
  /// Filled boxes behind the text, one a line, where text is selected.
  public var selection: [Mark] = []
  /// The blinking insertion point, where the text is being edited and nothing is selected.
  public var caret: Mark?

  /// One line of text in one font and one colour.
  public struct Line: Equatable, Sendable {
    /// What the line shows, without the line break that ends it and with the ellipsis that cuts it.
    public var string: String
    /// The left end of the baseline.
    public var baseline: CGPoint
    /// From the left end to the right end, in points; a renderer whose font is wider or narrower
    /// can fit its text to it.
    public var width: CGFloat
    public var font: UIFont
    public var color: CGColor
    /// Which part of the whole text the line shows, in UTF-16 units.
    public var range: Range<Int>

    /// The line's box: its font's ascender above the baseline, its descender below.
    public var frame: CGRect {
      CGRect(x: baseline.x, y: baseline.y - font.ascender, width: width, height: font.lineHeight)
    }
  }

  /// A filled box: a caret, or a stretch of selected text.
  public struct Mark: Equatable, Sendable {
    public var frame: CGRect
    public var color: CGColor
  }

  /// The smallest box around all lines; null where there are none.
  public var bounds: CGRect {
    lines.reduce(.null) { $0.union($1.frame) }
  }
}
