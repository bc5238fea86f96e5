import Foundation

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

extension NSTextAlignment {
  /// How much of the room beside a line lies to its left; natural text has found its edge before.
  fileprivate var share: CGFloat {
    switch self {
    case .left, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
