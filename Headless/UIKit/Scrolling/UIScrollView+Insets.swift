import Foundation

extension UIScrollView {
  /// The offsets at which content may rest along an axis (F165, F166).
  func restRange(along axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let (before, after) =
      switch axis {
      case .horizontal: (inset.left, inset.right)
      case .vertical: (inset.top + foldedTitle, inset.bottom)
      }
    let end = contentSize[keyPath: axis.length] + after - bounds.size[keyPath: axis.length]
    return -before...max(-before, end)
  }

  /// Whether the content is larger than the view.
  func canScroll(along axis: ScrollAxis) -> Bool {
    let range = restRange(along: axis)
    return range.upperBound > range.lowerBound
  }

  /// Whether a finger can move the content: it is larger than the view, or always bounces (F166).
  func moves(along axis: ScrollAxis) -> Bool {
    canScroll(along: axis) || (bounces && alwaysBounces(along: axis))
  }

  private func alwaysBounces(along axis: ScrollAxis) -> Bool {
    switch axis {
    case .horizontal: alwaysBounceHorizontal
    case .vertical: alwaysBounceVertical || refreshControl != nil
    }
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: restRange(along: .horizontal).clamping(offset.x),
      y: restRange(along: .vertical).clamping(offset.y))
  }

  /// Called after a change of size, insets or safe area. Content at its start stays there,
  /// and resting content is moved to where it may rest.
  func contentMeasuresDidChange() {
    let wasAtTop = contentOffset.y == restingTop
    let wasAtLeft = contentOffset.x == -adjustedContentInset.left
    var insets = contentInset + safeAreaPart
    insets.bottom += keyboardPart
    let isChanged = insets != adjustedContentInset
    adjustedContentInset = insets
    restingTop = restRange(along: .vertical).lowerBound
    if !isTracking, !isDragging, ticker == nil {
      var offset = contentOffset
      if wasAtTop { offset.y = restingTop }
      if wasAtLeft { offset.x = -insets.left }
      contentOffset = clamped(offset)
    }
    guard isChanged else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The first view of a page in a navigation controller is inset by the bars even
  /// if it is too short to scroll.
  private var safeAreaPart: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: .zero
    case .always: wholeSafeArea
    case .scrollableAxes: safeAreaAlongScrollableAxes
    case .automatic: navigationPage != nil ? safeAreaVertically : safeAreaAlongScrollableAxes
    }
  }

  /// What the keyboard covers beyond the safe area. Whether it also regards what controllers add to that is
  /// open (F456).
  private var keyboardPart: CGFloat {
    let simulator = Simulator.running
    guard avoidsKeyboard, let window, simulator.keyboard.isShown else { return 0 }
    let covered = convert(bounds, to: nil).maxY - simulator.keyboard.frame.minY
    let safe = simulator.insetsTwiceForKeyboard ? window.safeAreaInsets.bottom : safeAreaPart.bottom
    return max(0, covered - safe)
  }

  /// Rounded: scrolling changes the last digits of the safe area, which must not scroll again.
  private var wholeSafeArea: UIEdgeInsets {
    func rounded(_ inset: CGFloat) -> CGFloat { (inset * 1024).rounded() / 1024 }
    let insets = safeAreaInsets
    return UIEdgeInsets(
      top: rounded(insets.top), left: rounded(insets.left), bottom: rounded(insets.bottom),
      right: rounded(insets.right))
  }

  private var safeAreaVertically: UIEdgeInsets {
    let insets = wholeSafeArea
    return UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
  }

  private var safeAreaAlongScrollableAxes: UIEdgeInsets {
    var insets = wholeSafeArea
    if contentSize.width <= bounds.width, !alwaysBounceHorizontal { (insets.left, insets.right) = (0, 0) }
    if contentSize.height <= bounds.height, !alwaysBounceVertical { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

extension UIView {
  /// The keyboard has moved: content in this tree that avoids it is inset anew.
  func keyboardDidMove() {
    if let scrollView = self as? UIScrollView, scrollView.avoidsKeyboard {
      scrollView.contentMeasuresDidChange()
    }
    for subview in subviews { subview.keyboardDidMove() }
  }
}
