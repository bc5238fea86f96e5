import Foundation

/// The time that the kit's motion goes by: the display's own, unless somebody who looks at a transition slows it down.
@MainActor enum MotionTime {
  /// Where the two times are known to meet, and how fast this one goes since.
  private struct Pace {
    var display: TimeInterval = 0
    var motion: TimeInterval = 0
    var speed: Double = 1
  }

  private static var pace = Pace()

  /// How fast it goes; 1 is the display's own time, 0 stands still.
  static var speed: Double { pace.speed }

  /// Goes at another speed from a time of the display on, without a jump.
  static func setSpeed(_ speed: Double, at display: TimeInterval) {
    pace = speed == 1 && isOwn ? Pace() : Pace(display: display, motion: time(at: display), speed: speed)
  }

  /// Whether it never was another than the display's.
  private static var isOwn: Bool { pace.speed == 1 && pace.display == pace.motion }

  /// The time of motion at a time of the display, in seconds.
  static func time(at display: TimeInterval) -> TimeInterval {
    pace.motion + (display - pace.display) * pace.speed
  }
}
