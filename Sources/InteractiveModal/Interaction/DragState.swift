import Foundation

/// How a finger holds the modal: where it took hold, and how freely the modal follows.
struct DragState: Equatable, Sendable {
  /// Whether the modal may leave by this finger.
  enum Permission: Equatable, Sendable {
    case granted
    case refused
    /// The app says so on release.
    case pending
  }

  /// Where a modal goes if the touch is taken away.
  enum Home: Equatable, Sendable {
    /// To the detent that it stood at, or was bound for.
    case detent
    /// Out of the screen again, where the finger pulled it in.
    case dismissed
  }

  let home: Home
  let permission: Permission
  /// The part of the travel on which nothing resists.
  private let free: ClosedRange<CGFloat>
  private let rubberBand: RubberBand
  /// Unresisted fraction at which the finger took hold.
  let anchor: CGFloat
  /// What no pull shows of the place where the finger took hold: behind a hard stop.
  private let remainder: CGFloat
  /// Way of the finger since then, as a share of the travel; positive is leaving.
  var way: CGFloat = 0
  /// Speed of the finger, in points per second; positive is leaving.
  var speed: CGFloat = 0

  /// Takes hold of a modal that stands at `fraction`, without moving it.
  ///
  /// - Parameter lowest: Fraction of the lowest detent: farther out the modal resists, where it may not leave. If it is
  ///   farther out already, it resists from where it is.
  init(
    fraction: CGFloat, home: Home, permission: Permission, lowest: CGFloat, rubberBand: RubberBand
  ) {
    self.home = home
    self.permission = permission
    self.rubberBand = rubberBand
    free = 0...(permission == .granted ? .infinity : max(lowest, fraction))
    anchor = fraction < 0 ? rubberBand.pull(forOffset: fraction, dimension: 1) : fraction
    remainder = fraction < 0 ? fraction - rubberBand.offset(forPull: anchor, dimension: 1) : 0
  }

  /// The same finger with another permission.
  func with(_ permission: Permission, lowest: CGFloat) -> DragState {
    var grip = DragState(
      fraction: fraction, home: home, permission: permission, lowest: lowest, rubberBand: rubberBand)
    grip.speed = speed
    return grip
  }

  /// Where the finger is on the travel, unresisted.
  var pull: CGFloat { anchor + way }

  /// How far the finger is beyond what is free.
  private var excess: CGFloat { pull - min(max(pull, free.lowerBound), free.upperBound) }

  /// Where the modal would be if nothing resisted.
  var unresistedFraction: CGFloat { remainder + pull }

  /// Where the modal is shown.
  var fraction: CGFloat {
    let excess = excess
    return remainder + (excess == 0 ? pull : pull - excess + rubberBand.offset(forPull: excess, dimension: 1))
  }

  /// How fast the modal moves for a finger of speed 1.
  var slope: CGFloat {
    let excess = excess
    return excess == 0 ? 1 : rubberBand.slope(atPull: excess, dimension: 1)
  }
}
