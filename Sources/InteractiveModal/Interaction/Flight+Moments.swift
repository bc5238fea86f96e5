import Foundation

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
