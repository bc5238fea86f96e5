import Foundation

/// One line of text, broken off but not yet positioned.
struct TextFragment: Equatable {
  /// What the line shows: no line break, no spaces at the end.
  var string: String
  var width: CGFloat
  /// The line's part of the text, spaces at its end included, in UTF-16 units.
  var range: Range<Int>
}

/// Breaks text into lines of a given width.
struct Typesetter {
  /// Widths are sums of rounded numbers: a box as wide as its text must hold that text.
  static let tolerance: CGFloat = 0.001
  private static let ellipsis = "\u{2026}"

  var font: UIFont
  /// The largest number of lines; 0 for no limit.
  var limit = 0
  /// Whether an ellipsis ends the last allowed line where text is left;
  /// otherwise that line is clipped.
  var truncates = true

  /// The lines of `text` in a column of `width`; an empty text is one empty line.
  func fragments(of text: String, width: CGFloat) -> [TextFragment] {
    let glyphs = [Glyph](text, font: font)
    var fragments: [TextFragment] = []
    var start = 0
    repeat {
      let line = line(from: start, in: glyphs, width: width)
      let isLast = fragments.count + 1 == limit
      if isLast, line.next < glyphs.count {
        return fragments + [lastFragment(from: start, in: glyphs, width: width)]
      }
      fragments.append(fragment(of: glyphs[start..<line.end], in: glyphs))
      if isLast || line.isAtEnd(of: glyphs) { return fragments }
      start = line.next
    } while true
  }

  /// The end of a line, and the start of the next.
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
        let end = opportunity ?? index
        return Line(end: end, next: end)
      }
      used += glyph.width
      if glyph.isSpace || glyph.isDash { opportunity = index + 1 }
    }
    return Line(end: glyphs.count, next: glyphs.count)
  }

  /// The last allowed line, with more text to come.
  private func lastFragment(from start: Int, in glyphs: [Glyph], width: CGFloat) -> TextFragment {
    let paragraph = glyphs[start...].prefix { !$0.isNewline }
    guard truncates else { return fragment(of: paragraph.fitting(width), in: glyphs) }
    let space = width - font.width(of: Self.ellipsis)
    let string = paragraph.fitting(space).droppingSpacesAtEnd().string + Self.ellipsis
    let offset = paragraph.startOffset(in: glyphs)
    return TextFragment(
      string: string, width: font.width(of: string), range: offset..<(paragraph.last?.end ?? offset))
  }

  private func fragment(of glyphs: ArraySlice<Glyph>, in all: [Glyph]) -> TextFragment {
    let shown = glyphs.droppingSpacesAtEnd()
    let offset = glyphs.startOffset(in: all)
    return TextFragment(
      string: shown.string, width: shown.width, range: offset..<(glyphs.last?.end ?? offset))
  }
}

/// One character of a text, with its properties for line breaking.
struct Glyph {
  var character: Character
  /// How far it advances the line, in points.
  var width: CGFloat
  /// Its offset in the text, in UTF-16 units.
  var offset: Int

  var isNewline: Bool { character.isNewline }

  /// A space hangs over the edge instead of beginning a line; a line may break after it.
  var isSpace: Bool { character == " " || character == "\t" }

  /// A line may break after a dash inside a word.
  var isDash: Bool { character == "-" || character == "\u{2013}" || character == "\u{2014}" }

  var end: Int { offset + character.utf16.count }
}

extension [Glyph] {
  init(_ text: String, font: UIFont) {
    var offset = 0
    self = text.map { character in
      defer { offset += character.utf16.count }
      return Glyph(character: character, width: font.width(of: character), offset: offset)
    }
  }
}

extension ArraySlice<Glyph> {
  fileprivate var width: CGFloat { reduce(0) { $0 + $1.width } }

  fileprivate var string: String { String(map(\.character)) }

  fileprivate func droppingSpacesAtEnd() -> ArraySlice<Glyph> {
    prefix(upTo: (lastIndex { !$0.isSpace } ?? startIndex - 1) + 1)
  }

  /// As many characters from the start as fit in `width`.
  fileprivate func fitting(_ width: CGFloat) -> ArraySlice<Glyph> {
    var space = width + Typesetter.tolerance
    return prefix {
      space -= $0.width
      return space >= 0
    }
  }

  /// The slice's offset in the text, even if the slice is empty.
  fileprivate func startOffset(in all: [Glyph]) -> Int {
    startIndex < all.endIndex ? all[startIndex].offset : all.last?.end ?? 0
  }
}
