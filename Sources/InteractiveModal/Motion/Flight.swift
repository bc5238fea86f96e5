import Foundation

/// A motion without a finger, from a moment on: its whole future is known.
///
/// Times are those of motion, in seconds.
package struct Flight: Equatable, Sendable {
  let animation: SpringAnimation
  /// The moment from which the flight is shown.
  let startTime: TimeInterval
  /// The moment at which the screen stands; not before `startTime`.
  let endTime: TimeInterval

  /// In seconds; a microsecond at least, so that it can be divided by.
  var length: TimeInterval { max(endTime - startTime, 1e-6) }

  /// Returns the progress at a moment; after `endTime` the spring goes on.
  func progress(at time: TimeInterval) -> CGFloat { animation.value(at: time) }
}

extension InteractionState {
  /// The spring that moves the screen; `nil` if a finger does, or nothing.
  var animation: SpringAnimation? {
    switch phase {
    case .settling(let animation, _), .asking(let animation): animation
    case .resting, .caught, .dragged: nil
    }
  }

  /// The flight from the shown moment on; `nil` if no spring moves the screen.
  var flight: Flight? {
    animation.map { animation in
      let startTime = max(animation.startTime, shownTime)
      return Flight(
        animation: animation, startTime: startTime, endTime: max(arrival(of: animation), startTime))
    }
  }

  /// Returns when a flight ends: at rest, or where the screen first reaches an end at which it
  /// stays.
  private func arrival(of animation: SpringAnimation) -> TimeInterval {
    let rest = animation.restTime(within: motion.restTolerance / travel)
    return animation.startTime + min(reach(of: animation) ?? rest, rest)
  }

  /// Seconds from the start of the spring until the screen reaches a stop at which it stays; `nil` if
  /// it may go beyond.
  private func reach(of animation: SpringAnimation) -> TimeInterval? {
    switch phase {
    case .settling(_, .dismissed) where !motion.oscillatesWhenClosed && animation.start <= 0: 0
    case .settling(_, .dismissed) where !motion.oscillatesWhenClosed: animation.firstPassage
    case .settling where motion.isReduced: animation.firstPassage
    case .settling, .resting, .caught, .dragged, .asking: nil
    }
  }
}

extension Flight {
  /// Where a flight is at a moment.
  struct Moment: Equatable, Sendable {
    let time: TimeInterval
    let progress: CGFloat
    /// Progress per second.
    let velocity: CGFloat
  }

  /// How exactly a turn or a passage is found, in seconds.
  private static let resolution: TimeInterval = 2e-6
  /// Longest time between two moments, in seconds.
  private static let longest: TimeInterval = 1 / 8

  func moment(at time: TimeInterval) -> Moment {
    let (progress, velocity) = animation.state(at: time)
    return Moment(time: time, progress: progress, velocity: velocity)
  }

  /// Returns moments from the start to the end, between which progress only rises or only falls, and
  /// passes none of `bends`.
  ///
  /// They are an eighth of a second apart at most, and a quarter of the spring's response: it cannot
  /// turn twice in that time.
  func moments(passing bends: [CGFloat]) -> [Moment] {
    let count = max((length / min(Self.longest, animation.spring.response / 4)).rounded(.up), 1)
    var moments = [moment(at: startTime)]
    for index in 1...Int(count) {
      let next = moment(at: startTime + length * TimeInterval(index) / count)
      let last = moments[moments.count - 1]
      if last.velocity * next.velocity < 0 {
        append(first(from: last, to: next) { $0.velocity * last.velocity <= 0 }, to: &moments, passing: bends)
      }
      append(next, to: &moments, passing: bends)
    }
    return moments
  }

  private func append(_ next: Moment, to moments: inout [Moment], passing bends: [CGFloat]) {
    let last = moments[moments.count - 1]
    let isRising = next.progress > last.progress
    let passed = bends.filter { ($0 - last.progress) * ($0 - next.progress) < 0 }.sorted()
    for bend in isRising ? passed : passed.reversed() {
      moments.append(first(from: last, to: next) { ($0.progress > bend) == isRising })
    }
    moments.append(next)
  }

  /// Returns the first moment at which something holds that holds at `end`, by bisection.
  private func first(from start: Moment, to end: Moment, where holds: (Moment) -> Bool) -> Moment {
    var (start, end) = (start, end)
    while end.time - start.time > Self.resolution {
      let middle = moment(at: (start.time + end.time) / 2)
      if holds(middle) { end = middle } else { start = middle }
    }
    return end
  }
}
