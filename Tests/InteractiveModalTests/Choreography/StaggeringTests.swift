import Foundation
import Testing

@testable import InteractiveModal

@Suite("The staggering of a list")
struct StaggeringTests {
  private static let orders: [StaggerTiming.Order] = [
    .forward, .backward, .outward(from: 0), .outward(from: 3), .outward(from: -9), .outward(from: .max),
  ]
  private static let staggerings = orders.flatMap { order in
    [
      StaggerTiming(order: order), StaggerTiming(delay: 0, order: order),
      StaggerTiming(delay: 10, order: order),
      StaggerTiming(spread: 0.3, order: order), StaggerTiming(spread: 0.9, order: order),
    ]
  }

  @Test("0.05 s apart and 0.6 s each, five take 0.8 s")
  func figures() {
    let staggering = StaggerTiming(delay: 0.05, duration: 0.6)
    #expect(staggering == StaggerTiming())
    #expect((staggering.totalDuration(count: 5) - 0.8).magnitude < 1e-12)
    let rows = staggering.intervals(count: 5, easing: .spring(dampingRatio: 0.8))
    #expect(rows.allSatisfy { $0.easing == .spring(dampingRatio: 0.8) })
    let starts: [CGFloat] = [0, 0.0625, 0.125, 0.1875, 0.25]
    #expect(zip(rows, starts).allSatisfy { ($0.from - $1).magnitude < 1e-12 })
    #expect(zip(rows, starts).allSatisfy { ($0.to - $1 - 0.75).magnitude < 1e-12 })
  }

  @Test(
    "who waits for how many turns",
    arguments: [
      (.forward, [0, 1, 2, 3, 4]), (.backward, [4, 3, 2, 1, 0]), (.outward(from: 0), [0, 1, 2, 3, 4]),
      (.outward(from: 2), [2, 1, 0, 1, 2]), (.outward(from: 3), [3, 2, 1, 0, 1]),
      (.outward(from: 4), [4, 3, 2, 1, 0]), (.outward(from: -1), [0, 1, 2, 3, 4]),
      (.outward(from: .min), [0, 1, 2, 3, 4]), (.outward(from: .max), [4, 3, 2, 1, 0]),
    ] as [(StaggerTiming.Order, [Int])])
  func turns(order: StaggerTiming.Order, ranks: [Int]) {
    let staggering = StaggerTiming(delay: 0.1, duration: 0.5, order: order)
    let total = staggering.totalDuration(count: 5)
    let most = TimeInterval(ranks.max() ?? 0)
    #expect((total - 0.5 - 0.1 * most).magnitude < 1e-12)
    for (interval, rank) in zip(staggering.intervals(count: 5), ranks) {
      #expect((interval.from * total - 0.1 * TimeInterval(rank)).magnitude < 1e-12)
      #expect(((interval.to - interval.from) * total - 0.5).magnitude < 1e-12)
    }
  }

  @Test(
    "a spread lies between the first start and the last, however many there are",
    arguments: [2, 3, 12, 500], [0.1, 0.3, 0.9] as [CGFloat])
  func spread(count: Int, share: CGFloat) {
    let staggering = StaggerTiming(spread: share, duration: 0.6)
    let starts = staggering.intervals(count: count).map(\.from)
    #expect((starts[count - 1] - share).magnitude < 1e-12)
    #expect((starts[1] - share / CGFloat(count - 1)).magnitude < 1e-12)
    #expect((staggering.totalDuration(count: count) * (1 - share) - 0.6).magnitude < 1e-12)
  }

  @Test(
    "the first sets off at 0 and the last arrives at 1, exactly", arguments: staggerings, [1, 2, 7, 10_000])
  func ends(_ staggering: StaggerTiming, count: Int) {
    let intervals = staggering.intervals(count: count)
    #expect(intervals.count == count)
    #expect(intervals.map(\.from).min() == 0)
    #expect(intervals.map(\.to).max() == 1)
    #expect(intervals.allSatisfy { $0.from < $0.to })
    #expect(staggering.totalDuration(count: count).isFinite)
  }

  @Test("a single item has the whole, and none have nothing", arguments: staggerings)
  func few(_ staggering: StaggerTiming) {
    #expect(staggering.intervals(count: 1, easing: .easeIn) == [.init(easing: .easeIn)])
    for count in [0, -1, .min] {
      #expect(staggering.intervals(count: count).isEmpty)
      #expect(staggering.totalDuration(count: count) == staggering.duration)
    }
  }

  @Test("without a delay all move at once")
  func together() {
    #expect(StaggerTiming(delay: 0).intervals(count: 4) == Array(repeating: .init(), count: 4))
    #expect(StaggerTiming(spread: 0).intervals(count: 4) == Array(repeating: .init(), count: 4))
  }

  @Test(
    "numbers out of their domain are brought into it",
    arguments: [
      (-1, 0.6, 0, 0.6), (.infinity, 0.6, 10, 0.6), (.nan, 0.6, 0.05, 0.6), (0.05, 0, 0.05, 0.01),
      (0.05, -.infinity, 0.05, 0.01), (0.05, 99, 0.05, 10), (0.05, .nan, 0.05, 0.6), (.nan, .nan, 0.05, 0.6),
    ] as [(TimeInterval, TimeInterval, TimeInterval, TimeInterval)])
  func domain(
    delay: TimeInterval, _ duration: TimeInterval, becomes start: TimeInterval, and length: TimeInterval
  ) {
    #expect(StaggerTiming(delay: delay, duration: duration) == StaggerTiming(delay: start, duration: length))
    #expect(StaggerTiming(delay: delay, duration: duration).duration == length)
    #expect(StaggerTiming(spread: 0.3, duration: duration).duration == length)
    let apart = StaggerTiming(delay: delay, duration: duration).totalDuration(count: 2) - length
    #expect((apart - start).magnitude < 1e-12)
  }

  @Test(
    "a spread out of its domain is brought into it",
    arguments: [(-0.1, 0), (1, 0.9), (.infinity, 0.9), (.nan, 0.3)] as [(CGFloat, CGFloat)])
  func spreadDomain(_ given: CGFloat, becomes expected: CGFloat) throws {
    #expect(StaggerTiming(spread: given) == StaggerTiming(spread: expected))
    let last = try #require(StaggerTiming(spread: given).intervals(count: 2).last)
    #expect((last.from - expected).magnitude < 1e-12)
  }
}
