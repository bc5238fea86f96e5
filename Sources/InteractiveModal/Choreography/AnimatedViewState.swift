import Foundation

/// How one view is shown at one moment of a transition: all its changes together.
struct AnimatedViewState: Equatable, Sendable {
  var offset = CGPoint.zero
  var scale: CGFloat = 1
  /// Share of the view's own opacity; `nil` leaves it alone, as with what follows.
  var opacity: CGFloat?
  var cornerRadius: CGFloat?
  var frame: CGRect?
  var mask: RoundedShape?

  /// Adds a change of which a share is done; with a spring, it may be below 0 or above 1. One that has a number in it that
  /// is none is left out.
  mutating func add(_ change: TransitionChange, at share: CGFloat) {
    guard change.isFinite, share.isFinite else { return }
    switch change {
    case .offset(let from, let to):
      let way = from.interpolated(to: to, at: share)
      offset = CGPoint(x: offset.x + way.x, y: offset.y + way.y)
    case .scale(let from, let to): scale *= max(from.interpolated(to: to, at: share), 0.001)
    case .opacity(let from, let to):
      opacity = (opacity ?? 1) * min(max(from.interpolated(to: to, at: share), 0), 1)
    case .cornerRadius(let from, let to): cornerRadius = max(from.interpolated(to: to, at: share), 0)
    case .frame(let from, let to): frame = from.interpolated(to: to, at: share)
    case .mask(let from, let to): mask = from.interpolated(to: to, at: min(max(share, 0), 1))
    }
  }
}

extension CGPoint {
  func interpolated(to other: CGPoint, at progress: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: other.x, at: progress), y: y.interpolated(to: other.y, at: progress))
  }
}

extension CGRect {
  /// Its sides never become negative, however far a spring swings.
  func interpolated(to other: CGRect, at progress: CGFloat) -> CGRect {
    let origin = origin.interpolated(to: other.origin, at: progress)
    return CGRect(
      x: origin.x, y: origin.y, width: max(width.interpolated(to: other.width, at: progress), 0),
      height: max(height.interpolated(to: other.height, at: progress), 0))
  }
}
