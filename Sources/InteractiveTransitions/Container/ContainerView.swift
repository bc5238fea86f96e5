import UIKit

/// The part of a container's view in which it shows its children and runs their transitions.
final class ContainerView: UIView {
  /// Called when the view leaves its window.
  var onLeave: (() -> Void)?

  override func didMoveToWindow() {
    if window == nil { onLeave?() }
  }

  /// Shows one child's view and removes all others, including views that a transition has left.
  func showAlone(_ page: UIView?) {
    for view in subviews where view !== page { view.removeFromSuperview() }
    guard let page else { return }
    fit(page)
    if page.superview !== self { addSubview(page) }
  }

  /// Gives a child's view the size and position in which the container shows it. The view need not
  /// be a subview yet.
  func fit(_ page: UIView) {
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.setSize(bounds.size)
    page.place(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }
}
