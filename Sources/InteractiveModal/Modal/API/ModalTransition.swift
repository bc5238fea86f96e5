import UIKit

/// Presents and dismisses modals interactively: set it as a modal's `transitioningDelegate`.
///
/// ```swift
/// draft.modalPresentationStyle = .custom
/// draft.transitioningDelegate = mailTransition
/// present(draft, animated: true)
/// ```
///
/// UIKit does not retain a transitioning delegate: keep the object until you present, or use
/// `present(_:as:)`, which needs nothing kept. Once presented, it stays alive as long as the modal. One object
/// may serve any number of modals, one after another or at the same time.
@MainActor public final class ModalTransition: NSObject {
  /// How the modals that are presented from now on look and move.
  public var configuration: ModalConfiguration
  /// Is asked before a finger dismisses a modal, and told of the phases.
  public weak var delegate: (any ModalTransitionDelegate)?
  /// Returns somebody else's animator, which opens a modal in the kit's place; `nil` by default, and where the kit is to do
  /// it. A modal that a finger pulls into the screen is always the kit's.
  ///
  /// The animator has the card, under the context's key `to`, to move, fade and transform; it leaves it in its final frame.
  /// The screen behind and the dimming go along with it. Until it is done the modal answers no finger, and no key; then all
  /// is as if the kit had opened it. Reduce Motion is the animator's to heed.
  public var openingAnimator: (() -> (any UIViewControllerAnimatedTransitioning)?)?
  /// Returns somebody else's animator, which closes a modal that code dismisses; `nil` by default, and where the kit is to
  /// do it. What the user does is always the kit's: a drag, a tap outside, a key. So is a modal that is on its way, or held.
  ///
  /// The animator has the card under the context's key `from`. All else is as with ``openingAnimator``; called off, the modal
  /// stands again where it stood.
  public var closingAnimator: (() -> (any UIViewControllerAnimatedTransitioning)?)?

  private let broadcast = UpdateBroadcaster()
  /// The presentation that UIKit is being asked about.
  private weak var prepared: ModalPresentationController?
  /// Who waits for the modal to be gone.
  weak var request: PresentationRequest?

  /// Creates a transition; by default it presents as Mail does.
  public init(_ configuration: ModalConfiguration = .mail) {
    self.configuration = configuration
  }

  /// What a modal does from now on: phases, fraction, velocity, and how it ended.
  ///
  /// `modal` is what is presented: a navigation controller, not its page. Of another controller nothing is ever heard.
  /// The sequence ends after the update in which the modal rests at `dismissed`, or with the transition. A
  /// reader that falls behind misses older updates of a motion, never the last.
  public func updates(of modal: UIViewController) -> AsyncStream<ModalUpdate> {
    broadcast.stream(of: ObjectIdentifier(modal))
  }
}

/// UIKit asks these; an app has no reason to.
extension ModalTransition: UIViewControllerTransitioningDelegate {
  /// Vends what lives as long as the modal is presented.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = ModalPresentationController(
      presentedViewController: presented, presenting: presenting, transition: self)
    prepared = controller
    return controller
  }

  /// Vends the animator of a presentation; `nil` for a modal whose style is not `.custom`.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // Whoever has read `presentationController` before has it from then.
    let own = prepared?.presentedViewController === presented ? prepared : nil
    let controller = own ?? presented.presentationController as? ModalPresentationController
    controller?.prepareToPresent(on: presenting)
    return controller.map { animator(of: $0.driver, for: .opening) }
  }

  /// Vends the percent-driven transition that opens the modal.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator)?.makeInteractionController()
  }

  /// Vends the animator of a dismissal; `nil` for a modal whose style is not `.custom`.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let controller = dismissed.presentationController as? ModalPresentationController else {
      return nil
    }
    controller.driver.firstResponder.remember()  // UIKit's first act is to take the keyboard away.
    return animator(of: controller.driver, for: .closing)
  }

  private func animator(
    of driver: ModalDriver, for way: MotionOwner.Way
  ) -> any UIViewControllerAnimatedTransitioning {
    let vendor = way == .opening ? openingAnimator : closingAnimator
    guard let vendor, driver.mayYield(for: way), let foreign = vendor() else {
      return TransitionAnimator(driver: driver)
    }
    driver.yield(for: way)
    return foreign
  }

  /// Vends the percent-driven transition that closes the modal, and that a finger may catch.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (animator as? TransitionAnimator)?.makeInteractionController()
  }
}

extension ModalTransition: ModalDriverDelegate {
  func permission(toDismiss modal: UIViewController) -> ModalPermission {
    delegate?.modalTransition(self, permissionToDismiss: modal) ?? modal.permissionToBeDismissed
  }

  func didAttemptToDismiss(_ modal: UIViewController) {
    // The delegate may dismiss the modal: asked afterwards, one that is gone makes a new controller that keeps it.
    let adaptive = PresentationDelegateAdapter(modal.presentationController)
    delegate?.modalTransition(self, didAttemptToDismiss: modal)
    adaptive?.didAttemptToDismiss()
  }

  func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
    // The delegate may dismiss the modal: what it does then comes after this.
    broadcast.send(update, of: ObjectIdentifier(modal))
    delegate?.modalTransition(self, modal: modal, didUpdate: update)
  }

  func modal(_ modal: UIViewController, didMoveToWindow isInWindow: Bool) {
    if request?.modal === modal { request?.modalDidMove(toWindow: isInWindow) }
  }

  func modal(_ modal: UIViewController, didLeaveBy cause: ModalOutcome.Cause) {
    if request?.modal === modal { request?.modalDidLeave(by: cause) }
  }
}
