import UIKit

/// A view of one screen that is the same thing as a view of another, for a ``MatchedTransition`` transition.
///
/// ```swift
/// MatchedElement("avatar", self.avatarView)
/// MatchedElement(.message(message.id), self.tableView.cellForRow(at: indexPath), cornerRadius: 12)
/// ```
@MainActor public struct MatchedElement {
  /// What it is known by. Several may have the same name; then the first goes with the other screen's first,
  /// the second with its second.
  public let id: MatchedElementID
  /// Radius of the corners of what flies, in points, while this element is at its place; `nil` for that of
  /// the view's layer. A negative one, or what is not a number, counts as 0, and one that there is no room
  /// for as half the shorter side.
  public let cornerRadius: CGFloat?
  private let find: @MainActor () -> UIView?

  /// - Parameters:
  ///   - id: What it is known by.
  ///   - view: The view; `nil` where there is none at the moment, of a row out of sight say. Worked out only
  ///     when the transition begins, and anew when there is another layout: to ask whether two screens have
  ///     anything in common loads nothing.
  ///   - cornerRadius: Radius of the corners in points; that of the view's layer by default.
  public init(
    _ id: MatchedElementID, _ view: @autoclosure @escaping @MainActor () -> UIView?,
    cornerRadius: CGFloat? = nil
  ) {
    self.id = id
    self.cornerRadius = cornerRadius
    find = view
  }

  /// The view, as it is found now.
  public var view: UIView? { find() }
}
