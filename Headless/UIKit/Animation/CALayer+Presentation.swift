import Foundation

extension CALayer {
  /// What the screen shows of the layer: the values that are set, then each animation, in the
  /// order in which the animations were added (F432).
  package var shown: CALayerValues {
    guard !animations.isEmpty else { return values }
    let now = CACurrentMediaTime()
    var shown = animations.reduce(into: values) { $1.apply(to: &$0, at: now) }
    // A later write or a spring's overshoot can make the sum invalid.
    shown.bounds.size.width = max(0, shown.bounds.size.width)
    shown.bounds.size.height = max(0, shown.bounds.size.height)
    shown.cornerRadius = max(0, shown.cornerRadius)
    shown.opacity = min(max(0, shown.opacity), 1)
    return shown
  }

  /// A copy with the shown values and no sublayers; `nil` until a commit brings the layer into a
  /// window (F185).
  public func presentation() -> Self? {
    guard isCommitted else { return nil }
    let copy = type(of: self).init()
    copy.values = shown
    copy.contents = contents
    return copy
  }
}

extension UIView {
  /// What the screen shows of the view.
  package var shown: CALayerValues { layer.shown }

  /// Returns where in the window the user sees a point of this view.
  package func shown(_ point: CGPoint) -> CGPoint { point.applying(shownTransform) }

  /// Returns where in the window the user sees a rectangle of this view.
  package func shown(_ rect: CGRect) -> CGRect { rect.applying(shownTransform) }

  private var shownTransform: CGAffineTransform {
    if self is UIWindow { return .identity }
    let own = shown.transformToSuperlayer
    return superview.map { own.concatenating($0.shownTransform) } ?? own
  }
}

extension CALayerValues {
  /// The bounding box in the superlayer's coordinates. Without scale and rotation its size is that of
  /// the bounds, to the last bit (F481).
  package internal(set) var frame: CGRect {
    get {
      let transform = transform.affine
      guard transform.isTranslation else { return bounds.applying(transformToSuperlayer) }
      return CGRect(
        x: position.x - bounds.width * anchorPoint.x + transform.tx,
        y: position.y - bounds.height * anchorPoint.y + transform.ty,
        width: bounds.width, height: bounds.height)
    }
    set {
      let transform = transform.affine
      bounds.size =
        transform.isTranslation ? newValue.size : newValue.applying(transform.inverted()).size
      position = .zero
      let box = frame
      position = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
    }
  }
  package var alpha: CGFloat { CGFloat(opacity) }
}
