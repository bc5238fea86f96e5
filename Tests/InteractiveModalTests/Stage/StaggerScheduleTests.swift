import Testing

@testable import InteractiveModal

@Suite("When the items of two screens move") struct StaggerScheduleTests {
  private func schedule(
    lower: Int, upper: Int, lag: Double = 0.15, isOpening: Bool = true, order: StaggerTiming.Order = .forward
  ) -> StaggerSchedule {
    let staggering = StaggerTiming(delay: 0.05, duration: 0.6, order: order)
    return StaggerSchedule(
      lower: .init(staggering: staggering, count: lower), upper: .init(staggering: staggering, count: upper),
      lag: lag, easing: .linear, isOpening: isOpening)
  }

  @Test(
    "is told in seconds of the whole",
    arguments: [(1, 1), (3, 3), (12, 3), (3, 12), (40, 2), (500, 500)])
  func isInSeconds(lower: Int, upper: Int) {
    let schedule = schedule(lower: lower, upper: upper)
    let whole = max(0.05 * Double(lower - 1) + 0.6, 0.15 + 0.05 * Double(upper - 1) + 0.6)
    for (index, interval) in schedule.lower.enumerated() {
      #expect(abs(interval.from * whole - 0.05 * Double(index)) < 1e-9)
      #expect(abs(interval.to * whole - 0.05 * Double(index) - 0.6) < 1e-9)
    }
    for (index, interval) in schedule.upper.enumerated() {
      #expect(abs(interval.from * whole - 0.15 - 0.05 * Double(index)) < 1e-9)
      #expect(abs(interval.to * whole - 0.75 - 0.05 * Double(index)) < 1e-9)
    }
    #expect((schedule.lower + schedule.upper).map(\.to).max() == 1)
  }

  @Test("a single screen with items has the whole")
  func isAlone() {
    for (lower, upper) in [(5, 0), (0, 5)] {
      let alone = schedule(lower: lower, upper: upper)
      #expect(alone.lower + alone.upper == StaggerTiming(delay: 0.05, duration: 0.6).intervals(count: 5))
    }
    #expect(schedule(lower: 0, upper: 0) == schedule(lower: 0, upper: 0, isOpening: false))
    #expect(schedule(lower: 0, upper: 0).lower.isEmpty)
  }

  @Test("closing, the upper ones leave, in the same order in time")
  func isMirrored() {
    let (opening, closing) = (schedule(lower: 4, upper: 7), schedule(lower: 7, upper: 4, isOpening: false))
    #expect(closing.upper == opening.lower.map(\.reversed))
    #expect(closing.lower == opening.upper.map(\.reversed))
    #expect(closing.upper.first?.to == 1)
  }

  @Test(
    "the order is that of the staggering",
    arguments: [
      (StaggerTiming.Order.forward, [0, 1, 2, 3, 4]), (.backward, [4, 3, 2, 1, 0]),
      (.outward(from: 1), [1, 0, 1, 2, 3]), (.outward(from: 9), [4, 3, 2, 1, 0]),
    ])
  func isOrdered(order: StaggerTiming.Order, turns: [Int]) {
    let schedule = schedule(lower: 5, upper: 0, order: order)
    let greatest = turns.max() ?? 0
    let whole = 0.05 * Double(greatest) + 0.6
    for (interval, turn) in zip(schedule.lower, turns) {
      #expect(abs(interval.from * whole - 0.05 * Double(turn)) < 1e-9)
    }
  }
}
