import UIKit

/// Scrubs a custom animator through UIKit's percent-driven class. Once released, no finger can
/// catch the animation.
@MainActor final class PercentDrivenAnimator: UIPercentDrivenInteractiveTransition, AnimationScrubber {
  /// The speeds at which the animation may run to its end, as multiples of the animator's own.
  private static let speeds: ClosedRange<CGFloat> = 0.5...4

  private let driver: AnimatorDriver

  init(_ driver: AnimatorDriver) {
    self.driver = driver
    super.init()
  }

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    let coordinator = transitionContext.viewController(forKey: .from)?.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { [driver] _ in driver.transitionDidEnd() }
    driver.transitionDidStart(self, in: transitionContext)
  }

  func scrub(to progress: CGFloat) { update(progress) }

  func run(completing: Bool, from progress: CGFloat, speed: CGFloat) {
    completionSpeed = speed == 0 ? 1 : min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound)
    completing ? finish() : cancel()
  }

  var isInterruptible: Bool { false }
  func interrupt() -> CGFloat { percentComplete }
  func reverse(completing: Bool) {}
  func finishAtOnce(completing: Bool) {}
}
