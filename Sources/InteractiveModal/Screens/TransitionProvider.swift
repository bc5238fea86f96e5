import UIKit

/// What a container's delegate and the finger on its view have in common: who says how a transition runs, and what runs it.
@MainActor final class TransitionProvider {
  typealias Vendor =
    @MainActor (TransitionOperation, _ from: UIViewController, _ to: UIViewController) ->
    TransitionStyle?

  private let vendor: Vendor
  private weak var interaction: SwipeInteraction?

  init(_ vendor: @escaping Vendor) { self.vendor = vendor }

  /// Puts the finger on a view, which owns the source from then; where it is on it already, it stays.
  func attach(_ source: any SwipeDataSource, to view: UIView) {
    guard interaction?.view !== view else { return }
    let interaction = SwipeInteraction(source)
    view.addInteraction(interaction)
    self.interaction = interaction
  }

  /// What the kit has under way.
  var runner: (any RunningTransition)? { interaction?.runner }

  /// Whether a transition is not the system's own.
  func vends(_ operation: TransitionOperation, from: UIViewController, to: UIViewController) -> Bool {
    vendor(operation, from, to) != nil
  }

  /// Returns what runs a transition that the container begins; `nil` for the system's own.
  ///
  /// - Parameter own: What runs one that a finger begins, where the vendor has nothing.
  func animator(
    for operation: TransitionOperation, from: UIViewController, to: UIViewController,
    byFinger own: TransitionStyle? = nil
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let interaction, let style = vendor(operation, from, to) ?? (interaction.isBeginning ? own : nil)
    else { return nil }
    return interaction.animator(for: operation, as: style)
  }

  /// Returns what drives the transition of that animator; `nil` for one that runs by itself.
  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction?.interactionController(for: animator)
  }
}
