import UIKit

extension UIViewController {
  /// Presents a modal of the kit, which the user can dismiss with a finger.
  ///
  /// The app retains nothing: the transition lives as long as the modal is presented. The call
  /// does nothing while this controller presents another one or is off the screen, nor for an alert or a
  /// modal that is presented already or is a child of another controller; ``TransitionReport`` says why.
  ///
  /// With `onTop` the controller in front presents the modal: the last in the chain of presented
  /// controllers that begins at this one, also an alert, a search or a share sheet. A controller
  /// that is being dismissed is not in front; the controller below it presents nothing until the
  /// dismissal ends. A controller that is being presented presents nothing yet.
  ///
  /// A modal with ``ModalConfiguration/dock-swift.property`` that is presented in a ``ModalContainerController`` is a
  /// card of that container: UIKit presents nothing, `onTop` does not count, and the modal leaves by
  /// ``dismissModal(animated:)``.
  ///
  /// Read the modal's `presentationController` after this call, or in its `viewDidLoad`. If an app
  /// reads it before, UIKit creates one for another style and presents with that.
  ///
  /// A modal that overrides `preferredStatusBarStyle` determines the status bar;
  /// ``modalStatusBarStyle`` is the style that suits it.
  ///
  /// - Parameters:
  ///   - modal: The controller to present. The kit sets its `modalPresentationStyle` and
  ///     `transitioningDelegate`.
  ///   - configuration: How the modal looks and moves.
  ///   - animated: Whether the modal comes with an animation; true by default. If false, it stands at its detent at
  ///     once, as a restored one does.
  ///   - delegate: Decides whether the user may dismiss the modal, and hears what the modal does;
  ///     not retained. `nil` uses the modal, or the controller shown in it, if it conforms.
  ///   - onTop: Whether the modal comes over what is presented; false by default.
  ///   - completion: Called when the card stands, or when a finger comes down on it before that.
  /// - Returns: The transition; `nil` if nothing was presented.
  @discardableResult public func present(
    _ modal: UIViewController, as configuration: ModalConfiguration, animated: Bool = true,
    delegate: (any ModalDelegate)? = nil, onTop: Bool = false, completion: (() -> Void)? = nil
  ) -> ModalTransition? {
    present(
      modal, as: configuration, animated: animated, delegate: delegate, onTop: onTop, takeFinger: nil,
      completion: completion)
  }

  /// Presents a modal, also for a finger that pulls it open.
  ///
  /// - Parameter takeFinger: Called with the modal's finger, before the presentation starts.
  func present(
    _ modal: UIViewController, as configuration: ModalConfiguration, animated: Bool,
    delegate: (any ModalDelegate)?, onTop: Bool = false, takeFinger: ((ModalFinger) -> Void)?,
    completion: (() -> Void)? = nil
  ) -> ModalTransition? {
    let transition = ModalTransition(configuration)
    (transition.delegate, transition.takeFinger) = (delegate, takeFinger)
    if let container = dockingContainer(for: configuration) {
      return container.add(modal, with: transition, animated: animated, completion: completion)
    }
    let presenter = onTop ? frontController : self
    if let reason = presenter.refusal(toPresent: modal, onTop: onTop) {
      modal.reportRefusal(reason)
      return nil
    }
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = transition
    // UIKit may ask for the transition later, and does not retain it. It does retain the closure.
    presenter.present(modal, animated: animated && (takeFinger != nil || presenter.animates)) {
      withExtendedLifetime(transition) { completion?() }
    }
    return transition
  }

  /// The container that shows a modal with such a configuration as a card; `nil` if the modal is presented.
  private func dockingContainer(for configuration: ModalConfiguration) -> ModalContainerController? {
    guard configuration.canBeDocked else { return nil }
    let container = self as? ModalContainerController ?? modalContainerController
    if container == nil {
      TransitionReport.reportOnce(
        "\(type(of: self)) is in no ModalContainerController, so the modal that it presents cannot be docked: in "
          + "SwiftUI attach modalDock() to the root view, in UIKit make a ModalContainerController the window's "
          + "rootViewController, with your screen as its root")
    }
    return container
  }

  /// Whether an animation can be seen: not in the background, where the app switcher takes its picture at once, nor
  /// while the app has switched animations off.
  var animates: Bool {
    UIView.areAnimationsEnabled && viewIfLoaded?.window?.windowScene?.activationState != .background
  }

  /// The last in the chain of presented controllers that begins at this one. A controller that is
  /// being dismissed ends the chain.
  var frontController: UIViewController {
    guard let next = presentedViewController, !next.isBeingDismissed else { return self }
    return next.frontController
  }

  /// Presents a modal when it is its turn, and returns when it is gone.
  ///
  /// ```swift
  /// if await presentUntilDismissed(draft, as: .mail) == .dismissed(by: .drag) { offerToSaveDraft() }
  /// ```
  ///
  /// While this controller presents another one, or is in a transition, the modal waits. With
  /// `onTop` the controller in front presents it, as soon as that is in no transition. Modals that
  /// wait for one presenter come in the order of the calls. When the call returns, UIKit's
  /// transition is over, and the app can present an alert or another modal at once.
  ///
  /// The call always returns, and retains this controller and the modal until then. If the
  /// presenter leaves the screen for good, nothing is presented, or the modal counts as dismissed
  /// by code. If the app cancels the task, a modal that waits is not presented. A modal that is
  /// presented is dismissed, with what it presents, before the call returns.
  ///
  /// - Parameters:
  ///   - modal: The controller to present; see ``present(_:as:animated:delegate:onTop:completion:)``.
  ///   - configuration: How the modal looks and moves.
  ///   - delegate: Decides whether the user may dismiss the modal, and hears what the modal does;
  ///     not retained.
  ///   - onTop: Whether the modal comes over what is presented; false by default.
  /// - Returns: How the presentation ended.
  @discardableResult public func presentUntilDismissed(
    _ modal: UIViewController, as configuration: ModalConfiguration,
    delegate: (any ModalDelegate)? = nil, onTop: Bool = false
  ) async -> ModalOutcome {
    guard !Task.isCancelled else { return .cancelled }
    let presenter = dockingContainer(for: configuration) == nil ? self : nil
    let request = ModalRequest(for: modal, from: presenter, onTop: onTop) { [weak delegate] in
      self.present(modal, as: configuration, delegate: delegate, onTop: onTop)
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        request.start { continuation.resume(returning: $0) }
      }
    } onCancel: {
      // At once if it can be: a request that is cancelled before its turn presents nothing.
      MainThread.run { request.cancel() }
    }
  }
}
