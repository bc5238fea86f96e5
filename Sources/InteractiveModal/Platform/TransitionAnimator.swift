import UIKit

/// Drives a transition of UIKit with the kit's springs and the finger.
@MainActor protocol TransitionDriver: AnyObject {
  /// Duration of a transition that no finger touches, in seconds.
  var nominalDuration: TimeInterval { get }
  /// UIKit has begun a transition.
  func transitionDidStart(
    _ transition: InteractiveTransition, in context: any UIViewControllerContextTransitioning)
  /// The transition has told UIKit that it is cancelled.
  func transitionWasCalledOff()
}

/// The animator that UIKit asks for.
///
/// It stands for the driver's springs. Every transition runs through its interaction controller,
/// so a finger can catch any transition.
@MainActor final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let driver: any TransitionDriver

  init(driver: any TransitionDriver) {
    self.driver = driver
    super.init()
  }

  func makeInteractionController() -> InteractiveTransition { InteractiveTransition(driver: driver) }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { driver.nominalDuration }

  /// Drives the transition as the interaction controller does. UIKit calls it only where it does
  /// not use an interaction controller.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    makeInteractionController().startInteractiveTransition(transitionContext)
  }
}
