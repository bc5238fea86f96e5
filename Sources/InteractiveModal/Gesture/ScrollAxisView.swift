import UIKit

/// A scroll view, seen along the axis of a travel.
///
/// A finger that goes in the closing direction scrolls it to its near end first. For a screen that
/// closes downwards, the near end is the top of the content.
@MainActor struct ScrollAxisView {
  /// The position of the content.
  struct Position {
    /// Distance from the near end, in points; negative if the content is pulled beyond it.
    var distance: CGFloat
    /// Offset across the travel, in points.
    var cross: CGFloat
  }

  /// Tolerance for offsets that UIKit rounds to pixels, in points.
  private static let tolerance: CGFloat = 0.5

  let list: UIScrollView
  let direction: TravelDirection

  /// Creates the view; `nil` if a finger cannot scroll the content along the travel.
  init?(_ list: UIScrollView, along direction: TravelDirection) {
    self.list = list
    self.direction = direction
    guard list.isScrollEnabled, overflows || bouncesAlways || hasRefreshControl else { return nil }
  }

  // MARK: Properties of the list

  private var overflows: Bool {
    let insets = list.adjustedContentInset
    return direction.isVertical
      ? list.contentSize.height - lowEnd + insets.bottom > list.bounds.height
      : list.contentSize.width - lowEnd + insets.right > list.bounds.width
  }

  private var bouncesAlways: Bool {
    list.bounces && (direction.isVertical ? list.alwaysBounceVertical : list.alwaysBounceHorizontal)
  }

  /// Whether a pull at the top belongs to the list's refresh control.
  private var hasRefreshControl: Bool { direction == .down && list.refreshControl != nil }

  var isPanning: Bool {
    switch list.panGestureRecognizer.state {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    @unknown default: false
    }
  }

  // MARK: The position

  /// The offset along the axis at which the content is at its top, or its left.
  private var lowEnd: CGFloat {
    direction.isVertical
      ? -list.adjustedContentInset.top - list.foldedTitleHeight : -list.adjustedContentInset.left
  }

  /// The offset along the axis at which the content is at its bottom, or its right.
  private var highEnd: CGFloat {
    let insets = list.adjustedContentInset
    let end =
      direction.isVertical
      ? list.contentSize.height + insets.bottom - list.bounds.height
      : list.contentSize.width + insets.right - list.bounds.width
    return max(end, lowEnd)
  }

  private var nearEnd: CGFloat { direction.sign > 0 ? lowEnd : highEnd }

  var position: Position {
    Position(
      distance: direction.component(of: list.contentOffset) - direction.sign * nearEnd,
      cross: direction.crossComponent(of: list.contentOffset))
  }

  private func offset(at position: Position) -> CGPoint {
    let along = nearEnd + direction.sign * min(position.distance, highEnd - lowEnd)
    return direction.isVertical
      ? CGPoint(x: position.cross, y: along) : CGPoint(x: along, y: position.cross)
  }

  /// Distance that a finger can scroll before the content is at its near end, in points.
  ///
  /// It is infinite if the list has a use for what lies beyond the end: a bounce in progress, or a
  /// refresh control.
  var availableDistance: CGFloat {
    let distance = position.distance
    return hasRefreshControl || distance < -Self.tolerance ? .infinity : max(distance, 0)
  }

  /// Whether a finger that goes on does not scroll the list.
  var givesWay: Bool { availableDistance <= Self.tolerance }

  var isAtNearEnd: Bool { position.distance.magnitude <= Self.tolerance }

  // MARK: Scrolling

  /// Scrolls to a position, or to the far end if the position lies beyond it.
  func scroll(to position: Position) {
    let offset = offset(at: position)
    if list.contentOffset != offset { list.contentOffset = offset }
  }

  /// Ends the list's own pan.
  func stopPanning() {
    guard list.panGestureRecognizer.isEnabled else { return }
    list.panGestureRecognizer.isEnabled = false
    list.panGestureRecognizer.isEnabled = true
  }

  /// Takes away the velocity of the content. Content beyond its near end scrolls back to it.
  func stopScrolling() {
    var target = position
    target.distance = max(target.distance, 0)
    let offset = offset(at: target)
    let distance = direction.component(of: offset) - direction.component(of: list.contentOffset)
    list.setContentOffset(offset, animated: distance.magnitude > Self.tolerance)
  }
}
