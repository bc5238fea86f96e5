import UIKit

/// What a finger, a pen or the mouse does: places are in points of the screen.
struct LiveTouch: Equatable, Decodable, Sendable {
  enum Phase: String, Decodable, Sendable { case down, move, up, cancel }

  var phase: Phase
  /// What the page calls it.
  var finger: Int
  var x: Double
  var y: Double
}
