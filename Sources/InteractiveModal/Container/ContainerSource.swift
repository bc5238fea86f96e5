import UIKit

/// A container as the finger on it sees it. The container's view owns it, so it does not own the container.
@MainActor final class ContainerSource {
  weak var container: TransitionContainerController?
}

extension ContainerSource: SwipeDataSource {
  var region: GestureRegion { container?.region ?? .disabled }
  var motion: TransitionMotion { container?.motion ?? TransitionMotion() }

  func canBegin(_ draw: SwipeDirection) -> Bool { container?.neighbour(draw) != nil }

  func begin(_ draw: SwipeDirection) { container?.selectByFinger(draw) }

  func doAgain(_ operation: TransitionOperation, upper: UIViewController, lower: UIViewController) {
    let (to, from) = operation.isOpening ? (upper, lower) : (lower, upper)
    container?.select(from, animated: false)
    container?.select(to, animated: true)
  }

  func makeScrubber(
    _ request: TransitionRequest, of animator: any UIViewControllerAnimatedTransitioning
  ) -> any RunningTransition { InterruptibleAnimator(request, animator, policy: motion.policy) }
}
