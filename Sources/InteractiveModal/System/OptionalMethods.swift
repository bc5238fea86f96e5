import UIKit

/// Calls a method that UIKit declares as optional.
///
/// ```swift
/// callIfImplemented(delegate.presentationControllerDidDismiss, controller)
/// ```
///
/// On Apple's platforms a reference to an optional method is `nil` if the object does not
/// implement it. The stand-in gives such methods default bodies, and references to them are never
/// `nil`.
@discardableResult package func callIfImplemented<each Argument, Result>(
  _ method: ((repeat each Argument) -> Result)?, _ arguments: repeat each Argument
) -> Result? { method?(repeat each arguments) }

extension UIViewControllerInteractiveTransitioning {
  /// Whether the transition begins interactively; true by default, as in UIKit.
  package var startsInteractively: Bool {
    let wantsInteractiveStart: Bool? = wantsInteractiveStart
    return wantsInteractiveStart ?? true
  }
}

/// The delegate that an app gives to the presentation controller of its modal, as with UIKit's
/// sheets.
///
/// The kit calls it in UIKit's order, and only when the user dismisses the modal.
extension UIPresentationController {
  /// The delegate's answer; true by default.
  var delegateShouldDismiss: Bool {
    guard let delegate else { return true }
    return callIfImplemented(delegate.presentationControllerShouldDismiss, self) ?? true
  }

  func tellDelegateWillDismiss() {
    if let delegate { callIfImplemented(delegate.presentationControllerWillDismiss, self) }
  }

  func tellDelegateDidDismiss() {
    if let delegate { callIfImplemented(delegate.presentationControllerDidDismiss, self) }
  }

  func tellDelegateOfAttempt() {
    if let delegate { callIfImplemented(delegate.presentationControllerDidAttemptToDismiss, self) }
  }
}
