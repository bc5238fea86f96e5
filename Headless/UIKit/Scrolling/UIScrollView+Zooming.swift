import Foundation

/// Zooming with two fingers, within the limits (F702). Zooming beyond them, and by code with an
/// animation, is not modelled.
extension UIScrollView {
  /// `nil` while the limits permit no zooming.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom?.pinch }

  /// Whether two fingers zoom the content.
  public var isZooming: Bool { zoom?.start != nil }

  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// The scale of the delegate's view.
  public var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { zoomedView.map { scale($0, to: newValue, around: CGPoint(x: bounds.midX, y: bounds.midY)) } }
  }

  func zoomLimitsDidChange() {
    let isZoomable = minimumZoomScale < maximumZoomScale
    guard isZoomable != (zoom != nil) else { return }
    if let pinch = zoom?.pinch { removeGestureRecognizer(pinch) }
    zoom = isZoomable ? ScrollZoom(of: self) : nil
  }

  func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
    guard let zoomed = zoomedView else { return }
    switch pinch.state {
    case .began:
      zoom?.start = zoomed.transform.a
      stopGliding()
    case .changed:
      if let start = zoom?.start { scale(zoomed, to: start * pinch.scale, around: pinch.location(in: self)) }
    case .ended, .cancelled: zoom?.start = nil
    case .possible, .failed: break
    }
  }

  /// The point of the content under the fingers stays there.
  private func scale(_ zoomed: UIView, to scale: CGFloat, around point: CGPoint) {
    let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
    let ratio = scale / zoomed.transform.a
    guard ratio != 1 else { return }
    zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
    zoomed.frame.origin = .zero
    contentSize = zoomed.frame.size
    let offset = CGPoint(x: bounds.minX + point.x * (ratio - 1), y: bounds.minY + point.y * (ratio - 1))
    contentOffset = clamped(offset)
    delegate?.scrollViewDidZoom(self)
  }
}

/// What a scroll view needs for zooming.
@MainActor final class ScrollZoom {
  let pinch = UIPinchGestureRecognizer()
  /// The scale at which the present pinch began.
  var start: CGFloat?
  private let target: ClosureTarget

  init(of scrollView: UIScrollView) {
    target = ClosureTarget { [weak scrollView, weak pinch] in
      if let pinch { scrollView?.pinchDidChange(pinch) }
    }
    pinch.addTarget(target, action: ClosureTarget.action)
    scrollView.addGestureRecognizer(pinch)
  }
}
