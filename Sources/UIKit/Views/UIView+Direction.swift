import Foundation

extension UIView {
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where a part of the view stands that has `frame` where one reads from left to right: there, or, from right
  /// to left, in the mirror image of `box`, the view's bounds by default (F268).
  func directed(_ frame: CGRect, in box: CGRect? = nil) -> CGRect {
    guard isRightToLeft else { return frame }
    let box = box ?? bounds
    return CGRect(
      x: box.minX + box.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The edge that text keeps to: natural text to the one where reading begins.
  func directed(_ alignment: NSTextAlignment) -> NSTextAlignment {
    switch alignment {
    case .left, .center, .right: alignment
    case .natural: isRightToLeft ? .right : .left
    }
  }
}
