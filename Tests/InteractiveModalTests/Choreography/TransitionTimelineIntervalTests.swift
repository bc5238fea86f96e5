import Foundation
import Testing

@testable import InteractiveModal

@Suite("The interval of a part")
struct TransitionTimelineIntervalTests {
  typealias Interval = TransitionTimeline.Interval

  @Test(
    "a part stays, moves and has arrived",
    arguments: [
      (Interval(), 0.3, 0.3), (Interval(from: 0.2, to: 0.6), 0, 0), (Interval(from: 0.2, to: 0.6), 0.2, 0),
      (Interval(from: 0.2, to: 0.6), 0.3, 0.25), (Interval(from: 0.2, to: 0.6), 0.5, 0.75),
      (Interval(from: 0.2, to: 0.6), 0.6, 1), (Interval(from: 0.2, to: 0.6), 1, 1),
      (Interval(to: 0.5), 0.125, 0.25), (Interval(from: 0.5), 0.625, 0.25),
      (Interval(from: 0.5, easing: .easeInOut), 0.75, 0.5),
      (Interval(to: 0.4, easing: .cubic(0.25, 0.1, 0.25, 1)), 0.2, 0.802403387584857),
    ] as [(Interval, CGFloat, CGFloat)])
  func progress(_ interval: Interval, at progress: CGFloat, is expected: CGFloat) {
    #expect((interval.progress(at: progress) - expected).magnitude < 1e-12)
  }

  @Test(
    "where the whole overshoots, so does a linear part that lies at that end, and no other",
    arguments: [
      (Interval(), -0.1, -0.1), (Interval(), 1.1, 1.1), (Interval(to: 0.5), -0.1, -0.2),
      (Interval(to: 0.5), 1.1, 1), (Interval(from: 0.5), -0.1, 0), (Interval(from: 0.5), 1.1, 1.2),
      (Interval(from: 0.2, to: 0.8), -0.1, 0), (Interval(from: 0.2, to: 0.8), 1.1, 1),
      (Interval(easing: .easeIn), -0.1, 0), (Interval(easing: .easeIn), 1.1, 1),
      (Interval(from: 0.5, easing: .spring(dampingRatio: 0.5)), 1.1, 1),
    ] as [(Interval, CGFloat, CGFloat)])
  func overshoot(_ interval: Interval, at progress: CGFloat, is expected: CGFloat) {
    #expect((interval.progress(at: progress) - expected).magnitude < 1e-12)
  }

  @Test(
    "an empty interval is a step at its end",
    arguments: [
      (0.4, 0.399, 0), (0.4, 0.4, 1), (0.4, 0.401, 1), (0.4, -5, 0), (0.4, 5, 1), (1, 0.999, 0), (1, 1, 1),
      (1, 1.2, 1), (0, -0.1, 0), (0, 0, 0), (0, 0.001, 1),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func step(end: CGFloat, at progress: CGFloat, is expected: CGFloat) {
    let easings: [TransitionEasing] = [.linear, .easeOut, .spring(dampingRatio: 0.4)]
    for easing in easings {
      #expect(Interval(from: end, to: end, easing: easing).progress(at: progress) == expected)
    }
  }

  @Test("at the ends of the whole every part is at its own, exactly", arguments: EasingTests.Sample.all)
  func ends(_ sample: EasingTests.Sample) {
    let marks = (0...20).map { CGFloat($0) / 20 }
    for (from, to) in marks.flatMap({ from in marks.map { (from, $0) } }) {
      let interval = Interval(from: from, to: to, easing: sample.easing)
      #expect(interval.progress(at: 0) == 0)
      #expect(interval.progress(at: 1) == 1)
    }
  }

  @Test(
    "what lies outside 0 to 1 is brought into it, and an end before its beginning to it",
    arguments: [
      (-3, 0.5, 0, 0.5), (0.5, 7, 0.5, 1), (2, 3, 1, 1), (-2, -1, 0, 0), (0.7, 0.2, 0.7, 0.7),
      (-.infinity, .infinity, 0, 1), (.infinity, -.infinity, 1, 1), (.nan, 0.5, 0, 0.5), (0.5, .nan, 0.5, 1),
      (.nan, .nan, 0, 1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func domain(from: CGFloat, to: CGFloat, becomes start: CGFloat, and end: CGFloat) {
    let interval = Interval(from: from, to: to)
    #expect(interval == Interval(from: start, to: end))
    #expect(interval.from == start)
    #expect(interval.to == end)
  }

  @Test("a progress that is not finite counts as 0", arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func notFinite(progress: CGFloat) {
    #expect(Interval().progress(at: progress) == 0)
    #expect(Interval(from: 0, to: 0).progress(at: progress) == 0)
  }

  @Test("however short it is, what comes of it is finite")
  func short() {
    let interval = Interval(from: 0, to: .leastNonzeroMagnitude)
    #expect([-1e99, -0.1, 0, 0.1, 1e99].allSatisfy { interval.progress(at: $0).isFinite })
    #expect(interval.progress(at: 0.1) == 1)
  }
}
