import UIKit

/// Connects the delegate of a controller with the swipe on its view.
///
/// It asks the app for the style of each transition, and returns the objects that UIKit asks for.
@MainActor final class TransitionProvider {
  /// Returns the style of a transition; `nil` for the system's own transition.
  typealias StyleProvider =
    @MainActor (TransitionOperation, _ from: UIViewController, _ to: UIViewController) ->
    TransitionStyle?

  private let style: StyleProvider
  private weak var interaction: SwipeInteraction?

  init(_ style: @escaping StyleProvider) { self.style = style }

  /// Adds the swipe to a view, which owns the source from then on. A second call for the same view
  /// changes nothing.
  func attach(_ source: any SwipeDataSource, to view: UIView) {
    guard interaction?.view !== view else { return }
    let interaction = SwipeInteraction(source)
    view.addInteraction(interaction)
    self.interaction = interaction
  }

  /// The transition that the kit runs now.
  var transition: ScreenTransition? { interaction?.transition }

  /// Whether the app has a style for a transition.
  func hasStyle(for operation: TransitionOperation, from: UIViewController, to: UIViewController) -> Bool {
    style(operation, from, to) != nil
  }

  /// Returns the animator of a transition that the controller begins; `nil` for the system's own
  /// transition.
  ///
  /// - Parameter fallback: The style of a swipe for which the app has none.
  func animator(
    for operation: TransitionOperation, from: UIViewController, to: UIViewController,
    swipeFallback fallback: TransitionStyle? = nil
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let interaction,
      let style = style(operation, from, to) ?? (interaction.isBeginning ? fallback : nil)
    else { return nil }
    return interaction.animator(for: operation, as: style)
  }

  /// Returns the object that drives the transition of an animator; `nil` if the animator runs by
  /// itself.
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction?.interactionController(for: animator)
  }
}
