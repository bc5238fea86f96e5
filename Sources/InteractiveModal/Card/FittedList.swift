import UIKit

/// A list in the content of a modal: it counts with the height of its whole content.
@MainActor final class FittedList {
  /// Stronger than the priority at which a view is made small, and weaker than the app's own.
  private static let priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)

  let view: UIScrollView
  private let constraint: NSLayoutConstraint
  private let observation: NSKeyValueObservation

  /// - Parameter onChange: Called when the content of the list has another size.
  init(_ view: UIScrollView, onChange: @escaping @MainActor @Sendable () -> Void) {
    self.view = view
    constraint = view.heightAnchor.constraint(equalToConstant: 0)
    constraint.priority = Self.priority
    // A change of the content lays out the list alone, and no view around it (F605).
    observation = view.observe(\.contentSize) { _, _ in MainThread.run(onChange) }
  }

  /// Returns the height at which nothing of the content has to be scrolled, in points.
  ///
  /// UIKit insets content by the safe area only if it can scroll (F606), so `adjustedContentInset`
  /// says nothing of a list that is as high as its content.
  ///
  /// - Parameter page: The view in which the list lies. The part of its safe area that the list
  ///   covers is added.
  func height(in page: UIView) -> CGFloat {
    let insets = view.contentInset
    let height = view.contentSize.height + insets.top + insets.bottom
    if view.contentInsetAdjustmentBehavior == .never { return max(height, 0) }
    let frame = page.convert(view.bounds, from: view)
    let (safe, bounds) = (page.safeAreaInsets, page.bounds)
    let covered =
      max(safe.top - (frame.minY - bounds.minY), 0) + max(safe.bottom - (bounds.maxY - frame.maxY), 0)
    return max(height + covered, 0)
  }

  /// Lets the constraints of the content know the height. A list that is placed by frames has no
  /// constraint.
  ///
  /// An empty list is a point high: a height of 0 of the whole would say that there are no constraints.
  func constrain(in page: UIView) {
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    let height = max(height(in: page), 1)
    if constraint.constant != height { constraint.constant = height }
    if !constraint.isActive { constraint.isActive = true }
  }

  /// Leaves the list as it was.
  func remove() {
    observation.invalidate()
    constraint.isActive = false
  }
}

extension UIView {
  /// The lists that are seen in this view: scroll views that scroll, without those in them.
  var fittedLists: [UIScrollView] {
    if isHidden { return [] }
    if let list = self as? UIScrollView { return list.isScrollEnabled ? [list] : [] }
    return subviews.flatMap(\.fittedLists)
  }
}
