import Foundation

/// A real finger on a real touch screen, from touch-down to lift, as one JSON file holds it.
///
/// The format is described beside the recordings, in their README.
package struct GestureRecording: Equatable, Sendable, Decodable {
  /// Where the finger was, and when.
  package struct Touch: Equatable, Sendable, Decodable {
    /// Seconds since touch-down.
    package var t: Double
    /// From the left edge, in the recording's own units.
    package var x: Double
    /// From the top edge, in the recording's own units.
    package var y: Double
  }

  package var name: String
  package var kind: String
  var source: String?
  var licence: String?
  var attribution: String?
  /// Units that make one point.
  package var density: Double
  /// The lift.
  package var up: Touch
  /// Touch-down and every move, in order.
  package var samples: [Touch]
}
