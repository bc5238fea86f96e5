import InteractiveModal
import UIKit

/// A view controller that names the views which other screens show as well.
///
/// The kit asks both screens of a transition. In a container it asks the child that is shown: the
/// top view controller of a navigation controller, the selected one of a tab bar controller, the
/// visible children of another container. The outermost controller that is a provider answers. Of
/// several, as in the columns of a split view controller, the first answers that has an element in
/// common with the other screen: the one that presents a modal, then the last child. The kit does
/// not ask controllers that a screen has presented.
///
/// ```swift
/// extension MessageController: MatchedElementProvider {
///   func matchedElements(
///     for operation: TransitionOperation, with other: UIViewController
///   ) -> [MatchedElement] {
///     [MatchedElement(.message(message.id), self.view)]
///   }
/// }
/// ```
@MainActor public protocol MatchedElementProvider: UIViewController {
  /// Returns the elements of this screen, from the back to the front.
  ///
  /// The kit calls this before a transition, for the names, and again as the transition begins and
  /// after each change of the layout, for the views. Return quickly, and return views that are
  /// shown now. The order of the screen that the transition leaves is the order of the snapshots.
  ///
  /// - Parameters:
  ///   - operation: The operation. Closing is another operation than opening.
  ///   - other: The other screen's provider; its controller if it has no provider.
  func matchedElements(for operation: TransitionOperation, with other: UIViewController) -> [MatchedElement]

  /// Returns the spring that moves the transition without a finger.
  ///
  /// The kit asks the screen that the transition leaves. `nil`, the default, uses the spring of
  /// the configuration.
  func matchedTransitionSpring(for operation: TransitionOperation, with other: UIViewController)
    -> TransitionSpring?

  /// Called as a transition begins, before the kit asks for views. Does nothing by default.
  ///
  /// With Reduce Motion the screens cross-fade, and the kit asks for no views.
  func matchedTransitionWillBegin(for operation: TransitionOperation, with other: UIViewController)

  /// Called on both screens when the kit has made a snapshot. Does nothing by default.
  ///
  /// Views may be added to the snapshot. If views change during the transition, the kit makes
  /// another snapshot and calls this again.
  func prepare(_ snapshot: MatchedSnapshot, for operation: TransitionOperation)

  /// Returns further tracks: of views added to snapshots, of the screen's own views, of new views.
  ///
  /// The kit calls this after each layout, with all views as they are without the transition.
  /// Returns none by default.
  func tracks(alongside snapshots: [MatchedSnapshot], on stage: TransitionStage) -> [TransitionTrack]

  /// Called when the transition has ended and all views are restored. Does nothing by default.
  ///
  /// - Parameters:
  ///   - isOpen: Whether the upper screen is shown. A push and a pop have the same upper screen.
  ///   - other: The other screen, as at the beginning.
  func matchedTransitionDidEnd(isOpen: Bool, with other: UIViewController)
}

extension MatchedElementProvider {
  /// Returns `nil`: the spring of the configuration.
  public func matchedTransitionSpring(
    for operation: TransitionOperation, with other: UIViewController
  ) -> TransitionSpring? { nil }

  /// Does nothing.
  public func matchedTransitionWillBegin(for operation: TransitionOperation, with other: UIViewController) {}

  /// Does nothing.
  public func prepare(_ snapshot: MatchedSnapshot, for operation: TransitionOperation) {}

  /// Returns no tracks.
  public func tracks(alongside snapshots: [MatchedSnapshot], on stage: TransitionStage)
    -> [TransitionTrack]
  { [] }

  /// Does nothing.
  public func matchedTransitionDidEnd(isOpen: Bool, with other: UIViewController) {}
}

/// A view that moves in place of two matched elements.
@MainActor public struct MatchedSnapshot {
  /// The name of both elements.
  public let id: MatchedElement.ID
  /// The view that moves. It clips its subviews, except for two labels: snapshots of both elements,
  /// and views that you add.
  public let view: UIView
  /// The snapshot's frame in the stage's container when the transition is closed.
  public let lowerFrame: CGRect
  /// The snapshot's frame in the stage's container when the transition is open.
  public let upperFrame: CGRect
}

extension UIViewController {
  /// The providers of this screen: this controller, or the first ones inward that are providers.
  var matchedElementProviders: [any MatchedElementProvider] {
    (self as? any MatchedElementProvider).map { [$0] } ?? shownChildren.flatMap(\.matchedElementProviders)
  }
}
