import UIKit

/// Names the views of a screen that a ``StaggerTransition`` moves one after the other.
///
/// The kit asks the screen's view controller, then its visible children. The first provider
/// answers.
///
/// ```swift
/// extension AlbumController: StaggeredItemsProvider {
///   func staggeredItems(for operation: TransitionOperation) -> [UIView] { [cover, title] + songs }
/// }
/// ```
@MainActor public protocol StaggeredItemsProvider: AnyObject {
  /// Returns the items in their order on the screen.
  ///
  /// The kit calls this after the layout of both screens, and then once a frame. Return quickly,
  /// and return the same objects as long as the screen shows the same items. Views outside of this
  /// screen, and repetitions, are left out.
  func staggeredItems(for operation: TransitionOperation) -> [UIView]
}

extension UIViewController {
  /// The provider of this screen's items: this controller, or the first one among its visible
  /// children.
  var staggeredItemsProvider: (any StaggeredItemsProvider)? {
    if let own = self as? any StaggeredItemsProvider { return own }
    guard let view = viewIfLoaded else { return nil }
    return children.lazy.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
      .compactMap(\.staggeredItemsProvider).first
  }
}
