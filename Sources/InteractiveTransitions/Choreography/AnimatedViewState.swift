import Foundation
import InteractiveModal

/// The values of one view at one progress. Offsets and rotations add up, scales and opacities multiply, and of the
/// other changes the last one counts.
struct AnimatedViewState: Equatable {
  var offset = CGPoint.zero
  var scale: CGFloat = 1
  var rotation: CGFloat = 0
  /// Share of the view's own opacity; `nil`, as in the properties below, leaves the view's own
  /// value.
  var opacity: CGFloat?
  var cornerRadius: CGFloat?
  var frame: CGRect?
  var mask: RoundedShape?

  /// Adds a change at a progress, which a spring may take beyond 0...1.
  ///
  /// Ignores a change with a number that is not finite.
  mutating func add(_ change: TransitionTrack.Change, at progress: CGFloat) {
    guard change.isFinite, progress.isFinite else { return }
    switch change {
    case .offset(let from, let to):
      let added = from.interpolated(to: to, at: progress)
      offset = CGPoint(x: offset.x + added.x, y: offset.y + added.y)
    case .scale(let from, let to): scale *= max(from.interpolated(to: to, at: progress), 0.001)
    case .rotation(let from, let to): rotation += from.interpolated(to: to, at: progress)
    case .opacity(let from, let to):
      opacity = (opacity ?? 1) * from.interpolated(to: to, at: progress).clamped(to: 0...1)
    case .cornerRadius(let from, let to): cornerRadius = max(from.interpolated(to: to, at: progress), 0)
    case .frame(let from, let to): frame = from.interpolated(to: to, at: progress)
    case .mask(let from, let to): mask = from.interpolated(to: to, at: progress.clamped(to: 0...1))
    }
  }
}

extension CGFloat {
  /// Returns the number between this one (progress 0) and another (progress 1), both ends exactly.
  ///
  /// Outside 0...1 the number lies beyond the ends. A value that is not finite counts as 0.
  func interpolated(to other: CGFloat, at progress: CGFloat) -> CGFloat {
    let progress = progress.finiteOrZero
    return (1 - progress) * finiteOrZero + progress * other.finiteOrZero
  }
}

extension CGPoint {
  /// Returns the point between this one (progress 0) and another (progress 1), by its coordinates.
  func interpolated(to other: CGPoint, at progress: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: other.x, at: progress), y: y.interpolated(to: other.y, at: progress))
  }
}

extension CGRect {
  /// Returns the rectangle between this one (progress 0) and another (progress 1).
  ///
  /// Outside 0...1 the rectangle lies beyond the ends. A width or height below 0 becomes 0.
  func interpolated(to other: CGRect, at progress: CGFloat) -> CGRect {
    CGRect(
      origin: origin.interpolated(to: other.origin, at: progress),
      size: CGSize(
        width: max(width.interpolated(to: other.width, at: progress), 0),
        height: max(height.interpolated(to: other.height, at: progress), 0)))
  }
}
