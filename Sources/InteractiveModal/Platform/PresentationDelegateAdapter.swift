import UIKit

/// The delegate that an app gave to the presentation controller of its modal, as it does with UIKit's sheets. Told in
/// UIKit's order, and only of what the user's hand does.
@MainActor struct PresentationDelegateAdapter {
  private let controller: UIPresentationController
  private let delegate: any UIAdaptivePresentationControllerDelegate

  init?(_ controller: UIPresentationController?) {
    guard let controller, let delegate = controller.delegate else { return nil }
    self.controller = controller
    self.delegate = delegate
  }

  // On Apple's platforms the methods are optional; elsewhere they have default bodies.
  #if canImport(ObjectiveC)
    var shouldDismiss: Bool { delegate.presentationControllerShouldDismiss?(controller) ?? true }
    func willDismiss() { delegate.presentationControllerWillDismiss?(controller) }
    func didDismiss() { delegate.presentationControllerDidDismiss?(controller) }
    func didAttemptToDismiss() { delegate.presentationControllerDidAttemptToDismiss?(controller) }
  #else
    var shouldDismiss: Bool { delegate.presentationControllerShouldDismiss(controller) }
    func willDismiss() { delegate.presentationControllerWillDismiss(controller) }
    func didDismiss() { delegate.presentationControllerDidDismiss(controller) }
    func didAttemptToDismiss() { delegate.presentationControllerDidAttemptToDismiss(controller) }
  #endif
}
