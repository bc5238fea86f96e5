import Foundation

/// Something that knows what the screen looks like under a finger.
@MainActor protocol Scene {
  /// - Parameters:
  ///   - points: How far the finger went on; positive is leaving.
  ///   - velocity: How fast it is, in points per second.
  mutating func move(by points: CGFloat, velocity: CGFloat)
  /// All numbers of the scene, in one order for all.
  var values: [CGFloat] { get }
}

extension Scene {
  /// A finger that moves up and down over most of the travel and a little beyond its near end.
  ///
  /// It moves a few points in each event.
  ///
  /// - Parameters:
  ///   - events: How many there are.
  ///   - first: How many there were before.
  mutating func play(_ events: Int, after first: Int = 0) {
    for event in first..<first + events {
      let points: CGFloat = event / 150 % 2 == 0 ? -4 : 4
      move(by: points, velocity: points * 60)
    }
  }
}
