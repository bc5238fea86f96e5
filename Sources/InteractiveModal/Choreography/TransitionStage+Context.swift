import UIKit

extension TransitionStage {
  /// The stage of a transition that UIKit, or a container, has begun: both screens are put into the container. `nil` where
  /// it does not tell of both.
  convenience init?(
    _ operation: TransitionOperation, in context: any UIViewControllerContextTransitioning,
    leaving direction: TravelDirection
  ) {
    guard let to = TransitionSide(.to, in: context), let from = TransitionSide(.from, in: context) else {
      return nil
    }
    let container = context.containerView
    let frame = context.finalFrame(for: to.controller)
    if frame != .zero, to.view.transform.isIdentity { to.view.frame = frame }
    if to.view.superview !== container || operation.isOpening {
      container.insertSubview(to.view, at: operation.isOpening ? container.subviews.count : 0)
    }
    self.init(
      operation, lower: operation.isOpening ? from : to, upper: operation.isOpening ? to : from,
      in: container,
      leaving: direction)
  }
}

extension TransitionSide {
  fileprivate init?(
    _ key: UITransitionContextViewControllerKey, in context: any UIViewControllerContextTransitioning
  ) {
    guard let controller = context.viewController(forKey: key) else { return nil }
    let view = context.view(forKey: key == .to ? .to : .from) ?? controller.viewIfLoaded
    guard let view else { return nil }
    self.init(controller: controller, view: view)
  }
}
