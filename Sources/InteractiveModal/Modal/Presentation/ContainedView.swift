import UIKit

/// The view in which a contained card moves, as large as the container. It leaves touches that
/// reach nothing of the card to the views below it.
final class ContainedView: UIView {
  /// Called before each layout.
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    onLayout?()
    super.layoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  /// UIKit goes on with the views below: the other cards, and the root.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event), view !== self, view.isDescendant(of: self) else {
      return nil
    }
    return view
  }
}
