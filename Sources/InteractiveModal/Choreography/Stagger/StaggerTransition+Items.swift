import UIKit

extension StaggerTransition {
  /// Returns what the provider of a screen names, or the visible cells of the first table on the screen.
  public static func items(of side: TransitionSide, for operation: TransitionOperation) -> [UIView] {
    if let provider = side.controller.staggeredItemsProvider {
      return provider.staggeredItems(for: operation)
    }
    return side.view.firstTable?.visibleCells ?? []
  }
}

extension UIView {
  /// The table that lies nearest to this view, itself included.
  fileprivate var firstTable: UITableView? {
    var level = [self]
    while !level.isEmpty {
      for view in level { if let table = view as? UITableView { return table } }
      level = level.flatMap { $0.isHidden ? [] : $0.subviews }
    }
    return nil
  }
}

extension [UIView] {
  /// Those that are on a screen, each once.
  @MainActor func on(_ side: TransitionSide) -> [UIView] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(side.view)]
    return filter { $0.isDescendant(of: side.view) && seen.insert(ObjectIdentifier($0)).inserted }
  }
}
