import Foundation

/// A presenter whose view is out of the window while its presentation lasts (F16, F33).
@MainActor final class RemovedPresenter {
  private let controller: UIViewController
  private weak var superview: UIView?
  private weak var sibling: UIView?

  /// - Parameter container: The view of the presentation, above which nothing of the presenter lies.
  init?(_ controller: UIViewController?, below container: UIView?) {
    guard let controller else { return nil }
    self.controller = controller
    superview = controller.viewIfLoaded?.superview
    sibling = container
  }

  func removeView() { controller.viewIfLoaded?.removeFromSuperview() }

  /// Puts the view back below the presentation, in the size of its superview now.
  func putViewBack() {
    guard let view = controller.viewIfLoaded, let superview, view.superview !== superview else { return }
    let index = sibling.flatMap { superview.subviews.firstIndex(of: $0) } ?? superview.subviews.count
    if view.autoresizingMask == [.flexibleWidth, .flexibleHeight] { view.place(at: superview.bounds) }
    superview.insertSubview(view, at: index)
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    controller.beginAppearanceTransition(isAppearing, animated: animated)
  }

  func endAppearance() { controller.endAppearanceTransition() }
}
