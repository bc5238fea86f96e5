import Foundation

/// One character of a text, with what line breaking must know about it.
struct Glyph {
  var character: Character
  /// How far it advances the line.
  var width: CGFloat
  /// Where it stands in the text, in UTF-16 units.
  var offset: Int

  var isNewline: Bool { character.isNewline }

  /// A space hangs over the edge rather than begin a line; a line may break after it.
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
  var width: CGFloat { reduce(0) { $0 + $1.width } }

  var string: String { String(map(\.character)) }

  func droppingSpacesAtEnd() -> ArraySlice<Glyph> {
    prefix(upTo: (lastIndex { !$0.isSpace } ?? startIndex - 1) + 1)
  }
}
