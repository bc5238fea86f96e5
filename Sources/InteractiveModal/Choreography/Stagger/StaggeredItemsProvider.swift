import UIKit

/// Names the views of its screen that a ``StaggerTransition`` moves one after the other.
///
/// ```swift
/// extension AlbumController: StaggeredItemsProvider {
///   func staggeredItems(for operation: TransitionOperation) -> [UIView] {
///     collectionView.indexPathsForVisibleItems.sorted().compactMap(collectionView.cellForItem)
///   }
/// }
/// ```
@MainActor public protocol StaggeredItemsProvider: AnyObject {
  /// Returns the items, in their order on the screen.
  ///
  /// Asked once both screens are laid out, and then once a frame: it has to be cheap, and to return the same objects as long
  /// as the same things are shown. A view that is not on this screen is left out, and so is one that comes twice.
  func staggeredItems(for operation: TransitionOperation) -> [UIView]

  /// Returns the index of the item that was touched, from which the others move one after the other where the order is
  /// ``StaggerTiming/Order/outward(from:)``. `nil`, which it is by default, leaves the index that the order has.
  func staggeredOrigin(for operation: TransitionOperation) -> Int?
}

extension StaggeredItemsProvider {
  /// None: the order's own.
  public func staggeredOrigin(for operation: TransitionOperation) -> Int? { nil }
}

extension UIViewController {
  /// What names this screen's items: the controller, or the first of its children on show that does.
  var staggeredItemsProvider: (any StaggeredItemsProvider)? {
    if let own = self as? any StaggeredItemsProvider { return own }
    guard let view = viewIfLoaded else { return nil }
    return children.lazy.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
      .compactMap(\.staggeredItemsProvider).first
  }
}
