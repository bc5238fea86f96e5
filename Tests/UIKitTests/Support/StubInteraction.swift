import UIKit

/// An interaction controller that starts what its animator would do, and reports what a test tells it to.
final class StubInteraction: UIPercentDrivenInteractiveTransition {
  private let journal: Journal
  private let animator: StubAnimator

  init(_ animator: StubAnimator, _ journal: Journal = Journal()) {
    self.animator = animator
    self.journal = journal
    super.init()
  }

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    journal.note("start interaction")
    animator.start(transitionContext)
  }

  override func update(_ percentComplete: CGFloat) {
    animator.context?.updateInteractiveTransition(percentComplete)
  }
  override func pause() { animator.context?.pauseInteractiveTransition() }

  override func finish() {
    animator.context?.finishInteractiveTransition()
    animator.complete(true)
  }

  override func cancel() {
    animator.context?.cancelInteractiveTransition()
    animator.complete(false)
  }
}
