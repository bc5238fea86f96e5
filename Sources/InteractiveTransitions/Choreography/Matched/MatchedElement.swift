import InteractiveModal
import UIKit

/// A view of one screen that shows the same thing as a view of another, for a
/// ``MatchedTransition``.
///
/// ```swift
/// MatchedElement("avatar", self.avatarView)
/// MatchedElement(.message(message.id), self.tableView.cellForRow(at: indexPath), cornerRadius: 12)
/// ```
@MainActor public struct MatchedElement {
  /// The name of a matched element.
  ///
  /// ```swift
  /// extension MatchedElement.ID {
  ///   static let avatar: Self = "avatar"
  /// }
  /// ```
  public struct ID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
    /// The name as text.
    public let rawValue: String
    /// - Parameter rawValue: Any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// - Parameter value: Any text.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// The element's name, which the other screen's element has as well.
  ///
  /// If several elements of a screen have one name, the first matches the other screen's first of
  /// that name, the second the second.
  public let id: ID
  /// The radius of the snapshot's corners at this element's position, in points.
  ///
  /// `nil` uses the radius of the view's layer. A radius below 0, NaN or infinity counts as 0; a
  /// radius that is too large as half of the shorter side.
  public let cornerRadius: CGFloat?
  private let find: @MainActor () -> UIView?
  private let findPicture: @MainActor () -> CGRect?

  /// - Parameters:
  ///   - id: The element's name.
  ///   - view: The view; `nil` if there is none at the moment, as for a row that has scrolled
  ///     away. The kit evaluates it as the transition begins, and again when the layout has
  ///     changed. It does not evaluate it to find out whether two screens have elements in common.
  ///   - picture: The rectangle of the whole picture that the view shows, in the view's coordinates,
  ///     such as the `videoRect` of an `AVPlayerLayer`. It may be larger than the view. The pictures
  ///     of both screens always cover each other. `nil`, the default, and a rectangle that is empty
  ///     or not finite: an image view has the picture that its content mode shows, and another view
  ///     has none. If two images have different aspect ratios, the lower screen's counts as the
  ///     middle of the other one, as a thumbnail that is cut to a square.
  ///   - cornerRadius: The radius of the corners, in points; by default the radius of the view's
  ///     layer.
  public init(
    _ id: ID, _ view: @autoclosure @escaping @MainActor () -> UIView?,
    picture: @autoclosure @escaping @MainActor () -> CGRect? = nil, cornerRadius: CGFloat? = nil
  ) {
    self.id = id
    self.cornerRadius = cornerRadius
    find = view
    findPicture = picture
  }

  /// The view, evaluated now.
  var view: UIView? { find() }

  /// Returns the shape of a view with the element's corners, in the view's coordinates.
  func shape(of view: UIView) -> RoundedOutline {
    let radius = (cornerRadius ?? view.layer.cornerRadius).finiteOrZero
    return RoundedOutline(rect: view.bounds, radii: view.layer.maskedCorners.radii(max(radius, 0)))
  }

  /// Returns width by height of the image in an image view; `nil` if the app tells the picture.
  func aspectRatio(of view: UIView) -> CGFloat? {
    guard findPicture() == nil, let size = (view as? UIImageView)?.image?.size, size.height > 0 else {
      return nil
    }
    return size.width / size.height
  }

  /// Returns the rectangle of the picture that a view shows, in the view's coordinates.
  func picture(of view: UIView) -> CGRect? {
    let picture = findPicture() ?? (view as? UIImageView)?.pictureFrame
    return picture.flatMap { $0.hasFiniteValues && !$0.intersection(view.bounds).isEmpty ? $0 : nil }
  }
}
