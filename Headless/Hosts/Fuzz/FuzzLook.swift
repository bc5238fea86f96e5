import UIKit

/// The properties of a view that a transition changes and must restore.
@MainActor struct FuzzLook: Equatable {
  private let alpha, cornerRadius: CGFloat
  private let transform: CGAffineTransform
  private let corners: CACornerMask
  private let isHidden, clips, isMasked, isTouchable, isOutOfReach, isModal: Bool
  private let recognizers: Int
  /// To a thousandth of a point. They are not compared for views outside the window.
  private var center, size: CGPoint
  /// Not of what scrolls, whose cells come and go.
  private let subviews: Int
  private let offset: CGPoint?

  init(of view: UIView) {
    (alpha, cornerRadius, transform) = (view.alpha, view.layer.cornerRadius, view.transform)
    (corners, isHidden, clips) = (view.layer.maskedCorners, view.isHidden, view.clipsToBounds)
    (isMasked, isTouchable) = (view.mask != nil, view.isUserInteractionEnabled)
    (isOutOfReach, isModal) = (view.accessibilityElementsHidden, view.accessibilityViewIsModal)
    recognizers = view.gestureRecognizers?.count ?? 0
    center = view.center.rounded
    size = CGPoint(x: view.bounds.width, y: view.bounds.height).rounded
    subviews = view is UIScrollView ? 0 : view.subviews.count
    offset = (view as? UIScrollView)?.contentOffset
  }

  /// The values that differ from this look, in words; `nil` if all are equal.
  func change(of view: UIView) -> String? {
    view.window == nil ? changeInAnySize(of: view) : change(to: FuzzLook(of: view))
  }

  /// The same without position and size.
  func changeInAnySize(of view: UIView) -> String? {
    var present = FuzzLook(of: view)
    (present.center, present.size) = (center, size)
    return change(to: present)
  }

  private func change(to present: FuzzLook) -> String? {
    guard present != self else { return nil }
    let pairs = zip(Mirror(reflecting: self).children, Mirror(reflecting: present).children)
    let changes = pairs.compactMap { old, new -> String? in
      let (was, isNow) = ("\(old.value)", "\(new.value)")
      return was == isNow ? nil : "\(old.label ?? "value") from \(was) to \(isNow)"
    }
    return changes.joined(separator: ", ")
  }

  /// A user leaves lists where they are; how they stand tells nothing.
  func scrollBack(_ view: UIView) {
    if let offset { (view as? UIScrollView)?.contentOffset = offset }
  }
}

extension CGPoint {
  fileprivate var rounded: CGPoint { CGPoint(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000) }
}
