import UIKit

/// The measurements of one replayed gesture. Measures without meaning for it are `nil`.
struct ReplayReport: Equatable, Sendable {
  enum Outcome: String, Sendable, CaseIterable {
    case dismissed
    case kept
    /// No pan began.
    case none
  }

  var gesture: String
  var kind: String
  var outcome: Outcome
  /// The drag and what followed it; `nil` where no pan began.
  var drag: DragMeasures?
  /// Writes that cost a layout pass, and writes of what already stood there, from touch-down to rest.
  var layoutWrites: Int
  var redundantWrites: Int
  /// What UIKit would have logged.
  var complaints: Int
}

/// A drag of a card, its release and its settling, in numbers.
struct DragMeasures: Equatable, Sendable {
  /// Share of the travel at release: 0 at rest, 1 gone.
  var progressAtRelease: Double
  /// Points per second along the travel; positive is leaving.
  var velocityAtRelease: Double
  /// Where the card would coast to, as a share of the travel.
  var projectedProgress: Double
  /// From the release to the card's last movement or its removal.
  var settleSeconds: Double
  /// Display frames in that time.
  var frames: Int
  /// Largest distance between finger and card, in points.
  var dragLag: Double
  /// How far the release itself moves the card, in points.
  var releaseJump: Double
  /// Speed with which the settling starts, less that with which the drag ended, in points per second; `nil` where it
  /// was not measured.
  var releaseVelocityJump: Double?
}
