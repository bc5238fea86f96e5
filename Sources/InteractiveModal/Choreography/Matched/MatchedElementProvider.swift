import UIKit

/// A view controller that tells which of its views are the same things as views of other screens.
///
/// Both screens of a transition are asked. Where a screen is a container, the one in it that is shown is
/// asked: of a navigation controller the top page, of a tab bar controller the selected tab, of others the
/// last child whose view is in theirs, or the last one while nothing is loaded. The first on that way that is
/// a provider is the one; what a screen presents is not part of it.
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
  /// Returns the elements that may fly, from the back to the front.
  ///
  /// Asked before a transition for their names, and as it begins and after each change of layout for their
  /// views: it should be quick, and answer for what is shown, not for views of which it knows from before.
  /// What flies out lies in the order of the screen that the transition comes from.
  ///
  /// - Parameters:
  ///   - operation: What is done. The way back is another operation, and asked about by itself.
  ///   - other: The other screen's provider; where that has none, its controller.
  func matchedElements(for operation: TransitionOperation, with other: UIViewController) -> [MatchedElement]

  /// Returns the spring that moves the transition when no finger does. Of the screen that the transition
  /// comes from it counts; `nil` by default, which is that of whoever runs it.
  func matchedElementsSpring(for operation: TransitionOperation, with other: UIViewController)
    -> TransitionSpring?

  /// Tells that a transition with another screen begins, before views are asked for. Does nothing by default.
  func matchedElementsWillFly(for operation: TransitionOperation, with other: UIViewController)

  /// Tells that a copy is made which flies in the element's place; views may be added to it here. Does
  /// nothing by default.
  ///
  /// Both screens are told, and anew of another copy if views change during the transition.
  func prepare(_ copy: MatchedSnapshot, for operation: TransitionOperation)

  /// Returns what else moves along with the copies: views that were added to them, others of the screen,
  /// views that lie nowhere yet. Asked with every layout, with all views as they stand by themselves; nothing
  /// by default.
  func tracks(along copies: [MatchedSnapshot], on stage: TransitionStage) -> [TransitionTrack]

  /// Tells that the transition is over, and that all views are given back. Does nothing by default.
  ///
  /// - Parameters:
  ///   - isOpen: Whether the upper screen is shown: of a push or a pop, the page that is not below.
  ///   - other: The other screen's provider or controller, as when the transition began.
  func matchedElementsDidLand(isOpen: Bool, with other: UIViewController)
}

extension MatchedElementProvider {
  /// That of whoever runs it.
  public func matchedElementsSpring(
    for operation: TransitionOperation, with other: UIViewController
  ) -> TransitionSpring? { nil }

  /// Does nothing.
  public func matchedElementsWillFly(for operation: TransitionOperation, with other: UIViewController) {}

  /// Does nothing.
  public func prepare(_ copy: MatchedSnapshot, for operation: TransitionOperation) {}

  /// Nothing.
  public func tracks(along copies: [MatchedSnapshot], on stage: TransitionStage) -> [TransitionTrack] { [] }

  /// Does nothing.
  public func matchedElementsDidLand(isOpen: Bool, with other: UIViewController) {}
}

extension UIViewController {
  /// Who tells of this screen's elements: itself or the one shown in it, from the outside in.
  var matchedElementProvider: (any MatchedElementProvider)? {
    (self as? any MatchedElementProvider) ?? shownChild?.matchedElementProvider
  }
}
