import UIKit

/// Where a card comes from: it grows out of it, and shrinks into it when it leaves.
///
/// ```swift
/// configuration.source = .view { [weak self] in self?.composeButton }
/// configuration.source = ModalSource { [weak self] in self?.composeItem.frame(in: $0) }
/// ```
///
/// The second line is for a bar button item, which says where it is from iOS 17 on. The kit asks the
/// source before the card appears, and when it starts to leave. A finger slides the card as ever;
/// released, the card shrinks from where it is. With Reduce Motion it fades. A `MatchedTransition` as the
/// `opening` makes a page grow out of the source, if that is a view.
public struct ModalSource: Sendable {
  private let frame: @MainActor (UIView) -> CGRect?
  /// Finds the view, for a view on the screen behind.
  private let find: @MainActor (UIView) -> UIView?

  /// A rectangle that the app finds.
  ///
  /// - Parameter frame: Returns the rectangle in the coordinates of the view that it gets. `nil`, and a
  ///   rectangle that is empty or not finite: the card slides.
  public init(frame: @escaping @MainActor (_ space: UIView) -> CGRect?) {
    self.init(frame: frame, find: { _ in nil })
  }

  private init(
    frame: @escaping @MainActor (UIView) -> CGRect?, find: @escaping @MainActor (UIView) -> UIView?
  ) {
    (self.frame, self.find) = (frame, find)
  }

  /// The part of a view, such as a button, that the user sees.
  ///
  /// - Parameter view: Returns the view. `nil`, and a view of which nothing is seen: the card slides.
  public static func view(_ view: @escaping @MainActor () -> UIView?) -> ModalSource {
    found { _ in view() }
  }

  /// The part that the user sees of a view, which is found for a view on the screen behind.
  static func found(by find: @escaping @MainActor (_ space: UIView) -> UIView?) -> ModalSource {
    ModalSource(
      frame: { space in
        guard let view = find(space), let seen = view.seenPart(of: view.shape) else { return nil }
        return view.convert(seen.rect, to: space)
      }, find: find)
  }

  /// Returns the view, for a view on the screen behind; `nil` if there is none, or the app finds a rectangle.
  @MainActor func view(for space: UIView) -> UIView? { find(space) }

  @MainActor func frame(in space: UIView) -> CGRect? {
    frame(space).flatMap { $0.hasFiniteValues && !$0.isEmpty ? $0 : nil }
  }
}
