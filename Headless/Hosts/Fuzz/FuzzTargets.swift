import UIKit

/// The points that a finger can act on: middles of controls, cells, scroll views and views with a
/// recogniser, in the order of the view tree.
@MainActor struct FuzzTargets {
  private let places: [CGPoint]

  init(in window: UIWindow) {
    var views: [UIView] = []
    Self.collect(window, into: &views)
    places = views.compactMap { view in
      let place = view.shown(view.middle)
      guard window.bounds.contains(place), window.hitTest(place, with: nil)?.isIn(view) ?? false else {
        return nil
      }
      return place
    }
  }

  /// - Parameter share: 0 for the first of them, 1 for the last.
  subscript(share: Double) -> CGPoint? {
    places.isEmpty ? nil : places[min(Int(share * Double(places.count)), places.count - 1)]
  }

  private static func collect(_ view: UIView, into views: inout [UIView]) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if view is UIControl || view is UITableViewCell || view is UIScrollView
      || !(view.gestureRecognizers ?? []).isEmpty
    {
      views.append(view)
    }
    for subview in view.subviews { collect(subview, into: &views) }
  }
}

extension UIView {
  /// Whether it is another view or lies in it.
  fileprivate func isIn(_ view: UIView) -> Bool { self === view || superview?.isIn(view) ?? false }
}
