import Foundation

/// Tells how much real time has passed since it was made.
struct Stopwatch {
  private let start = ContinuousClock.now

  var seconds: Double { start.duration(to: .now) / .seconds(1) }
}
