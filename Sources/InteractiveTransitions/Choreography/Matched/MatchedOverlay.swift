import InteractiveModal
import UIKit

/// A view that lies over a matched element of its screen, such as a button on a photo.
///
/// Its snapshot is above that of the element, and comes and goes with the screen.
@MainActor struct MatchedOverlay {
  let view: UIView
  let snapshot: UIView
  let isUpper: Bool
  /// The frames in the container's coordinates. They differ if another element contains the view.
  let frames: (lower: CGRect, upper: CGRect)
}

/// Finds the views of a screen that lie over matched elements.
@MainActor struct OverlaySearch {
  private let screen: UIView
  /// The views that move by themselves.
  private let elements: Set<ObjectIdentifier>
  /// The visible subviews of each view that are no elements, from the back to the front, with their indices.
  private var subviews: [ObjectIdentifier: [(index: Int, view: UIView)]] = [:]

  init(in screen: UIView, elements: Set<ObjectIdentifier>) {
    (self.screen, self.elements) = (screen, elements)
  }

  /// Returns the views over an element, from the back to the front.
  mutating func views(over element: MatchedPosition) -> [UIView] {
    var found: [UIView] = []
    var view = element.view
    while view !== screen, let parent = view.superview {
      let others = otherSubviews(of: parent)
      if !others.isEmpty, let index = parent.subviews.firstIndex(of: view) {
        let height = view.layer.zPosition
        found += others.filter {
          ($0.view.layer.zPosition, $0.index) > (height, index) && lies($0.view, over: element)
        }.map(\.view)
      }
      view = parent
    }
    return found
  }

  private mutating func otherSubviews(of parent: UIView) -> [(index: Int, view: UIView)] {
    if let known = subviews[ObjectIdentifier(parent)] { return known }
    let others = parent.subviews.enumerated().map { (index: $0, view: $1) }.filter {
      !elements.contains(ObjectIdentifier($0.view)) && !$0.view.isHidden && $0.view.alpha >= 0.01
    }.sorted { ($0.view.layer.zPosition, $0.index) < ($1.view.layer.zPosition, $1.index) }
    subviews[ObjectIdentifier(parent)] = others
    return others
  }

  private func lies(_ view: UIView, over element: MatchedPosition) -> Bool {
    let frame = view.convert(view.bounds, to: element.view)
    return frame.hasFiniteValues && !frame.intersection(element.seen.rect).isEmpty
  }
}
