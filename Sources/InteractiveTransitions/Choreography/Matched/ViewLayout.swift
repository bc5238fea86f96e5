import InteractiveModal
import UIKit

/// Where views and all of their superviews lie, each once.
///
/// While an animation moves a view, the layout is outdated in each frame.
@MainActor struct ViewLayout {
  /// The layout of one view. Transitions change transforms, so it has none.
  private struct Place {
    let view: UIView
    let superview: UIView?
    let center: CGPoint
    let bounds: CGRect
    let isRow: Bool
  }

  private var places: [Place] = []
  /// Whether an animation moves one of the views, or a superview on its screen.
  private let isMoving: Bool

  init(of views: [UIView], on screens: [UIView]) {
    var known: Set<ObjectIdentifier> = []
    isMoving = views.contains { $0.isMoving(on: screens) }
    for view in views {
      for view in sequence(first: view, next: \.superview) {
        guard known.insert(ObjectIdentifier(view)).inserted else { break }
        places.append(
          Place(
            view: view, superview: view.superview, center: view.center, bounds: view.bounds, isRow: view.isRow
          ))
      }
    }
  }

  /// Whether one of the views has been laid out differently since, has another superview, or is in a row that was
  /// deleted: its cell still fades out in its place, and has no index any more.
  var isOutdated: Bool {
    if isMoving { return true }
    // By their indices: the copy of a place retains both views.
    for index in places.indices {
      let view = places[index].view
      if view.superview !== places[index].superview || view.center != places[index].center
        || view.bounds != places[index].bounds || (places[index].isRow && !view.isRow)
      {
        return true
      }
    }
    return false
  }
}

extension UIView {
  /// Whether this is the cell of a row or an item that its list has.
  fileprivate var isRow: Bool {
    switch self {
    case let cell as UITableViewCell: list(UITableView.self)?.indexPath(for: cell) != nil
    case let cell as UICollectionViewCell: list(UICollectionView.self)?.indexPath(for: cell) != nil
    default: false
    }
  }

  private func list<List: UIScrollView>(_: List.Type) -> List? {
    for view in sequence(first: self, next: \.superview) { if let list = view as? List { return list } }
    return nil
  }

  /// Whether a card of a container is on its way over this view: a snapshot of that card would soon be out of date.
  var liesUnderMovingCard: Bool {
    for responder in sequence(first: self as UIResponder, next: \.next) {
      let container = responder as? ModalContainerController
      if let container, container.hasMovingCard(over: self) { return true }
    }
    return false
  }

  /// Whether an animation moves this view, or a superview of it on one of the screens.
  func isMoving(on screens: [UIView]) -> Bool {
    for view in sequence(first: self, next: \.superview) {
      if screens.contains(where: { $0 === view }) { return false }
      if view.layer.moving != nil { return true }
    }
    return false
  }

  /// Returns the transform that takes a point of this view to a superview, as the user sees both.
  func shownPlacement(in superview: UIView) -> CGAffineTransform {
    var placement = CGAffineTransform.identity
    for view in sequence(first: self, next: \.superview) {
      if view === superview { break }
      let (layer, bounds) = (view.layer.moving ?? view.layer, view.bounds)
      placement =
        placement
        .concatenating(
          CGAffineTransform(
            translationX: -bounds.minX - bounds.width * layer.anchorPoint.x,
            y: -bounds.minY - bounds.height * layer.anchorPoint.y)
        )
        .concatenating(layer.affineTransform())
        .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
    }
    return placement
  }
}

extension CALayer {
  /// The layer as the user sees it while an animation moves it; `nil` at rest.
  fileprivate var moving: CALayer? {
    guard animationKeys() != nil, let shown = presentation() else { return nil }
    let isAtRest = shown.position == position && shown.affineTransform() == affineTransform()
    return isAtRest ? nil : shown
  }
}
