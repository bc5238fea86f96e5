import UIKit

/// One transition of UIKit's, driven by the kit's own springs and by the finger.
///
/// Apple's page asks overrides of the percent-driven class to call super. Its super would freeze the
/// container's layer time and scrub animations, of which there are none here: what moves is written frame by
/// frame. So the overrides do what the class stands for and no more: they tell the context. See
/// docs/Architecture.md for the reasons.
@MainActor final class InteractiveTransition: UIPercentDrivenInteractiveTransition {
  /// How far UIKit is with it.
  private enum State {
    case waiting
    case running(any UIViewControllerContextTransitioning)
    case ended
  }

  private let driver: any TransitionDriver
  private var state = State.waiting
  private var fraction: CGFloat = 0

  init(driver: any TransitionDriver) {
    self.driver = driver
    super.init()
  }

  override var percentComplete: CGFloat { fraction }

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    state = .running(transitionContext)
    driver.transitionDidStart(self, in: transitionContext)
  }

  /// - Parameter percentComplete: Share of UIKit's transition that is done, 0...1.
  override func update(_ percentComplete: CGFloat) {
    fraction = min(max(percentComplete.finiteOrZero, 0), 1)
    if case .running(let context) = state { context.updateInteractiveTransition(fraction) }
  }

  /// The transition has led to its end.
  ///
  /// UIKit hears of it only now, not when the screen is bound there: until then a finger may catch the modal, and
  /// an interaction that was never said to be over needs no pause.
  override func finish() {
    guard case .running(let context) = state else { return }
    context.finishInteractiveTransition()
    end(context, completed: true)
  }

  /// It is called off. For UIKit the transition ends here; what is left of the way is the driver's own.
  override func cancel() {
    guard case .running(let context) = state else { return }
    context.cancelInteractiveTransition()
    end(context, completed: false)
    driver.transitionWasCalledOff()
  }

  /// The context is let go before it is completed: it holds this object, and must hear of the end once.
  private func end(_ context: any UIViewControllerContextTransitioning, completed: Bool) {
    state = .ended
    context.completeTransition(completed)
  }
}
