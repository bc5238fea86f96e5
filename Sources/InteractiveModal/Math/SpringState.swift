import Foundation

/// Where a spring is and how fast: all that its future depends on.
struct SpringState: Equatable, Sendable {
  /// Distance from the target, signed, in points or whatever unit the motion has.
  var displacement: CGFloat

  /// Change of `displacement` per second.
  var velocity: CGFloat
}
