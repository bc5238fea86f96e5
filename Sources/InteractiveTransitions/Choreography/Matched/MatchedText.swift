import UIKit

/// The first line of a label.
///
/// The snapshots of two labels meet at the leading edges and the baselines of these lines.
@MainActor struct MatchedText {
  private let string: String
  /// The first line from its ascender to its baseline, in the label's coordinates.
  let line: CGRect
  private let isRightToLeft: Bool
  /// Whether the label shows the whole text on one line.
  private let isOneLine: Bool

  /// `nil` if the view is no label, has no text, or has a background of its own.
  init?(_ view: UIView) {
    guard let label = view as? UILabel, let string = label.text, let font = label.font,
      label.backgroundColor.isTransparent
    else { return nil }
    let (bounds, endless) = (label.bounds, CGFloat.greatestFiniteMagnitude)
    let size = label.sizeThatFits(CGSize(width: bounds.width, height: endless))
    guard size.width > 0, font.ascender > 0 else { return nil }
    self.string = string
    isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    isOneLine =
      size.height < 1.5 * font.lineHeight
      && label.sizeThatFits(CGSize(width: endless, height: endless)).width <= bounds.width + 1
    // A label shows the lines that fit, and centres them.
    let lines = max(((min(size.height, bounds.height) + 1) / font.lineHeight).rounded(.down), 1)
    let width = min(size.width, bounds.width)
    line = CGRect(
      x: bounds.minX + (bounds.width - width) * label.shareOfSpaceBeforeText,
      y: bounds.minY + (bounds.height - lines * font.lineHeight) / 2, width: width, height: font.ascender)
  }

  /// Whether both labels show the same text.
  func hasSameText(as other: MatchedText) -> Bool { string == other.string }

  /// How a line fills a snapshot that is as high as the line.
  enum Fit {
    /// It is as high, with its aspect ratio, at the leading edge.
    case height
    /// It is as high and as wide.
    case stretch
    /// It is as high, or as wide if it were wider: a paragraph does not hang out of the screen.
    case inside
  }

  /// Returns how both lines fill their snapshot. The same line on both screens may be stretched.
  func fit(beside other: MatchedText) -> Fit {
    if hasSameText(as: other) { return isOneLine && other.isOneLine ? .stretch : .height }
    return isOneLine || other.isOneLine ? .height : .inside
  }

  /// Returns the frame of the label's picture in a snapshot. The baseline is at its lower edge.
  func frame(of picture: CGSize, in snapshot: CGSize, _ fit: Fit) -> CGRect {
    var (horizontal, vertical) = (snapshot.width / line.width, snapshot.height / line.height)
    switch fit {
    case .height: horizontal = vertical
    case .stretch: break
    case .inside:
      vertical = min(horizontal, vertical)
      horizontal = vertical
    }
    return CGRect(
      x: isRightToLeft ? snapshot.width - line.maxX * horizontal : -line.minX * horizontal,
      y: snapshot.height - line.maxY * vertical,
      width: picture.width * horizontal, height: picture.height * vertical)
  }
}

extension UILabel {
  /// The share of the free width that is to the left of the text, 0...1.
  fileprivate var shareOfSpaceBeforeText: CGFloat {
    if textAlignment == .center { return 0.5 }
    if textAlignment == .left { return 0 }
    if textAlignment == .right { return 1 }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
  }
}

extension UIColor? {
  /// Whether a background of this colour covers nothing.
  fileprivate var isTransparent: Bool { map { $0.cgColor.alpha == 0 } ?? true }
}
