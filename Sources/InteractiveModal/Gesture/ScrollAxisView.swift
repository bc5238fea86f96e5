import UIKit

/// A scroll view on the axis of the modal's travel.
///
/// A finger that goes the way in which the modal leaves scrolls it to its near end first: to its top, where the modal
/// leaves downwards.
@MainActor struct ScrollAxisView {
  /// Where the content is.
  struct Place {
    /// How far it is scrolled from its near end, in points; negative where it is pulled beyond it.
    var distance: CGFloat
    /// Its offset across the travel.
    var cross: CGFloat
  }

  /// Half a point of slack: offsets are rounded to pixels.
  private static let slack: CGFloat = 0.5

  let list: UIScrollView
  let direction: TravelDirection

  /// - Returns: `nil` where a finger cannot move the content along the travel.
  init?(_ list: UIScrollView, along direction: TravelDirection) {
    self.list = list
    self.direction = direction
    guard list.isScrollEnabled, overflows || bouncesAlways || hasRefreshControl else { return nil }
  }

  // MARK: What it is

  private var overflows: Bool {
    let insets = list.adjustedContentInset
    return direction.isVertical
      ? list.contentSize.height - lowEnd + insets.bottom > list.bounds.height
      : list.contentSize.width - lowEnd + insets.right > list.bounds.width
  }

  private var bouncesAlways: Bool {
    list.bounces && (direction.isVertical ? list.alwaysBounceVertical : list.alwaysBounceHorizontal)
  }

  /// Its pull is at the top, and the list's.
  private var hasRefreshControl: Bool { direction == .down && list.refreshControl != nil }

  var isPanning: Bool {
    switch list.panGestureRecognizer.state {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    @unknown default: false
    }
  }

  // MARK: Where it is

  /// The offset along the axis at which the content is at its top, or left.
  private var lowEnd: CGFloat {
    direction.isVertical ? -list.adjustedContentInset.top - list.foldedTitle : -list.adjustedContentInset.left
  }

  /// The one at which it is at its foot, or right.
  private var highEnd: CGFloat {
    let insets = list.adjustedContentInset
    let end =
      direction.isVertical
      ? list.contentSize.height + insets.bottom - list.bounds.height
      : list.contentSize.width + insets.right - list.bounds.width
    return max(end, lowEnd)
  }

  private var nearEnd: CGFloat { direction.sign > 0 ? lowEnd : highEnd }

  private func place(at offset: CGPoint) -> Place {
    Place(
      distance: direction.component(of: offset) - direction.sign * nearEnd,
      cross: direction.crossComponent(of: offset))
  }

  private func offset(at place: Place) -> CGPoint {
    let along = nearEnd + direction.sign * min(place.distance, highEnd - lowEnd)
    return direction.isVertical ? CGPoint(x: place.cross, y: along) : CGPoint(x: along, y: place.cross)
  }

  var place: Place { place(at: list.contentOffset) }

  /// How far a finger can take the content before it is at its near end.
  ///
  /// There is no limit where what is beyond the end is the list's own: a bounce that is under way, or the pull of a
  /// refresh control.
  var room: CGFloat {
    let distance = place.distance
    return hasRefreshControl || distance < -Self.slack ? .infinity : max(distance, 0)
  }

  /// Whether a finger that goes on does not scroll it.
  var givesWay: Bool { room <= Self.slack }

  var isAtNearEnd: Bool { place.distance.magnitude <= Self.slack }

  // MARK: What is done to it

  /// Puts the content there, or at its far end.
  func put(at place: Place) {
    let offset = offset(at: place)
    if list.contentOffset != offset { list.contentOffset = offset }
  }

  /// Takes the finger away.
  func stopPanning() {
    guard list.panGestureRecognizer.isEnabled else { return }
    list.panGestureRecognizer.isEnabled = false
    list.panGestureRecognizer.isEnabled = true
  }

  /// Takes the speed away that a finger gave; content that is beyond its edge goes home.
  func comeToRest() {
    var place = place
    place.distance = max(place.distance, 0)
    let home = offset(at: place)
    let isBeyond =
      (direction.component(of: home) - direction.component(of: list.contentOffset)).magnitude
      > Self.slack
    list.setContentOffset(home, animated: isBeyond)
  }
}
