import Foundation

/// A finger that holds the screen: where it is on the travel, and how freely the screen follows
/// it.
///
/// Progress is 0 closed, 1 open. A finger beyond the end of the travel, or one that may not close
/// the screen, meets a rubber band. Its dimension is the travel, or shorter if the screen does not go as far.
package struct DragState: Equatable, Sendable {
  /// Whether the finger may close the screen.
  package enum Permission: Equatable, Sendable {
    case granted
    case refused
    /// The app decides on release.
    case pending
  }

  /// Where the screen goes if the system cancels the touch.
  enum CancelTarget: Equatable, Sendable {
    /// To the detent at which it stood, or for which it was bound.
    case detent
    /// Closed again: the finger was pulling it open.
    case dismissed
  }

  let cancelTarget: CancelTarget
  let permission: Permission
  /// The progress on which nothing resists.
  private let free: ClosedRange<CGFloat>
  private let rubberBand: RubberBand
  /// How far the screen goes beyond 1.
  private let reach: CGFloat
  /// The part of an initial progress beyond 1 that the rubber band cannot give, as with a hard stop; else 0.
  private let remainder: CGFloat
  /// Where the finger is on the travel, as progress; a screen beyond a hard stop is further by `remainder`.
  private(set) var fingerProgress: CGFloat
  /// Velocity of the finger, in points per second; positive closes.
  var velocity: CGFloat = 0

  /// Takes hold of a screen at `progress` without moving it.
  ///
  /// - Parameters:
  ///   - lowest: Progress of the lowest detent. A finger that may not close the screen
  ///     meets resistance below it, or below `progress` if that is lower.
  ///   - reach: How far the screen goes beyond 1, as progress.
  init(
    progress: CGFloat, cancelTarget: CancelTarget, permission: Permission, lowest: CGFloat,
    rubberBand: RubberBand, reach: CGFloat = .infinity
  ) {
    self.cancelTarget = cancelTarget
    self.permission = permission
    self.rubberBand = rubberBand
    self.reach = reach
    free = (permission == .granted ? -.infinity : min(lowest, progress))...1
    let overshoot = progress - 1
    let pull =
      overshoot > 0 ? rubberBand.pull(forOffset: overshoot, dimension: Self.dimension(reach)) : overshoot
    fingerProgress = 1 + pull
    remainder =
      overshoot > 0 ? overshoot - rubberBand.offset(forPull: pull, dimension: Self.dimension(reach)) : 0
  }

  /// Returns the dimension of the rubber band beyond 1: a band of the travel's length pulls one of the
  /// reach, and both together are a band again.
  private static func dimension(_ reach: CGFloat) -> CGFloat { reach.isFinite ? reach / (1 + reach) : 1 }

  /// Returns the same finger with another permission; the screen does not move.
  func with(_ permission: Permission, lowest: CGFloat) -> DragState {
    var drag = DragState(
      progress: progress, cancelTarget: cancelTarget, permission: permission, lowest: lowest,
      rubberBand: rubberBand, reach: reach)
    drag.velocity = velocity
    return drag
  }

  mutating func move(by change: CGFloat) { fingerProgress += change }

  /// The progress without resistance. It decides whether a drag without permission would have
  /// closed.
  var unresistedProgress: CGFloat { remainder + fingerProgress }

  /// How far the finger is beyond the range on which nothing resists.
  private var excess: CGFloat { fingerProgress - fingerProgress.clamped(to: free) }

  /// The progress that the screen shows.
  var progress: CGFloat { shown.progress }

  /// The screen's velocity as a multiple of the finger's.
  var slope: CGFloat { shown.slope }

  /// The progress that the screen shows, and its velocity as a multiple of the finger's.
  var shown: (progress: CGFloat, slope: CGFloat) {
    let excess = excess
    guard excess != 0 else { return (unresistedProgress, 1) }
    let dimension = excess > 0 ? Self.dimension(reach) : 1
    return (
      remainder + fingerProgress - excess + rubberBand.offset(forPull: excess, dimension: dimension),
      rubberBand.slope(atPull: excess, dimension: dimension)
    )
  }
}
