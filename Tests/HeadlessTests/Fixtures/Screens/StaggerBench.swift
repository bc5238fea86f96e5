import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// Two pages of tiles that a stagger moves.
@MainActor final class StaggerBench: RendererBench {
  let tiles = (lower: TilePage(), upper: TilePage())

  init(lower lowerCount: Int, upper upperCount: Int) {
    super.init(lower: tiles.lower, upper: tiles.upper)
    tiles.lower.show(lowerCount)
    tiles.upper.show(upperCount)
  }

  var width: CGFloat { root.view.bounds.width }
  var lowerPlaces: [CGFloat] { tiles.lower.tiles.map(\.shown.transform.affine.tx) }
  var upperPlaces: [CGFloat] { tiles.upper.tiles.map(\.shown.transform.affine.tx) }
}

/// A page that names its items.
final class TilePage: UIViewController, StaggeredItemsProvider {
  var tiles: [UIView] = []
  private(set) var operations: [TransitionOperation] = []

  /// Puts so many tiles below one another.
  func show(_ count: Int) {
    for tile in tiles { tile.removeFromSuperview() }
    tiles = (0..<count).map { UIView(frame: CGRect(x: 10, y: 10 * $0, width: 100, height: 8)) }
    tiles.forEach(view.addSubview)
  }

  func staggeredItems(for operation: TransitionOperation) -> [UIView] {
    operations.append(operation)
    return tiles
  }
}
