import UIKit

/// A finger of a person, recorded on a touch screen from touch-down to lift.
public struct RecordedFinger: Sendable, CustomStringConvertible {
  /// A moment of the gesture.
  struct Moment: Equatable {
    /// Seconds since touch-down.
    let time: TimeInterval
    /// Points from where the finger came down; positive to the right, and downwards.
    let offset: CGPoint
  }

  /// The name in the test kit.
  public let name: String
  /// The name again.
  public var description: String { name }
  /// The name of the file in `Tests/Recordings` of the repository.
  public let recording: String
  /// The copyright line and the SPDX licence.
  public let origin: String
  /// The moves and the lift.
  let moments: [Moment]

  /// - Parameter movements: Milliseconds and two offsets in points for each moment, separated by
  ///   semicolons or lines.
  init(name: String, recording: String, origin: String, movements: String) {
    (self.name, self.recording, self.origin) = (name, recording, origin)
    moments = movements.split(whereSeparator: { $0 == ";" || $0.isNewline }).compactMap { entry in
      let numbers = entry.split(separator: " ").compactMap { Double(String($0)) }
      guard numbers.count == 3 else { return nil }
      return Moment(time: numbers[0] / 1000, offset: CGPoint(x: numbers[1], y: numbers[2]))
    }
  }

  /// Returns the velocity that UIKit would measure at a moment, in points per second: over the last
  /// two intervals, and 0 for a finger that has rested for a tenth of a second (F153).
  func velocity(at index: Int) -> CGPoint {
    let last = moments[index]
    let first = index >= 2 ? moments[index - 2] : Moment(time: 0, offset: .zero)
    let span = last.time - first.time
    let pause = last.time - (index >= 1 ? moments[index - 1].time : 0)
    guard span > 0, pause <= 0.1 else { return .zero }
    return CGPoint(
      x: (last.offset.x - first.offset.x) / span, y: (last.offset.y - first.offset.y) / span)
  }
}
