import Testing
import UIKit

@testable import InteractiveModal

@Suite("The share of a transition that is complete") @MainActor struct DrivenTransitionTests {
  private final class Owner: DrivenTransitionOwner {
    let playedContainer: UIView? = nil
    let picture: (any MovingPicture)? = nil
    let parts: [TransitionInspector.Part] = []
    let nominalDuration: TimeInterval = 1
    let startsInteractively = false
    func transitionDidStart(
      _ transition: DrivenTransition, in context: any UIViewControllerContextTransitioning
    ) {}
    func write() {}
    func engineDidShow() {}
    func engineDidHandle(_ effect: InteractionEffect?) {}
    func engineWillShowFrame(at time: TimeInterval) {}
  }

  @Test("is between 0 and 1, and 0 at first and for numbers that are none")
  func percent() {
    let transition = DrivenTransition(owner: Owner())
    #expect(transition.percentComplete == 0)
    for (given, expected) in [(0.4, 0.4), (1.5, 1), (-0.5, 0), (1, 1), (.nan, 0), (.infinity, 1)]
      as [(CGFloat, CGFloat)]
    {
      transition.update(given)
      #expect(transition.percentComplete == expected, "\(given)")
    }
  }
}
