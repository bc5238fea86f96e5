import UIKit

/// One of the two screens of a transition.
@MainActor public struct TransitionSide {
  /// The screen's controller.
  public let controller: UIViewController
  /// What is moved where the screen as a whole moves: mostly the controller's view; for a modal of the kit's, the card
  /// that it lies on.
  public let view: UIView
}
