import UIKit

extension UIView {
  /// The view's bounds with its round corners.
  package var shape: RoundedOutline {
    RoundedOutline(rect: bounds, radii: layer.maskedCorners.radii(layer.cornerRadius))
  }

  /// Returns the part of a shape that the user sees in this view, both in the view's coordinates; `nil` if
  /// nothing of it is seen.
  ///
  /// Superviews that clip, masks and the window cut the shape. So does a bar under which a scroll view has
  /// scrolled the view. A superview that is turned cuts by the rectangle around it. Opacity does not count:
  /// transitions change it.
  package func seenPart(of shape: RoundedOutline) -> RoundedOutline? {
    guard let window else { return nil }
    var part: RoundedOutline? = shape
    for view in sequence(first: self, next: \.superview) {
      if view.isHidden { return nil }
      if view !== self {
        if view.clipsToBounds || view === window {
          cut(&part, by: view.bounds, of: view, rounded: view.shape.radii)
        }
        if let list = view as? UIScrollView { cut(&part, by: list.boundsBetweenBars, of: list) }
      }
      if let mask = view.layer.mask {
        cut(&part, by: mask.outerFrame, of: view, rounded: mask.maskedCorners.radii(mask.cornerRadius))
      }
    }
    return part
  }

  private func cut(
    _ part: inout RoundedOutline?, by rect: CGRect, of view: UIView, rounded radii: SIMD4<Double> = .zero
  ) {
    let frame = view === self ? rect : convert(rect, from: view)
    part = part?.intersection(frame, radii: radii * Double(frame.width / max(rect.width, 1)))
  }
}

extension UIScrollView {
  /// The bounds without the parts that bars cover: there the safe area ends before that of the window does.
  fileprivate var boundsBetweenBars: CGRect {
    let (whole, own) = (adjustedContentInset, contentInset)
    let bars = UIEdgeInsets(
      top: whole.top - own.top, left: whole.left - own.left, bottom: whole.bottom - own.bottom,
      right: whole.right - own.right)
    guard bars != .zero, let window else { return bounds }
    let (free, safe) = (
      bounds.inset(by: bars), convert(window.bounds.inset(by: window.safeAreaInsets), from: window)
    )
    /// A scroll view that leaves room for no more than the window's safe area has no bar on that side.
    func inset(_ bar: CGFloat, beyond distance: CGFloat) -> CGFloat { distance > 0.5 ? bar : 0 }
    return bounds.inset(
      by: UIEdgeInsets(
        top: inset(bars.top, beyond: free.minY - safe.minY),
        left: inset(bars.left, beyond: free.minX - safe.minX),
        bottom: inset(bars.bottom, beyond: safe.maxY - free.maxY),
        right: inset(bars.right, beyond: safe.maxX - free.maxX)))
  }
}

extension CALayer {
  /// The rectangle around what a mask lets through, in the coordinates of the layer that it masks.
  fileprivate var outerFrame: CGRect {
    guard let path = (self as? CAShapeLayer)?.path else { return frame }
    return path.boundingBox.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
  }
}
