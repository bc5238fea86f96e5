import UIKit

/// Scrubs a custom animator of a container through its interruptible animation.
///
/// UIKit's percent-driven class needs more of a context than a container's has (F382). An animator
/// without an interruptible animation runs by itself.
@MainActor final class InterruptibleAnimator: NSObject, AnimationScrubber {
  /// Shortest duration of the run to an end, as a share of the animator's duration.
  private static let shortestRun: CGFloat = 0.05

  private let driver: AnimatorDriver
  private weak var context: (any UIViewControllerContextTransitioning)?
  private var animation: (any UIViewImplicitlyAnimating)?

  init(_ driver: AnimatorDriver) {
    self.driver = driver
    super.init()
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let coordinator = (transitionContext as? ContainerTransitionContext)?.coordinator
    coordinator?.animate(alongsideTransition: nil) { [driver] _ in driver.transitionDidEnd() }
    driver.animator.animateTransition(using: transitionContext)
    let animation = driver.animator.interruptible(in: transitionContext)
    guard let animation, animation.state == .active else {
      driver.transitionDidStart(nil, in: transitionContext)
      return transitionContext.finishInteractiveTransition()
    }
    animation.pauseAnimation()
    self.animation = animation
    driver.transitionDidStart(self, in: transitionContext)
  }

  func scrub(to progress: CGFloat) {
    animation?.fractionComplete = progress
    context?.updateInteractiveTransition(progress)
  }

  /// Runs at the finger's speed, if that is higher than the animator's own.
  func run(completing: Bool, from progress: CGFloat, speed: CGFloat) {
    tell(completing)
    guard let animation else { return }
    animation.isReversed = !completing
    let share = completing ? 1 - progress : progress
    callIfImplemented(
      animation.continueAnimation(withTimingParameters:durationFactor:), nil,
      max(share / max(speed, 1), Self.shortestRun))
  }

  private func tell(_ completing: Bool) {
    completing ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
  }

  var isInterruptible: Bool { animation?.state == .active }

  func interrupt() -> CGFloat {
    guard let animation else { return 0 }
    animation.pauseAnimation()
    animation.isReversed = false
    let progress = animation.fractionComplete
    context?.pauseInteractiveTransition()
    return progress
  }

  func reverse(completing: Bool) {
    tell(completing)
    animation?.isReversed = !completing
  }

  func finishAtOnce(completing: Bool) {
    animation?.stopAnimation(false)
    animation?.finishAnimation(at: completing ? .end : .start)
  }
}
