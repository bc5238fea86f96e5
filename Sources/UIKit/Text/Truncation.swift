import Foundation

/// Cuts one line down to its room and marks the place with an ellipsis.
struct Truncation {
  static let ellipsis = "\u{2026}"

  var font: UIFont
  var mode: NSLineBreakMode

  func string(of line: ArraySlice<Glyph>, width: CGFloat) -> String {
    let room = width - font.width(of: Self.ellipsis)
    switch mode {
    case .byTruncatingHead:
      return Self.ellipsis + line.fittingAtEnd(room).string
    case .byTruncatingMiddle:
      let head = line.fitting(room / 2).droppingSpacesAtEnd()
      return head.string + Self.ellipsis + line.fittingAtEnd(room - head.width).string
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping:
      return line.fitting(room).droppingSpacesAtEnd().string + Self.ellipsis
    }
  }
}
