import UIKit

/// Drives a transition of UIKit with the kit's springs and the finger.
@MainActor protocol TransitionDriver: AnyObject {
  /// Duration of a transition that no finger touches, in seconds.
  var nominalDuration: TimeInterval { get }
  /// Whether a finger holds the screen.
  var isHeld: Bool { get }
  /// An empty view in the container, for what runs alongside; `nil`, the default, if one is to be
  /// added.
  var alongsideView: UIView? { get }
  /// UIKit begins a transition: puts the screen that comes into the container, so that blocks alongside
  /// can animate what is in it (F310); nothing to do by default.
  func transitionWillStart(in context: any UIViewControllerContextTransitioning)
  /// UIKit has begun a transition.
  func transitionDidStart(
    _ transition: InteractiveTransition, in context: any UIViewControllerContextTransitioning)
  /// The transition has told UIKit that it is cancelled; nothing to do by default.
  func transitionWasCalledOff()
}

extension TransitionDriver {
  var alongsideView: UIView? { nil }
  func transitionWillStart(in context: any UIViewControllerContextTransitioning) {}
  func transitionWasCalledOff() {}
}

/// The animator that UIKit asks for.
///
/// It stands for the driver's springs. A transition that no finger begins starts here, and a finger
/// can catch it.
@MainActor final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let driver: any TransitionDriver
  /// The percent-driven transition that a finger drives.
  let interaction: InteractiveTransition

  init(driver: any TransitionDriver) {
    self.driver = driver
    interaction = InteractiveTransition(driver: driver)
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { driver.nominalDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interaction.begin(transitionContext)
  }

  /// Returns the animator of what runs alongside: UIKit adds the app's blocks to it.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    interaction.begin(transitionContext)
    return interaction.alongside ?? UIViewPropertyAnimator()
  }
}
