import Foundation

extension UIView {
  /// Tells the view and its controller of their environment, if it is another than they know (F269).
  func traitsMayHaveChanged() {
    let (old, new) = (knownTraits, Simulator.running.traitCollection)
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
  /// Whether what decides about places and sizes within a view of the same size is equal.
  fileprivate func isLaidOut(as other: UITraitCollection) -> Bool {
    layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }
}
