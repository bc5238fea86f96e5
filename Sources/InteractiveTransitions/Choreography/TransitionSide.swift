import UIKit

/// One of the two screens of a transition.
@MainActor public struct TransitionSide {
  /// The screen's view controller.
  public let controller: UIViewController
  /// The view that moves when the whole screen moves: the controller's view. For a modal of the
  /// kit it is the card that contains the controller's view.
  public let view: UIView
  /// The controller in this screen whose `present` opened the other one, if that is a modal.
  var presentingChild: UIViewController?

  /// The innermost view controller that this screen shows.
  ///
  /// In a navigation controller that is the top view controller, in a tab bar controller the
  /// selected one, in another container the last child whose view is visible. It is `controller`
  /// if that has no children.
  public var innermostController: UIViewController { controller.innermostShownController }
}

extension TransitionSide {
  /// Creates the side of a transition that UIKit has begun; `nil` if the context does not name it.
  init?(
    _ key: UITransitionContextViewControllerKey, in context: any UIViewControllerContextTransitioning
  ) {
    guard let controller = context.viewController(forKey: key),
      let view = context.view(forKey: key == .to ? .to : .from) ?? controller.viewIfLoaded
    else { return nil }
    self.init(controller: controller, view: view)
  }
}
