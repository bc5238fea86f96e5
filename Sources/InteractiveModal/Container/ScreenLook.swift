import UIKit

/// What an animator may change of a child's view, to give it back where the animator does not come to it.
@MainActor struct ScreenLook {
  private weak var view: UIView?
  private let transform: CGAffineTransform
  private let opacity: CGFloat

  init(_ view: UIView) {
    self.view = view
    (transform, opacity) = (view.transform, view.alpha)
  }

  func giveBack() {
    guard let view else { return }
    view.layer.removeAllAnimations()
    if view.transform != transform { view.transform = transform }
    if view.alpha != opacity { view.alpha = opacity }
  }
}
