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
@MainActor struct PresentationDelegateAdapter {
  private let controller: UIPresentationController
  private let delegate: any UIAdaptivePresentationControllerDelegate

  /// Creates an adapter; `nil` if there is no controller, or it has no delegate.
  init?(_ controller: UIPresentationController?) {
    guard let controller, let delegate = controller.delegate else { return nil }
    self.controller = controller
    self.delegate = delegate
  }

  /// The delegate's answer; true by default.
  var shouldDismiss: Bool {
    callIfImplemented(delegate.presentationControllerShouldDismiss, controller) ?? true
  }

  func willDismiss() { callIfImplemented(delegate.presentationControllerWillDismiss, controller) }
  func didDismiss() { callIfImplemented(delegate.presentationControllerDidDismiss, controller) }

  func didAttemptToDismiss() {
    callIfImplemented(delegate.presentationControllerDidAttemptToDismiss, controller)
  }
}
