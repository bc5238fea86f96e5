import Foundation

/// Breaks text into lines and cuts what finds no room.
struct Typesetter {
  var font: UIFont
  var mode: NSLineBreakMode = .byWordWrapping
  /// How many lines there may be; 0 for as many as it takes.
  var limit = 0

  /// The lines of `text` in a column of `width`; an empty text is one empty line.
  func fragments(of text: String, width: CGFloat) -> [TextFragment] {
    let glyphs = [Glyph](text, font: font)
    var fragments: [TextFragment] = []
    var start = 0
    repeat {
      let line = line(from: start, in: glyphs, width: width)
      let isLast = fragments.count + 1 == limit
      if isLast, line.next < glyphs.count {
        return fragments + [lastFragment(from: start, line, in: glyphs, width: width)]
      }
      fragments.append(fragment(of: glyphs[start..<line.end], in: glyphs))
      if isLast || line.isAtEnd(of: glyphs) { return fragments }
      start = line.next
    } while true
  }

  /// Where a line ends, and where the one after it starts.
  private struct Line {
    var end: Int
    var next: Int

    /// A line break at the very end of a text still opens an empty line.
    func isAtEnd(of glyphs: [Glyph]) -> Bool {
      next == glyphs.count && end == next
    }
  }

  private func line(from start: Int, in glyphs: [Glyph], width: CGFloat) -> Line {
    var used: CGFloat = 0
    var opportunity: Int?
    for index in start..<glyphs.count {
      let glyph = glyphs[index]
      if glyph.isNewline { return Line(end: index, next: index + 1) }
      if !glyph.isSpace, used + glyph.width > width + Self.tolerance, index > start {
        let end = mode == .byCharWrapping ? index : opportunity ?? index
        return Line(end: end, next: end)
      }
      used += glyph.width
      if glyph.isSpace || glyph.isDash { opportunity = index + 1 }
    }
    return Line(end: glyphs.count, next: glyphs.count)
  }

  /// The last line that there is room for, with more text to come.
  private func lastFragment(
    from start: Int, _ line: Line, in glyphs: [Glyph], width: CGFloat
  ) -> TextFragment {
    let paragraph = glyphs[start...].prefix { !$0.isNewline }
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      return fragment(of: glyphs[start..<line.end], in: glyphs)
    case .byClipping:
      return fragment(of: paragraph.fitting(width), in: glyphs)
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      let string = Truncation(font: font, mode: mode).string(of: paragraph, width: width)
      let end = paragraph.last?.end ?? paragraph.startOffset(in: glyphs)
      return TextFragment(
        string: string, width: font.width(of: string),
        range: paragraph.startOffset(in: glyphs)..<end)
    }
  }

  private func fragment(of glyphs: ArraySlice<Glyph>, in all: [Glyph]) -> TextFragment {
    let shown = glyphs.droppingSpacesAtEnd()
    let offset = glyphs.startOffset(in: all)
    return TextFragment(
      string: shown.string, width: shown.width, range: offset..<(glyphs.last?.end ?? offset))
  }

  /// Widths are sums of rounded numbers: a box made to measure must hold what it was made for.
  static let tolerance: CGFloat = 0.001
}

extension ArraySlice<Glyph> {
  /// As many characters from the start as find room in `width`.
  func fitting(_ width: CGFloat) -> ArraySlice<Glyph> {
    var room = width + Typesetter.tolerance
    return prefix {
      room -= $0.width
      return room >= 0
    }
  }

  /// As many characters from the end as find room in `width`.
  func fittingAtEnd(_ width: CGFloat) -> ArraySlice<Glyph> {
    var room = width + Typesetter.tolerance
    let first = lastIndex {
      room -= $0.width
      return room < 0
    }
    return suffix(from: first.map { $0 + 1 } ?? startIndex)
  }

  /// Where the slice starts in the text, even if it is empty.
  func startOffset(in all: [Glyph]) -> Int {
    startIndex < all.endIndex ? all[startIndex].offset : all.last?.end ?? 0
  }
}
