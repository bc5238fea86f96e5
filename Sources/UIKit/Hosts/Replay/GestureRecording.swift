import Foundation

/// A real finger on a real touch screen, from touch-down to lift, as one JSON file holds it.
///
/// The format is described beside the recordings, in their README.
struct GestureRecording: Equatable, Sendable, Decodable {
  /// Where the finger was, and when.
  struct Touch: Equatable, Sendable, Decodable {
    /// Seconds since touch-down.
    var t: Double
    /// From the left edge, in the recording's own units.
    var x: Double
    /// From the top edge, in the recording's own units.
    var y: Double
  }

  var name: String
  var kind: String
  var source: String?
  var licence: String?
  var attribution: String?
  /// Units that make one point.
  var density: Double
  /// The lift.
  var up: Touch
  /// Touch-down and every move, in order.
  var samples: [Touch]
}
