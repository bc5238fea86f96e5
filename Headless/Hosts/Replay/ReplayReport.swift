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
