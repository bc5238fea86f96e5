import UIKit

/// A scroll view that a finger can scroll along the travel of a screen.
///
/// A finger that goes in the closing direction scrolls the content to its start first. For a
/// screen that closes downwards, the start is the top of the content.
@MainActor final class ScrollableList {
  struct Position {
    /// Distance from the start, in points; negative if the content is pulled beyond it.
    var distance: CGFloat
    /// Offset across the travel, in points.
    var cross: CGFloat
    /// Whether the height of the navigation bar above the list is known, and so the start.
    var isExact = true
  }

  /// Tolerance for offsets that UIKit rounds to pixels, in points.
  private static let tolerance: CGFloat = 0.5

  let scrollView: UIScrollView
  /// The direction in which the finger goes that closes the screen, in the list's own coordinates. A
  /// list that is turned upside down, as in a chat, has its start at the bottom of its content.
  private let direction: TravelDirection
  private let barHeights: NavigationBarHeights
  /// The offset of the content in the last frame.
  private var offset = CGPoint.zero
  /// The position of the content in the last frame.
  private(set) var position = Position(distance: 0, cross: 0)

  /// Creates a list; `nil` if a finger cannot scroll the content along the travel, and for a column
  /// of a picker.
  init?(_ scrollView: UIScrollView, along direction: TravelDirection, under barHeights: NavigationBarHeights)
  {
    self.scrollView = scrollView
    self.direction = direction.direction(in: scrollView)
    self.barHeights = barHeights
    guard scrollView.isScrollEnabled, overflows || bouncesAlways || hasRefreshControl,
      !scrollView.isInTrackingView
    else { return nil }
    look()
  }

  // MARK: The last frame

  /// Remembers where the content is in this frame.
  func look() {
    offset = scrollView.contentOffset
    position = position(at: offset)
  }

  /// Works the position out anew: the height of the bar is known now. Before, the finger pulled the content
  /// beyond its inset.
  func correctPosition() {
    position = position(at: offset)
    position.distance = max(position.distance, 0)
  }

  /// Learns the height of the navigation bar above the list, and returns whether it has changed.
  @discardableResult func learnBarHeight(isPulled: Bool = false) -> Bool {
    direction == .down && barHeights.learn(from: scrollView, isPulled: isPulled)
  }

  // MARK: Properties of the list

  private var overflows: Bool { range.length > 0 }

  private var bouncesAlways: Bool {
    scrollView.bounces
      && (direction.isVertical ? scrollView.alwaysBounceVertical : scrollView.alwaysBounceHorizontal)
  }

  /// Whether a pull at the top belongs to the list's refresh control.
  private var hasRefreshControl: Bool { direction == .down && scrollView.refreshControl != nil }

  var isPanning: Bool {
    switch scrollView.panGestureRecognizer.state {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    @unknown default: false
    }
  }

  /// Height of the part of the navigation bar that a finger can pull out, in points; `nil` if it is
  /// not known. Only a finger that goes to the top of the content pulls a bar out.
  private var foldedBarHeight: CGFloat? {
    direction == .down ? barHeights.foldedHeight(above: scrollView) : 0
  }

  // MARK: The position

  /// The offset along the axis at which the content is at its start, how far it can scroll from there, and whether
  /// the height of the bar is known on which both depend.
  private var range: (start: CGFloat, length: CGFloat, isExact: Bool) {
    let (insets, content, size) = (
      scrollView.adjustedContentInset, scrollView.contentSize, scrollView.bounds.size
    )
    let folded = foldedBarHeight
    let (low, end) =
      direction.isVertical
      ? (-insets.top - (folded ?? 0), content.height + insets.bottom - size.height)
      : (-insets.left, content.width + insets.right - size.width)
    let high = max(end, low)
    return (direction.sign > 0 ? low : high, high - low, folded != nil)
  }

  private func position(at offset: CGPoint) -> Position {
    let range = range
    return Position(
      distance: direction.component(of: offset) - direction.sign * range.start,
      cross: direction.crossComponent(of: offset), isExact: range.isExact)
  }

  private func offset(at position: Position) -> CGPoint {
    let range = range
    let along = range.start + direction.sign * min(position.distance, range.length)
    return direction.isVertical
      ? CGPoint(x: position.cross, y: along) : CGPoint(x: along, y: position.cross)
  }

  /// The distance that a finger could scroll in the last frame before the content was at its start, in points.
  ///
  /// It is infinite while the content bounces, for a list with a refresh control, and while the
  /// height of the navigation bar above the list is not known.
  var availableDistance: CGFloat {
    let isOpen = hasRefreshControl || position.distance < -Self.tolerance || !position.isExact
    return isOpen ? .infinity : max(position.distance, 0)
  }

  /// Whether a finger that goes on does not scroll the list.
  var givesWay: Bool { !hasRefreshControl && isAtStart }

  /// Whether the content was at its start in the last frame.
  var isAtStart: Bool { position.distance.magnitude <= Self.tolerance }

  // MARK: Scrolling

  /// Scrolls to a position, or to the end of the content if the position lies beyond it.
  func scroll(to position: Position) {
    let offset = offset(at: position)
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
  }

  /// Ends the list's own pan.
  func stopPanning() {
    guard scrollView.panGestureRecognizer.isEnabled else { return }
    scrollView.panGestureRecognizer.isEnabled = false
    scrollView.panGestureRecognizer.isEnabled = true
  }

  /// Takes away the velocity of the content. Content beyond its start scrolls back to it.
  func stopScrolling() {
    var target = position(at: scrollView.contentOffset)
    target.distance = max(target.distance, 0)
    let offset = offset(at: target)
    let distance = direction.component(of: offset) - direction.component(of: scrollView.contentOffset)
    scrollView.setContentOffset(offset, animated: distance.magnitude > Self.tolerance)
  }
}

extension TravelDirection {
  /// Returns this direction of the window in the coordinates of a view that may be flipped or turned. For
  /// a view without an area it is the same direction.
  @MainActor package func direction(in view: UIView) -> TravelDirection {
    let offset = view.convert(offset(1), from: nil) - view.convert(.zero, from: nil)
    return Self.allCases.first { $0.component(of: offset) > $0.crossComponent(of: offset).magnitude } ?? self
  }
}
