import UIKit

/// One transition of UIKit, driven by the kit's own springs and by the finger.
///
/// Apple asks overrides of the percent-driven class to call super. Its super freezes the layer
/// time of the container and scrubs animations. The kit has no animations to scrub: it writes each
/// frame itself. So these overrides only tell the context. `docs/Architecture.md` gives the
/// reasons.
@MainActor final class InteractiveTransition: UIPercentDrivenInteractiveTransition {
  private enum State {
    case waiting
    case running(any UIViewControllerContextTransitioning)
    case ended
  }

  private let driver: any TransitionDriver
  private var state = State.waiting
  private var progress: CGFloat = 0

  init(driver: any TransitionDriver) {
    self.driver = driver
    super.init()
  }

  override var percentComplete: CGFloat { progress }

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    state = .running(transitionContext)
    driver.transitionDidStart(self, in: transitionContext)
  }

  /// Tells UIKit how much of its transition is done.
  ///
  /// - Parameter percentComplete: 0...1; a value outside counts as the nearer end, and NaN as 0.
  override func update(_ percentComplete: CGFloat) {
    progress = min(max(percentComplete.finiteOrZero, 0), 1)
    if case .running(let context) = state { context.updateInteractiveTransition(progress) }
  }

  /// Tells UIKit that the transition has reached its end.
  ///
  /// The driver calls this when the screen stands, not when a release sends it there. A finger may
  /// catch the screen until then, and UIKit needs no pause in an interaction that goes on.
  override func finish() {
    guard case .running(let context) = state else { return }
    context.finishInteractiveTransition()
    end(context, completed: true)
  }

  /// Tells UIKit that the transition is cancelled. The driver then moves the screen back by
  /// itself.
  override func cancel() {
    guard case .running(let context) = state else { return }
    context.cancelInteractiveTransition()
    end(context, completed: false)
    driver.transitionWasCalledOff()
  }

  /// Releases the context, then completes it. The context retains this object, and must hear of
  /// the end once.
  private func end(_ context: any UIViewControllerContextTransitioning, completed: Bool) {
    state = .ended
    context.completeTransition(completed)
  }
}
