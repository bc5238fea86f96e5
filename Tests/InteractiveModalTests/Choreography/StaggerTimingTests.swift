import Foundation
import Testing

@testable import InteractiveModal

@Suite("The timing of staggered items")
struct StaggerTimingTests {
  private static let orders: [StaggerTiming.Order] = [
    .forward, .backward, .outward(from: 0), .outward(from: 3), .outward(from: -9), .outward(from: .max),
  ]
  private static let timings = orders.flatMap { order in
    [
      StaggerTiming(order: order), StaggerTiming(delay: 0, order: order),
      StaggerTiming(delay: 10, order: order),
      StaggerTiming(spread: 0.3, order: order), StaggerTiming(spread: 0.9, order: order),
    ]
  }

  @Test(
    "each item starts after those before it in the order",
    arguments: [
      (.forward, [0, 1, 2, 3, 4]), (.backward, [4, 3, 2, 1, 0]), (.outward(from: 0), [0, 1, 2, 3, 4]),
      (.outward(from: 2), [2, 1, 0, 1, 2]), (.outward(from: 3), [3, 2, 1, 0, 1]),
      (.outward(from: 4), [4, 3, 2, 1, 0]), (.outward(from: -1), [0, 1, 2, 3, 4]),
      (.outward(from: .min), [0, 1, 2, 3, 4]), (.outward(from: .max), [4, 3, 2, 1, 0]),
    ] as [(StaggerTiming.Order, [Int])])
  func ranks(order: StaggerTiming.Order, ranks: [Int]) {
    let timing = StaggerTiming(delay: 0.1, duration: 0.5, order: order)
    let total = timing.totalDuration(count: 5)
    #expect((total - 0.5 - 0.1 * TimeInterval(ranks.max() ?? 0)).magnitude < 1e-12)
    for (interval, rank) in zip(timing.intervals(count: 5), ranks) {
      #expect((interval.from * total - 0.1 * TimeInterval(rank)).magnitude < 1e-12)
      #expect(((interval.to - interval.from) * total - 0.5).magnitude < 1e-12)
    }
  }

  @Test(
    "a spread lies between the first start and the last for any number of items",
    arguments: [2, 3, 12, 500], [0.1, 0.3, 0.9] as [CGFloat])
  func spread(count: Int, spread: CGFloat) {
    let timing = StaggerTiming(spread: spread, duration: 0.6)
    let starts = timing.intervals(count: count).map(\.from)
    #expect((starts[count - 1] - spread).magnitude < 1e-12)
    #expect((starts[1] - spread / CGFloat(count - 1)).magnitude < 1e-12)
    #expect((timing.totalDuration(count: count) * (1 - spread) - 0.6).magnitude < 1e-12)
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
    "a single item has the whole transition, and without items there are no intervals", arguments: timings)
  func few(_ timing: StaggerTiming) {
    #expect(timing.intervals(count: 1) == [.init()])
    for count in [0, -1, .min] {
      #expect(timing.intervals(count: count).isEmpty)
      #expect(timing.totalDuration(count: count) == timing.duration)
    }
  }

  @Test("without a delay all items move at once; by default they start 0.015 s apart and take 0.4 s each")
  func together() {
    #expect(StaggerTiming() == StaggerTiming(delay: 0.015, duration: 0.4))
    #expect(StaggerTiming(delay: 0).intervals(count: 4) == Array(repeating: .init(), count: 4))
    #expect(StaggerTiming(spread: 0).intervals(count: 4) == Array(repeating: .init(), count: 4))
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
    #expect(StaggerTiming(spread: 0.3, duration: duration).duration == allowedDuration)
    #expect((timing.totalDuration(count: 2) - allowedDuration - allowedDelay).magnitude < 1e-12)
  }

  @Test(
    "a spread outside of its domain becomes the nearer end, and NaN the default",
    arguments: [(-0.1, 0), (1, 0.9), (.infinity, 0.9), (.nan, 0.3)] as [(CGFloat, CGFloat)])
  func spreadDomain(_ given: CGFloat, becomes expected: CGFloat) throws {
    #expect(StaggerTiming(spread: given) == StaggerTiming(spread: expected))
    let last = try #require(StaggerTiming(spread: given).intervals(count: 2).last)
    #expect((last.from - expected).magnitude < 1e-12)
  }
}
