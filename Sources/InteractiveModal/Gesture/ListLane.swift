import UIKit

extension UIScrollView {
  /// Half a point of slack: offsets are rounded to pixels.
  private static let slack: CGFloat = 0.5

  /// Whether a finger can move the content up or down.
  var scrollsVertically: Bool {
    let insets = adjustedContentInset
    let overflows = contentSize.height + insets.top + insets.bottom > bounds.height
    return isScrollEnabled && (overflows || (bounces && alwaysBounceVertical) || refreshControl != nil)
  }

  /// How far below its top the content is scrolled; negative where it is pulled beyond it.
  var distanceFromTop: CGFloat { contentOffset.y + adjustedContentInset.top }

  /// How far a finger can pull the content down before it is at its top.
  ///
  /// There is no end to it where what is beyond the top is the list's own: a bounce that is under way, or the pull of a
  /// refresh control.
  var room: CGFloat {
    guard refreshControl == nil, distanceFromTop >= -Self.slack else { return .infinity }
    return max(distanceFromTop, 0)
  }

  var isAtTop: Bool { distanceFromTop.magnitude <= Self.slack }

  var isPanning: Bool {
    switch panGestureRecognizer.state {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    @unknown default: false
    }
  }

  private var top: CGFloat { -adjustedContentInset.top }
  private var foot: CGFloat { max(contentSize.height + adjustedContentInset.bottom - bounds.height, top) }

  /// Puts the content so far from its top, or at its foot.
  func scroll(toDistanceFromTop distance: CGFloat) {
    let y = min(top + distance, foot)
    if contentOffset.y != y { contentOffset.y = y }
  }

  /// Takes the finger away.
  func stopPanning() {
    guard panGestureRecognizer.isEnabled else { return }
    panGestureRecognizer.isEnabled = false
    panGestureRecognizer.isEnabled = true
  }

  /// Takes the speed away that a finger gave; content that is beyond its edge goes home.
  func comeToRest() {
    let y = min(max(contentOffset.y, top), foot)
    let isBeyond = (y - contentOffset.y).magnitude > Self.slack
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: isBeyond)
  }
}

extension UIView {
  /// The view itself and those above it, up to but without `ancestor`.
  func chain(below ancestor: UIView?) -> [UIView] {
    var chain: [UIView] = []
    var view: UIView? = self
    while let next = view, next !== ancestor {
      chain.append(next)
      view = next.superview
    }
    return chain
  }
}
