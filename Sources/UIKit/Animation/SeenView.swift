import Foundation

/// A view where key frames show it, without what UIKit animates by itself, as in a rotation.
@MainActor package struct SeenView {
  fileprivate let values: CALayerValues

  package var center: CGPoint { values.position }
  package var bounds: CGRect { values.bounds }
  package var frame: CGRect { values.bounds.applying(values.transformToSuperlayer) }
  package var transform: CGAffineTransform { values.transform.affine }
  package var alpha: CGFloat { CGFloat(values.opacity) }
  package var cornerRadius: CGFloat { values.cornerRadius }
}

extension UIView {
  package var seen: SeenView { SeenView(values: layer.played) }

  /// Returns where in the window the user sees a point of this view.
  package func seen(_ point: CGPoint) -> CGPoint { point.applying(seenTransform) }

  /// Returns where in the window the user sees a rectangle of this view.
  package func seen(_ rect: CGRect) -> CGRect { rect.applying(seenTransform) }

  private var seenTransform: CGAffineTransform {
    if self is UIWindow { return .identity }
    let own = layer.played.transformToSuperlayer
    return superview.map { own.concatenating($0.seenTransform) } ?? own
  }
}
