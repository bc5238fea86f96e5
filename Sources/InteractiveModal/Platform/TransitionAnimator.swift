import UIKit

/// The animator that UIKit asks for. It stands for the driver's springs, and vends the interaction controller
/// through which every transition runs, so that a finger can catch it.
@MainActor final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let driver: any TransitionDriver

  init(driver: any TransitionDriver) {
    self.driver = driver
    super.init()
  }

  func makeInteractionController() -> InteractiveTransition {
    InteractiveTransition(driver: driver)
  }

  /// How long the spring takes when nobody touches it, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { driver.nominalDuration }

  /// Only asked where UIKit does not use the interaction controller: the same drive, without pausing.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    makeInteractionController().startInteractiveTransition(transitionContext)
  }
}
