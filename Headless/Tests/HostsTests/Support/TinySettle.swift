import Foundation

/// A critically damped way home from an offset and a velocity.
struct TinySettle {
  private static let rate: CGFloat = 20

  let start: TimeInterval
  let offset: CGFloat
  let velocity: CGFloat
  let end: CGFloat

  /// The end itself once it is a tenth of a point away.
  func offset(at time: TimeInterval) -> CGFloat {
    let (elapsed, distance) = (time - start, offset - end)
    let left = (distance + (velocity + Self.rate * distance) * elapsed) * exp(-Self.rate * elapsed)
    return elapsed > 0.3 && abs(left) < 0.1 ? end : end + left
  }
}
