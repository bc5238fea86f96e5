import UIKit

extension UIViewController {
  /// Presents a modal when it is its turn, and returns when it is gone.
  ///
  /// ```swift
  /// if await presentUntilDismissed(draft, as: .mail) == .dismissed(by: .drag) { offerToSaveDraft() }
  /// ```
  ///
  /// While this controller presents something else, whatever that is, or is in a transition, the modal waits. Modals
  /// that wait for one presenter come in the order of the calls, each when the one before has gone. When the call
  /// returns, UIKit's transition is over: an alert or another modal can be presented at once.
  ///
  /// It always returns, and retains this controller and the modal until then. Where the presenter leaves the screen
  /// for good, nothing is presented, or the modal counts as dismissed by code.
  ///
  /// Cancel the task to call it off: a modal that waits is never presented then, one that is presented is dismissed,
  /// with whatever stands on it, before the call returns.
  ///
  /// - Parameters:
  ///   - modal: The controller to present; what `present(_:as:)` says of it holds here.
  ///   - configuration: How it looks and moves.
  ///   - delegate: Is asked before a finger dismisses the modal, and told of its phases; not retained.
  /// - Returns: How it ended.
  @discardableResult public func presentUntilDismissed(
    _ modal: UIViewController, as configuration: ModalConfiguration,
    delegate: (any ModalTransitionDelegate)? = nil
  ) async -> ModalOutcome {
    guard !Task.isCancelled else { return .cancelled }
    let request = PresentationRequest(for: modal, from: self) { [weak self, weak delegate] in
      self?.present(modal, as: configuration, delegate: delegate)
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        request.start { continuation.resume(returning: $0) }
      }
    } onCancel: {
      // At once where that is possible: what is cancelled before its turn is never presented.
      if Thread.isMainThread {
        MainActor.assumeIsolated { request.cancel() }
      } else {
        Task { @MainActor in request.cancel() }
      }
    }
  }
}
