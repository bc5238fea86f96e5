import UIKit

/// A container as the finger on it sees it. The container's view owns it, so it does not own the container.
@MainActor final class ContainerSource {
  weak var container: TransitionContainerController?
}

extension ContainerSource: ScreenSource {
  var region: FingerRegion { container?.region ?? .nowhere }
  var motion: ModalMotion { (container?.configuration ?? ModalConfiguration()).motion }

  func canBegin(_ draw: ScreenDraw) -> Bool { container?.neighbour(draw) != nil }

  func begin(_ draw: ScreenDraw) { container?.selectByFinger(draw) }

  func doAgain(_ operation: TransitionOperation, upper: UIViewController, lower: UIViewController) {
    let (to, from) = operation.isOpening ? (upper, lower) : (lower, upper)
    container?.select(from, animated: false)
    container?.select(to, animated: true)
  }

  func makeScrubber(
    _ request: ScreenRequest, of animator: any UIViewControllerAnimatedTransitioning
  ) -> any ScreenRunner { HeldAnimator(request, animator, policy: motion.policy) }
}
