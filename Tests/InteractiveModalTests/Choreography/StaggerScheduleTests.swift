import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("The schedule of the items of two screens") struct StaggerScheduleTests {
  private func schedule(
    lower: Int, upper: Int, isOpening: Bool = true, easing: TransitionEasing = .linear
  ) -> StaggerSchedule {
    let timing = StaggerTiming(delay: 0.05, duration: 0.6)
    return StaggerSchedule(
      lower: .init(timing: timing, count: lower), upper: .init(timing: timing, count: upper),
      lag: 0.15, easing: easing, isOpening: isOpening)
  }

  @Test(
    "has the seconds of the timing as shares of the whole duration",
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

  @Test("gives the whole transition to the only screen with items")
  func isAlone() {
    for (lower, upper) in [(5, 0), (0, 5)] {
      let alone = schedule(lower: lower, upper: upper)
      #expect(alone.lower + alone.upper == StaggerTiming(delay: 0.05, duration: 0.6).intervals(count: 5))
    }
    #expect(schedule(lower: 0, upper: 0) == schedule(lower: 0, upper: 0, isOpening: false))
    #expect(schedule(lower: 0, upper: 0).lower.isEmpty)
  }

  @Test("lets the upper screen's items leave first on the way back, and mirrors their easing")
  func isMirrored() {
    let opening = schedule(lower: 4, upper: 7, easing: .easeIn)
    let closing = schedule(lower: 7, upper: 4, isOpening: false, easing: .easeIn)
    #expect(closing.upper == opening.lower.map(\.reversed))
    #expect(closing.lower == opening.upper.map(\.reversed))
    #expect(closing.upper.first?.to == 1)
    #expect(closing.upper.first?.easing == TransitionEasing.easeIn.reversed)
  }
}
