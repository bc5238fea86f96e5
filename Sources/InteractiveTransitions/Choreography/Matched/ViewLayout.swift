import UIKit

/// Where views and all of their superviews lie, each once.
@MainActor struct ViewLayout {
  /// The layout of one view. Transitions change transforms, so it has none.
  private struct Place {
    let view: UIView
    let superview: UIView?
    let center: CGPoint
    let bounds: CGRect
  }

  private var places: [Place] = []

  init(of views: [UIView]) {
    var known: Set<ObjectIdentifier> = []
    for view in views {
      for view in sequence(first: view, next: \.superview) {
        guard known.insert(ObjectIdentifier(view)).inserted else { break }
        places.append(
          Place(view: view, superview: view.superview, center: view.center, bounds: view.bounds))
      }
    }
  }

  /// Whether one of the views has been laid out differently since, or has another superview.
  var isOutdated: Bool {
    // By their indices: the copy of a place retains both views.
    for index in places.indices {
      let view = places[index].view
      if view.superview !== places[index].superview || view.center != places[index].center
        || view.bounds != places[index].bounds
      {
        return true
      }
    }
    return false
  }
}
