import Foundation
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("The timing of staggered items")
struct StaggerTimingTests {
  private static let timings = [StaggerTiming(), StaggerTiming(delay: 0), StaggerTiming(delay: 10)]

  @Test("each item starts after those before it", arguments: [1, 2, 5, 40])
  func starts(count: Int) {
    let timing = StaggerTiming(delay: 0.1, duration: 0.5)
    let total = timing.totalDuration(count: count)
    #expect((total - 0.5 - 0.1 * TimeInterval(count - 1)).magnitude < 1e-12)
    for (index, interval) in timing.intervals(count: count).enumerated() {
      #expect((interval.from * total - 0.1 * TimeInterval(index)).magnitude < 1e-12)
      #expect(((interval.to - interval.from) * total - 0.5).magnitude < 1e-12)
    }
  }

  @Test(
    "the first item starts at exactly 0 and the last arrives at exactly 1",
    arguments: timings, [1, 2, 7, 10_000])
  func ends(_ timing: StaggerTiming, count: Int) {
    let intervals = timing.intervals(count: count)
    #expect(intervals.count == count)
    #expect(intervals.map(\.from).min() == 0)
    #expect(intervals.map(\.to).max() == 1)
    #expect(intervals.allSatisfy { $0.from < $0.to })
    #expect(timing.totalDuration(count: count).isFinite)
  }

  @Test(
    "a single item has the whole transition, as all have without a delay; without items there are no intervals",
    arguments: timings)
  func few(_ timing: StaggerTiming) {
    #expect(timing.intervals(count: 1) == [.init()])
    #expect(StaggerTiming(delay: 0).intervals(count: 4) == Array(repeating: .init(), count: 4))
    for count in [0, -1, .min] {
      #expect(timing.intervals(count: count).isEmpty)
      #expect(timing.totalDuration(count: count) == timing.duration)
    }
  }

  @Test(
    "a number outside of its domain becomes the nearer end, and NaN the default",
    arguments: [
      (-1, 0.6, 0, 0.6), (.infinity, 0.6, 10, 0.6), (.nan, 0.6, 0.015, 0.6), (0.05, 0, 0.05, 0.01),
      (0.05, -.infinity, 0.05, 0.01), (0.05, 99, 0.05, 10), (0.05, .nan, 0.05, 0.4), (.nan, .nan, 0.015, 0.4),
    ] as [(TimeInterval, TimeInterval, TimeInterval, TimeInterval)])
  func domain(
    delay: TimeInterval, _ duration: TimeInterval, becomes allowedDelay: TimeInterval,
    and allowedDuration: TimeInterval
  ) {
    let timing = StaggerTiming(delay: delay, duration: duration)
    #expect(timing == StaggerTiming(delay: allowedDelay, duration: allowedDuration))
    #expect(timing.duration == allowedDuration)
    #expect((timing.totalDuration(count: 2) - allowedDuration - allowedDelay).magnitude < 1e-12)
  }
}
