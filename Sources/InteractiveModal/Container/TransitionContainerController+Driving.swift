import UIKit

extension TransitionContainerController {
  /// What runs a transition: as the delegate says, or the container's choreography.
  func drive(
    from: UIViewController, to: UIViewController, _ change: Change
  ) -> ContainerTransitionContext.Drive {
    let style =
      delegate?.transitionContainerController(self, styleForTransitionFrom: from, to: to)
      ?? .choreography(choreography)
    return change.isCatchable ? catchable(style, change.operation) : byItself(style, change.operation)
  }

  /// Through the finger's interaction, which knows whether a finger begins it.
  private func catchable(
    _ style: TransitionStyle, _ operation: TransitionOperation
  ) -> ContainerTransitionContext.Drive {
    guard let interaction else { return byItself(style, operation) }
    let animator = interaction.animator(for: operation, as: style)
    if let own = interaction.interactionController(for: animator) {
      return .init(animator: animator, interaction: own, runner: interaction.runner)
    }
    return .init(animator: animator, interaction: foreignInteraction(for: animator))
  }

  /// There is no way back for a finger: one of the children is none any more.
  private func byItself(
    _ style: TransitionStyle, _ operation: TransitionOperation
  ) -> ContainerTransitionContext.Drive {
    switch style {
    case .animator(let makeAnimator): return .init(animator: makeAnimator())
    case .choreography(let choreography):
      let direction: TravelDirection =
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
      let request = TransitionRequest(
        operation: operation, direction: direction, travel: direction.length(of: view.bounds.size), pan: nil,
        isHeld: false, again: { [source] in source.doAgain($0, upper: $1, lower: $2) })
      let driver = ChoreographyDriver(request, choreography, motion: source.motion)
      return .init(
        animator: driver.animator, interaction: driver.makeInteractionController(), runner: driver)
    }
  }

  /// UIKit's percent-driven class asks its context for more than the protocol has (F382).
  private func foreignInteraction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let interaction = delegate?.transitionContainerController(self, interactionControllerFor: animator)
    guard interaction is UIPercentDrivenInteractiveTransition else { return interaction }
    TransitionReport.report(
      "UIPercentDrivenInteractiveTransition works in UIKit's own controllers alone: the transition runs by itself"
    )
    return nil
  }
}
