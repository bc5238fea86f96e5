import UIKit

/// The scroll views between a finger and the modal: whose is a drag that starts on a list?
///
/// Pulled down at its top, a list has nothing to show, and the modal is dragged; any other way the list scrolls.
@MainActor struct ScrollViewsBelow {
  private let scrollViews: [UIScrollView]

  /// - Parameters:
  ///   - touch: The finger.
  ///   - modal: The view that is dragged; what lies above it does not count.
  init(_ touch: UITouch?, in modal: UIView?) {
    var found: [UIScrollView] = []
    var view = touch?.view
    while let next = view, next !== modal {
      if let scrollView = next as? UIScrollView, scrollView.scrollsVertically { found.append(scrollView) }
      view = next.superview
    }
    scrollViews = found
  }

  /// Whether the modal may go the way that the finger is heading.
  func leaveToModal(_ heading: Heading) -> Bool {
    scrollViews.isEmpty || (heading.isDownward && areAtTop)
  }

  /// Whether one of them has to wait until the modal has made up its mind.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    areAtTop && scrollViews.contains { $0.panGestureRecognizer === recognizer }
  }

  private var areAtTop: Bool { scrollViews.allSatisfy(\.isAtTop) }
}

extension UIScrollView {
  /// Whether a finger can move the content up or down.
  fileprivate var scrollsVertically: Bool {
    let insets = adjustedContentInset
    let overflows = contentSize.height + insets.top + insets.bottom > bounds.height
    return isScrollEnabled && (overflows || alwaysBounceVertical)
  }

  /// Half a point of slack: offsets are rounded to pixels.
  fileprivate var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
}
