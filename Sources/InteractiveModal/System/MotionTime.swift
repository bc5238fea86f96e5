import Foundation

/// The time of the kit's motion: the display's time, which ``TransitionInspector`` can slow down
/// or stop. All times are in seconds.
struct MotionTime {
  /// A moment at which both times are known, and the speed since then.
  private struct Pace {
    var display: TimeInterval = 0
    var motion: TimeInterval = 0
    var speed: Double = 1
  }

  private var pace = Pace()
  /// The display's time of the last frame. That is ahead of events.
  private var shown: TimeInterval = 0

  /// Seconds of motion per second of the display: 1 by default, 0 stands still.
  var speed: Double { pace.speed }

  /// Changes the speed from a time of the display or the last frame on, so that nothing jumps.
  mutating func setSpeed(_ speed: Double, at now: TimeInterval) {
    guard speed != pace.speed else { return }
    let display = (0..<1).contains(shown - now) ? shown : now
    pace = Pace(display: display, motion: time(at: display), speed: speed)
  }

  /// Returns the time of motion in a frame that the display shows at a time of its own.
  mutating func frame(at display: TimeInterval) -> TimeInterval {
    shown = display
    return time(at: display)
  }

  /// Returns the time of motion at a time of the display.
  func time(at display: TimeInterval) -> TimeInterval { pace.motion + (display - pace.display) * pace.speed }
}
