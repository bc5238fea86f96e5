import UIKit

/// One of the two screens of a transition.
@MainActor public struct TransitionSide {
  /// The screen's controller.
  public let controller: UIViewController
  /// What is moved where the screen as a whole moves: mostly the controller's view; for a modal of the kit's, the card
  /// that it lies on.
  public let view: UIView

  /// The innermost controller that is shown in it: the top page of a navigation controller, the selected tab, the child of a
  /// container that is seen last; the controller itself where nothing is shown in it.
  public var page: UIViewController {
    sequence(first: controller) { $0.shownChild }.reduce(controller) { $1 }
  }
}
