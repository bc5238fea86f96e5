import Foundation

extension UIFont {
  /// How far one character advances the line, in points.
  func width(of character: Character) -> CGFloat {
    GlyphWidths.width(of: character, boldness: boldness) * pointSize / 1000
  }

  /// How long `text` is on one line, in points.
  func width(of text: some StringProtocol) -> CGFloat {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// 0 for regular and lighter, 1 for bold and heavier.
  private var boldness: CGFloat {
    min(max(weight.rawValue / Weight.bold.rawValue, 0), 1)
  }
}
