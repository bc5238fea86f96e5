import Foundation

/// A pan that also tells its scroll view when a finger comes down, long before it pans (F171).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      preconditionFailure("the delegate of a scroll view's pan is the scroll view's own affair (F172)")
    }
  }

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerDidLand()
  }

  override func reset() {
    super.reset()
    scrollView?.fingersDidLeave()
  }
}
