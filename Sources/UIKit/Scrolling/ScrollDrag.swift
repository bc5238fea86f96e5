import Foundation

/// A drag of a scroll view's content: where the finger has pulled it, the rubber band aside.
@MainActor struct ScrollDrag {
  /// Where the content was pulled to when the pan's translation was nought.
  private var origin: CGPoint

  init(of scrollView: UIScrollView) {
    origin = .zero
    contentWasMoved(to: scrollView.contentOffset, by: scrollView)
  }

  /// Somebody else moved the content: from now on the finger moves it on from there (F173).
  mutating func contentWasMoved(to offset: CGPoint, by scrollView: UIScrollView) {
    let translation = Self.translation(in: scrollView)
    for axis in ScrollAxis.allCases {
      let pulled = scrollView.rubberBand(along: axis).pulled(offset[keyPath: axis.coordinate])
      origin[keyPath: axis.coordinate] = pulled + translation[keyPath: axis.coordinate]
    }
  }

  /// Where the content belongs now.
  func offset(in scrollView: UIScrollView) -> CGPoint {
    let translation = Self.translation(in: scrollView)
    var offset = scrollView.contentOffset
    for axis in ScrollAxis.allCases where scrollView.moves(along: axis) {
      let pulled = origin[keyPath: axis.coordinate] - translation[keyPath: axis.coordinate]
      let band = scrollView.rubberBand(along: axis)
      offset[keyPath: axis.coordinate] =
        scrollView.bounces ? band.shown(pulled) : band.range.clamping(pulled)
    }
    return offset
  }

  /// Measured outside the scroll view, whose own coordinates move with the content (F151).
  private static func translation(in scrollView: UIScrollView) -> CGPoint {
    scrollView.panGestureRecognizer.translation(in: scrollView.superview)
  }
}
