import Foundation

/// How one view is shown at one moment of a transition: all its changes together.
struct TransitionPose: Equatable, Sendable {
  var offset = CGPoint.zero
  var scale: CGFloat = 1
  /// Share of the view's own opacity; `nil` leaves it alone, as with what follows.
  var opacity: CGFloat?
  var cornerRadius: CGFloat?
  var frame: CGRect?

  /// Adds a change of which a share is done; with a spring, it may be below 0 or above 1. One that has a number in it that
  /// is none is left out.
  mutating func add(_ change: TransitionChange, at share: CGFloat) {
    guard change.isFinite, share.isFinite else { return }
    switch change {
    case .offset(let from, let to):
      let way = from.mixed(with: to, at: share)
      offset = CGPoint(x: offset.x + way.x, y: offset.y + way.y)
    case .scale(let from, let to): scale *= max(from.mixed(with: to, at: share), 0.001)
    case .opacity(let from, let to):
      opacity = (opacity ?? 1) * min(max(from.mixed(with: to, at: share), 0), 1)
    case .cornerRadius(let from, let to): cornerRadius = max(from.mixed(with: to, at: share), 0)
    case .frame(let from, let to): frame = from.mixed(with: to, at: share)
    }
  }
}

extension CGFloat {
  /// The number that is so far on the way from this one to another; exactly one of them at either end.
  func mixed(with other: CGFloat, at share: CGFloat) -> CGFloat {
    share == 1 ? other : self + (other - self) * share
  }
}

extension CGPoint {
  func mixed(with other: CGPoint, at share: CGFloat) -> CGPoint {
    CGPoint(x: x.mixed(with: other.x, at: share), y: y.mixed(with: other.y, at: share))
  }
}

extension CGRect {
  /// Its sides never become negative, however far a spring swings.
  func mixed(with other: CGRect, at share: CGFloat) -> CGRect {
    let origin = origin.mixed(with: other.origin, at: share)
    return CGRect(
      x: origin.x, y: origin.y, width: max(width.mixed(with: other.width, at: share), 0),
      height: max(height.mixed(with: other.height, at: share), 0))
  }
}
