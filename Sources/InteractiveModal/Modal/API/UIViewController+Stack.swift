import UIKit

extension UIViewController {
  /// The controller that carries the presentations of this one: the outermost of its parents.
  var root: UIViewController { parent?.root ?? self }

  /// This controller, what it presents, what that presents, and so on.
  private var stack: [UIViewController] { Array(sequence(first: self) { $0.presentedViewController }) }

  var isInWindow: Bool { viewIfLoaded?.window != nil }

  /// Whether this controller, or anything that stands on it, is in a window.
  var isStackInWindow: Bool { stack.contains { $0.isInWindow } }

  /// Whether this controller, or anything that stands on it, comes or goes just now.
  var isStackInTransition: Bool { stack.contains { $0.isBeingPresented || $0.isBeingDismissed } }
}
