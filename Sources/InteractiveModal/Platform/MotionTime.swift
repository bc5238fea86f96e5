import Foundation

/// The time that the kit's motion goes by: the display's own, unless somebody who looks at a transition slows it down.
@MainActor enum MotionTime {
  /// Where the two times are known to meet, and how fast this one goes since.
  struct Pace {
    var display: TimeInterval = 0
    var motion: TimeInterval = 0
    var speed: Double = 1
  }

  static var pace = Pace()
  /// The time of the display for which a frame was made last: that is ahead of events.
  private static var shown: TimeInterval = 0

  /// How fast it goes; 1 is the display's own time, 0 stands still.
  static var speed: Double { pace.speed }

  /// Goes at another speed, from a time of the display or the last frame on, so that nothing jumps.
  static func setSpeed(_ speed: Double, at now: TimeInterval) {
    let display = (0..<1).contains(shown - now) ? shown : now
    pace = speed == 1 && isOwn ? Pace() : Pace(display: display, motion: time(at: display), speed: speed)
  }

  /// Whether it never was another than the display's.
  private static var isOwn: Bool { pace.speed == 1 && pace.display == pace.motion }

  /// The time of motion in a frame that will be seen at a time of the display.
  static func frame(at display: TimeInterval) -> TimeInterval {
    shown = display
    return time(at: display)
  }

  /// The time of motion at a time of the display, in seconds.
  static func time(at display: TimeInterval) -> TimeInterval {
    pace.motion + (display - pace.display) * pace.speed
  }
}
