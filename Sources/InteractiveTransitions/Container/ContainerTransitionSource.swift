import InteractiveModal
import UIKit

/// The objects that animate one transition of a container.
struct ContainerAnimation {
  let animator: any UIViewControllerAnimatedTransitioning
  var interactionController: (any UIViewControllerInteractiveTransitioning)?
  /// The kit's transition, which a finger can catch and code can reverse.
  var transition: ScreenTransition?
}

/// Provides the animations of a container's transitions, and lets a finger begin transitions.
///
/// The container's view owns it through the swipe, so it does not own the container.
@MainActor final class ContainerTransitionSource {
  private weak var container: TransitionContainerController?
  private weak var interaction: SwipeInteraction?

  /// Adds the swipe to the view in which the container shows its children.
  func attach(_ container: TransitionContainerController, to view: UIView) {
    self.container = container
    interaction = SwipeInteraction.add(self, to: view)
  }

  /// Returns the animation for a style.
  ///
  /// - Parameter isCatchable: Whether a finger can catch the transition. It cannot if one of the
  ///   children was removed.
  func animation(
    _ style: TransitionStyle, for operation: TransitionOperation, isCatchable: Bool
  ) -> ContainerAnimation {
    if isCatchable, let interaction { return catchableAnimation(style, operation, interaction) }
    switch style {
    case .animator(let makeAnimator): return ContainerAnimation(animator: makeAnimator())
    case .choreography(let choreography): return uncatchableAnimation(choreography, operation)
    }
  }

  /// The swipe knows whether a finger begins the transition.
  private func catchableAnimation(
    _ style: TransitionStyle, _ operation: TransitionOperation, _ interaction: SwipeInteraction
  ) -> ContainerAnimation {
    let animator = interaction.animator(for: operation, as: style)
    guard let interactionController = interaction.interactionController(for: animator) else {
      return ContainerAnimation(
        animator: animator, interactionController: customInteractionController(for: animator))
    }
    return ContainerAnimation(
      animator: animator, interactionController: interactionController, transition: interaction.transition)
  }

  /// The inspector cannot repeat it: a child was removed.
  private func uncatchableAnimation(
    _ choreography: any TransitionChoreography, _ operation: TransitionOperation
  ) -> ContainerAnimation {
    let view = container?.view
    let direction: TravelDirection =
      view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    let request = TransitionRequest(
      operation: operation, direction: direction, travel: direction.length(of: view?.bounds.size ?? .zero),
      pan: nil, isHeld: false, replay: { _, _, _ in })
    let transition = ScreenTransition(request, choreography, motion: motion)
    let driven = DrivenTransition(owner: transition)
    return ContainerAnimation(animator: driven, interactionController: driven, transition: transition)
  }

  /// Asks the delegate. UIKit's percent-driven class needs more of a context than the protocol has,
  /// so it is not used (F382).
  private func customInteractionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let container else { return nil }
    let controller = container.delegate?.transitionContainerController(
      container, interactionControllerFor: animator)
    guard controller is UIPercentDrivenInteractiveTransition else { return controller }
    TransitionReport.report(
      "The delegate of \(container.reportedName) returns a UIPercentDrivenInteractiveTransition, which works only in "
        + "UIKit's own controllers: return an interaction controller of your own, or nil"
    )
    return nil
  }
}

extension ContainerTransitionSource: SwipeDataSource {
  var region: GestureRegion { container?.region ?? .disabled }
  var motion: TransitionMotion { container?.motion ?? TransitionMotion() }

  func canSwipe(_ direction: SwipeDirection) -> Bool {
    container?.switcher.swipeTarget(direction) != nil
  }

  /// Waits for the system's swipes back on a page.
  func yields(to other: UIGestureRecognizer) -> Bool { other.isSystemPop }

  func beginSwipe(_ direction: SwipeDirection) { container?.switcher.selectBySwipe(direction) }

  func replay(_ operation: TransitionOperation, upper: UIViewController, lower: UIViewController) {
    let (to, from) = operation.isOpening ? (upper, lower) : (lower, upper)
    container?.switcher.select(from, animated: false)
    container?.switcher.select(to, animated: true)
  }
}
