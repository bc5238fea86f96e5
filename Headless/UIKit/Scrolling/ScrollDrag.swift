import Foundation

/// A drag of a scroll view's content.
@MainActor struct ScrollDrag {
  /// The content's offset, without the rubber band, at a translation of zero.
  private var origin: CGPoint

  init(of scrollView: UIScrollView) {
    origin = .zero
    contentWasMoved(to: scrollView.contentOffset, by: scrollView)
  }

  /// Called after the app moved the content: the finger goes on from there (F173).
  mutating func contentWasMoved(to offset: CGPoint, by scrollView: UIScrollView) {
    let translation = Self.translation(in: scrollView)
    for axis in ScrollAxis.allCases {
      let pulled = scrollView.rubberBand(along: axis).pulled(offset[keyPath: axis.coordinate])
      origin[keyPath: axis.coordinate] = pulled + translation[keyPath: axis.coordinate]
    }
  }

  /// The content offset for the finger's present position.
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

  /// Measured in the scroll view's own coordinates, which may be flipped (F700).
  private static func translation(in scrollView: UIScrollView) -> CGPoint {
    scrollView.panGestureRecognizer.translation(in: scrollView)
  }
}

/// The two axes of scrolling.
enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  var coordinate: WritableKeyPath<CGPoint, CGFloat> {
    switch self {
    case .horizontal: \.x
    case .vertical: \.y
    }
  }

  var length: KeyPath<CGSize, CGFloat> {
    switch self {
    case .horizontal: \.width
    case .vertical: \.height
    }
  }
}
