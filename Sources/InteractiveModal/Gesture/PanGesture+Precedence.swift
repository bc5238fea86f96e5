import UIKit

/// Which of two gestures goes first.
extension PanGesture: UIGestureRecognizerDelegate {
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    takesFinger(at: touch.location(in: nil))
  }

  /// Lets one finger move both list and screen, in turns. While the list has the finger, a second one may
  /// zoom: a pinch that has failed could not begin.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isOfSharedList(otherGestureRecognizer) || (isListScrolled && isPinch(otherGestureRecognizer))
  }

  /// Waits for scroll views that have precedence, for rows that may swipe along the travel, and for recognisers that
  /// the receiver names.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let receiver else { return false }
    return receiver.yields(to: otherGestureRecognizer)
      || (receiver.scrollViewPrecedence == .scrollView && list(of: otherGestureRecognizer) != nil)
      || (receiver.isAtRest && receiver.scrollViewPrecedence != .screen
        && maySwipeRow(otherGestureRecognizer))
  }

  /// Moves a screen in motion before other recognisers on it, except the pans of lists, which are
  /// held.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let receiver else { return false }
    if receiver.precedes(otherGestureRecognizer) { return true }
    switch receiver.scrollViewPrecedence {
    case .shared: return !receiver.isAtRest && !isOfSharedList(otherGestureRecognizer)
    case .screen: return isOfScrollView(otherGestureRecognizer)
    case .scrollView: return false
    }
  }

  /// Whether a recogniser is the pan of a list on the screen. UIKit asks about recognisers of the
  /// same touch.
  private func isOfSharedList(_ other: UIGestureRecognizer) -> Bool {
    guard receiver?.scrollViewPrecedence == .shared, let list = list(of: other), let view
    else { return false }
    return list.isDescendant(of: view)
  }

  /// Whether two touches can pinch content of the screen between them.
  func canPinch(_ first: UITouch, _ second: UITouch) -> Bool {
    second.gestureRecognizers?.contains { other in
      isPinch(other) && other.view.map { first.view?.isDescendant(of: $0) ?? false } ?? false
    } ?? false
  }

  /// Whether a recogniser needs two fingers, and lies on the screen.
  private func isPinch(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let otherView = other.view, otherView !== view else { return false }
    return other.needsTwoFingers && otherView.isDescendant(of: view)
  }

  /// Whether a recogniser may swipe a row of a list along the travel: UIKit's is a private pan (F283), which fails on
  /// rows without actions.
  private func maySwipeRow(_ other: UIGestureRecognizer) -> Bool {
    !direction.isVertical && other is UIPanGestureRecognizer && !(other is PanGesture)
      && other.view is UIScrollView && !isOfScrollView(other) && !other.needsTwoFingers
  }

  private func isOfScrollView(_ other: UIGestureRecognizer) -> Bool {
    (other.view as? UIScrollView)?.panGestureRecognizer === other
  }

  /// Returns the scroll view of a pan; `nil` if it does not scroll along the travel.
  private func list(of other: UIGestureRecognizer) -> UIScrollView? {
    guard isOfScrollView(other), let list = other.view as? UIScrollView else { return nil }
    return ScrollableList(list, along: direction, under: barHeights)?.scrollView
  }
}

extension UIGestureRecognizer {
  /// Whether it is a pan of the kit that begins anywhere on its view, and not at the edge alone.
  package var isContentPan: Bool {
    (self as? PanGesture)?.receiver.map { $0.scrollViewPrecedence != .screen } ?? false
  }
}
