import Foundation

/// The width of a character, in thousandths of the font's size: Adobe's metrics of Helvetica and
/// Helvetica Bold, which most sans-serif faces of browsers keep as well.
enum GlyphWidths {
  /// From the space to the tilde.
  private static let regular: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// From the space to the tilde.
  private static let bold: [Int] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]

  /// Characters beyond ASCII that a mail is likely to have.
  private static let others: [Unicode.Scalar: Int] = [
    "\u{00A0}": 278, "\u{2019}": 222, "\u{2018}": 222, "\u{201C}": 333, "\u{201D}": 333,
    "\u{2013}": 556, "\u{2014}": 1000, "\u{2026}": 1000, "\u{2022}": 350, "\u{00B7}": 278,
    "\u{20AC}": 556, "\u{00D7}": 584, "\u{00DF}": 611, "\u{00F8}": 611, "\u{00D8}": 778,
    "\u{00E6}": 889, "\u{00C6}": 1000, "\u{0131}": 278, "\u{2192}": 1000, "\u{200B}": 0,
    "\u{00BC}": 834, "\u{2152}": 834,
  ]

  /// The width of `character`; `boldness` mixes regular, 0, and bold, 1.
  static func width(of character: Character, boldness: CGFloat) -> CGFloat {
    guard let scalar = baseScalar(of: character) else { return 0 }
    guard (32...126).contains(scalar.value) else {
      return CGFloat(others[scalar] ?? unknownWidth(of: scalar))
    }
    let index = Int(scalar.value) - 32
    return CGFloat(regular[index]) * (1 - boldness) + CGFloat(bold[index]) * boldness
  }

  /// A letter without its accents, which add nothing to its width.
  private static func baseScalar(of character: Character) -> Unicode.Scalar? {
    if let ascii = character.asciiValue { return Unicode.Scalar(ascii) }
    if let scalar = character.unicodeScalars.first, others[scalar] != nil { return scalar }
    return String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
  }

  /// The font's size for ideographs and emoji, the width of a digit for letters.
  private static func unknownWidth(of scalar: Unicode.Scalar) -> Int {
    scalar.value >= 0x2E80 || scalar.properties.isEmojiPresentation ? 1000 : 556
  }
}

extension UIFont {
  /// The advance of one character, in points.
  func width(of character: Character) -> CGFloat {
    GlyphWidths.width(of: character, boldness: boldness) * pointSize / 1000
  }

  /// The width of `text` on one line, in points.
  func width(of text: some StringProtocol) -> CGFloat {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// 0 for regular and lighter, 1 for bold and heavier.
  private var boldness: CGFloat {
    min(max(weight.rawValue / Weight.bold.rawValue, 0), 1)
  }
}
