import UIKit

extension UIViewController {
  /// Presents a modal the way the configuration says, with an interactive dismissal.
  ///
  /// Nothing needs to be retained: what the transition needs lives exactly as long as the modal is presented.
  /// A second call while this controller is presenting, as by a double tap, does nothing; nor does one from a
  /// controller that is not on screen, or for a modal that is presented already or is a child of another.
  ///
  /// What reads the modal's `presentationController` reads it after this call: before, UIKit would make one for another style
  /// and present with that.
  ///
  /// The modal decides over the status bar while it is presented; ``modalStatusBarStyle`` is the style that follows it.
  ///
  /// - Parameters:
  ///   - modal: The controller to present. Its `modalPresentationStyle`, `transitioningDelegate` and
  ///     `modalPresentationCapturesStatusBarAppearance` are set.
  ///   - configuration: How it looks and moves.
  ///   - delegate: Is asked before a finger dismisses the modal, and told of its phases; not retained.
  ///   - completion: Called once UIKit counts the modal as presented, which is while it still slides up.
  /// - Returns: The transition, to watch the modal by; `nil` if nothing was presented.
  @discardableResult public func present(
    _ modal: UIViewController, as configuration: ModalConfiguration,
    delegate: (any ModalTransitionDelegate)? = nil, completion: (() -> Void)? = nil
  ) -> ModalTransition? {
    guard viewIfLoaded?.window != nil, presentedViewController == nil, modal !== self,
      modal.presentingViewController == nil, modal.parent == nil
    else { return nil }
    let transition = ModalTransition(configuration)
    transition.delegate = delegate
    modal.modalPresentationStyle = .custom
    modal.modalPresentationCapturesStatusBarAppearance = true
    modal.transitioningDelegate = transition
    present(modal, animated: true, completion: completion)
    return transition
  }
}
