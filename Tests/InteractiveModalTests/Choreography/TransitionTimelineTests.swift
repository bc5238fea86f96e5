import Foundation
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions

@Suite("The timeline of a transition")
struct TransitionTimelineTests {
  private typealias Interval = TransitionTimeline.Interval

  private let timeline: TransitionTimeline = [
    "card": .init(to: 0.6, easing: .easeOut),
    "title": .init(from: 0.4, to: 0.9, easing: .spring(dampingRatio: 0.7)),
    "body": .init(from: 0.5),
  ]

  @Test(
    "a part without an interval moves during the whole transition",
    arguments: [-0.2, 0, 0.3, 1, 1.1] as [CGFloat])
  func unknown(progress: CGFloat) {
    #expect(timeline.interval(of: "unknown").progress(at: progress) == progress)
    #expect(([:] as TransitionTimeline).interval(of: "card").progress(at: progress) == progress)
    #expect(timeline.interval(of: "unknown").progress(at: .nan) == 0)
    #expect(timeline["unknown"] == nil)
    #expect(timeline.interval(of: "body").progress(at: 0.75) == 0.5)
  }

  @Test("intervals can be changed and removed, and the last one of a name counts")
  func changes() {
    var changed: TransitionTimeline = ["card": .init(to: 0.1), "card": .init(from: 0.9)]
    #expect(changed["card"] == .init(from: 0.9))
    changed["card"] = .init(to: 0.3)
    #expect(changed["card"] == .init(to: 0.3))
    changed["card"] = nil
    #expect(changed.interval(of: "card").progress(at: 0.25) == 0.25)
  }

  @Test(
    "a part moves in its interval; beyond 0 or 1 only a linear part continues whose interval has the same end",
    arguments: [
      (Interval(), 0.3, 0.3), (Interval(from: 0.2, to: 0.6), 0, 0), (Interval(from: 0.2, to: 0.6), 0.2, 0),
      (Interval(from: 0.2, to: 0.6), 0.3, 0.25), (Interval(from: 0.2, to: 0.6), 0.5, 0.75),
      (Interval(from: 0.2, to: 0.6), 0.6, 1), (Interval(from: 0.2, to: 0.6), 1, 1),
      (Interval(to: 0.5), 0.125, 0.25), (Interval(from: 0.5), 0.625, 0.25),
      (Interval(from: 0.5, easing: .easeInOut), 0.75, 0.5),
      (Interval(to: 0.4, easing: .cubic(0.25, 0.1, 0.25, 1)), 0.2, 0.802403387584857),
      (Interval(), -0.1, -0.1), (Interval(), 1.1, 1.1), (Interval(to: 0.5), -0.1, -0.2),
      (Interval(to: 0.5), 1.1, 1), (Interval(from: 0.5), -0.1, 0), (Interval(from: 0.5), 1.1, 1.2),
      (Interval(from: 0.2, to: 0.8), -0.1, 0), (Interval(from: 0.2, to: 0.8), 1.1, 1),
      (Interval(easing: .easeIn), -0.1, 0), (Interval(easing: .easeIn), 1.1, 1),
      (Interval(from: 0.5, easing: .spring(dampingRatio: 0.5)), 1.1, 1),
    ] as [(TransitionTimeline.Interval, CGFloat, CGFloat)])
  func progress(_ interval: TransitionTimeline.Interval, at progress: CGFloat, is expected: CGFloat) {
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

  @Test("at 0 and 1 every part is exactly at its ends", arguments: TransitionEasingTests.Sample.all)
  func ends(_ sample: TransitionEasingTests.Sample) {
    let marks = (0...20).map { CGFloat($0) / 20 }
    for (from, to) in marks.flatMap({ from in marks.map { (from, $0) } }) {
      let interval = Interval(from: from, to: to, easing: sample.easing)
      #expect(interval.progress(at: 0) == 0)
      #expect(interval.progress(at: 1) == 1)
    }
  }

  @Test("a reversed interval has come as far as the interval has yet to go")
  func reversed() {
    let intervals = ["card", "title", "body"].map(timeline.interval)
    for (interval, step) in intervals.flatMap({ interval in (-10...110).map { (interval, $0) } }) {
      let progress = CGFloat(step) / 100
      let rest = 1 - interval.progress(at: 1 - progress)
      #expect((interval.reversed.progress(at: progress) - rest).magnitude < 1e-9)
    }
    #expect(Interval(from: 0.8, to: 0.8).reversed.progress(at: 0.19) == 0)
    #expect(Interval(from: 0.8, to: 0.8).reversed.progress(at: 0.21) == 1)
  }

  @Test(
    "an end outside of 0...1 becomes the nearer one, and an end before the beginning the beginning",
    arguments: [
      (-3, 0.5, 0, 0.5), (0.5, 7, 0.5, 1), (2, 3, 1, 1), (-2, -1, 0, 0), (0.7, 0.2, 0.7, 0.7),
      (-.infinity, .infinity, 0, 1), (.infinity, -.infinity, 1, 1), (.nan, 0.5, 0, 0.5), (0.5, .nan, 0.5, 1),
      (.nan, .nan, 0, 1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func domain(from: CGFloat, to: CGFloat, becomes start: CGFloat, and end: CGFloat) {
    let interval = Interval(from: from, to: to)
    #expect(interval.from == start && interval.to == end)
  }

  @Test(
    "a progress that is not finite counts as 0, and the shortest interval has finite values",
    arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func notFinite(progress: CGFloat) {
    let short = Interval(from: 0, to: .leastNonzeroMagnitude)
    #expect([-1e99, -0.1, 0, 0.1, 1e99].allSatisfy { short.progress(at: $0).isFinite })
    #expect(short.progress(at: 0.1) == 1)
    #expect(Interval().progress(at: progress) == 0)
    #expect(Interval(from: 0, to: 0).progress(at: progress) == 0)
  }
}
