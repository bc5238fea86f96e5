import UIKit

extension UIView {
  /// Whether a finger that comes down on this view drags no modal, such as on a drawing, a dial or a map.
  ///
  /// ```swift
  /// canvas.isModalDragDisabled = true
  /// ```
  ///
  /// It counts for the view and its subviews; `false` by default. A modal in motion stops under the finger all
  /// the same. Other views of the modal drag it as before, so leave the user some, such as a bar.
  public var isModalDragDisabled: Bool {
    get { interactions.contains { $0 is DisabledModalDrag } }
    set {
      guard newValue != isModalDragDisabled else { return }
      if newValue { return addInteraction(DisabledModalDrag()) }
      interactions.filter { $0 is DisabledModalDrag }.forEach(removeInteraction)
    }
  }

  /// Whether a finger at a point of this view drags no modal.
  ///
  /// A view that takes no touches counts with its area: the modifier of SwiftUI adds one to a view.
  func disablesModalDrag(at point: CGPoint) -> Bool {
    var touched = hitTest(point, with: nil)
    while let view = touched, view !== self {
      if view.isModalDragDisabled { return true }
      touched = view.superview
    }
    return hasDisabledArea(at: point)
  }

  private func hasDisabledArea(at point: CGPoint) -> Bool {
    guard !isHidden, bounds.contains(point) else { return false }
    return (!isUserInteractionEnabled && isModalDragDisabled)
      || subviews.contains { $0.hasDisabledArea(at: convert(point, to: $0)) }
  }
}

/// Marks a view that drags no modal. UIKit keeps interactions with their view.
@MainActor private final class DisabledModalDrag: NSObject, UIInteraction {
  private(set) weak var view: UIView?

  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }
}
