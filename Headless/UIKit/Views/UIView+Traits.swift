import Foundation

extension UIView {
  /// Tells the view and its controller of traits that differ from those they know (F269).
  func traitsMayHaveChanged() {
    let (old, new) = (knownTraits, traitCollection)
    guard old != new else { return }
    knownTraits = new
    traitCollectionDidChange(old)
    controller?.traitCollectionDidChange(old)
    if old?.isLaidOut(as: new) != true { markNeedsLayout() }
  }

  func traitsMayHaveChangedInTree() {
    traitsMayHaveChanged()
    for subview in subviews { subview.traitsMayHaveChangedInTree() }
  }
}

extension UITraitCollection {
  /// Whether the traits that decide about layout are equal.
  fileprivate func isLaidOut(as other: UITraitCollection) -> Bool {
    layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }
}

extension UIView {
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// `frame`, or its mirror image in `box` if reading goes from right to left (F268).
  /// The bounds are the default box.
  func directed(_ frame: CGRect, in box: CGRect? = nil) -> CGRect {
    guard isRightToLeft else { return frame }
    let box = box ?? bounds
    return CGRect(
      x: box.minX + box.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// The edge of text: natural text keeps to the edge where reading begins (F268).
  func directed(_ alignment: NSTextAlignment) -> NSTextAlignment {
    switch alignment {
    case .left, .center, .right: alignment
    case .natural: isRightToLeft ? .right : .left
    }
  }
}
