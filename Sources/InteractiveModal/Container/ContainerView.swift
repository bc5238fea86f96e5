import UIKit

/// Where a container's children are shown and their transitions run.
final class ContainerView: UIView {
  /// Called when it is taken out of its window.
  var onLeave: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeave?() }
  }

  /// Shows a child's view in its place and nothing else; whatever a transition has left goes.
  func showAlone(_ page: UIView?) {
    for view in subviews where view !== page { view.removeFromSuperview() }
    if let page { place(page) }
  }

  /// Puts a view in its place, here or before it comes here.
  func fit(_ page: UIView) {
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    if page.bounds.size != bounds.size { page.bounds.size = bounds.size }
    if page.center != center { page.center = center }
  }

  private func place(_ page: UIView) {
    fit(page)
    if page.superview !== self { addSubview(page) }
  }
}
