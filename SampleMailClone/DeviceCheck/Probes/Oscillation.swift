import Foundation

/// The course of a damped spring, by the formula of a textbook: it shares nothing with the kit.
struct Oscillation {
  let start: CGFloat
  let end: CGFloat
  /// Units per second at the start.
  var velocity: CGFloat = 0
  var dampingRatio: CGFloat = 1
  var response: TimeInterval = 0.35

  /// The value after some seconds; the start before that.
  func value(at time: TimeInterval) -> CGFloat {
    let (time, frequency, distance) = (max(time, 0), 2 * .pi / response, start - end)
    let decay = exp(-dampingRatio * frequency * time)
    let pull = velocity + dampingRatio * frequency * distance
    guard dampingRatio < 1 else { return end + decay * (distance + pull * time) }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    return end + decay * (distance * cos(damped * time) + pull / damped * sin(damped * time))
  }

  /// Seconds until a value between start and end is passed, of a motion that goes straight there.
  func time(of value: CGFloat) -> TimeInterval {
    var (early, late): (TimeInterval, TimeInterval) = (0, 10 * response)
    for _ in 1...50 {
      let middle = (early + late) / 2
      if (self.value(at: middle) - value) * (start - end) > 0 { early = middle } else { late = middle }
    }
    return early
  }

  /// Units per second after some seconds, with the sign of the direction.
  func velocity(at time: TimeInterval) -> CGFloat {
    (value(at: time + 1e-4) - value(at: time - 1e-4)) / 2e-4
  }

  /// Units per second after some seconds.
  func speed(at time: TimeInterval) -> CGFloat {
    abs(velocity(at: time))
  }
}
