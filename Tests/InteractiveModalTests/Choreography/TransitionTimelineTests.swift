import Foundation
import Testing

@testable import InteractiveModal

@Suite("The timeline of a transition")
struct TransitionTimelineTests {
  private let timeline: TransitionTimeline = [
    "card": .init(to: 0.6, easing: .easeOut),
    "title": .init(from: 0.4, to: 0.9, easing: .spring(dampingRatio: 0.7)),
    "body": .init(from: 0.5),
    "badge": .init(from: 0.8, to: 0.8),
  ]
  private let moments = (-10...110).map { CGFloat($0) / 100 }

  @Test("each part goes by its own interval, and overlaps others as it likes")
  func parts() {
    #expect(timeline.progress(of: "card", at: 0.5) > 0.5)
    #expect(timeline.progress(of: "title", at: 0.5) > 0)
    #expect(timeline.progress(of: "title", at: 0.4) == 0)
    #expect(timeline.progress(of: "body", at: 0.75) == 0.5)
    #expect(timeline.progress(of: "badge", at: 0.79) == 0)
    #expect(timeline.progress(of: "badge", at: 0.8) == 1)
    for name in timeline.names {
      let parts = moments.map { timeline.progress(of: name, at: $0) }
      #expect(parts == moments.map { timeline[name]?.progress(at: $0) ?? .nan })
    }
  }

  @Test("a name that there is none of goes with the whole", arguments: [-0.2, 0, 0.3, 1, 1.1] as [CGFloat])
  func unknown(progress: CGFloat) {
    #expect(timeline.progress(of: "nobody", at: progress) == progress)
    #expect(TransitionTimeline().progress(of: "card", at: progress) == progress)
    #expect(timeline.progress(of: "nobody", at: .nan) == 0)
    #expect(timeline["nobody"] == nil)
  }

  @Test("the way back is the way there in reverse, wherever it turns")
  func thereAndBack() {
    var random = SeededGenerator(seed: 7)
    let walk = (0..<300).map { _ in CGFloat.random(in: -0.1...1.1, using: &random) }
    for name in timeline.names {
      let there = walk.map { timeline.progress(of: name, at: $0) }
      let back = walk.reversed().map { timeline.progress(of: name, at: $0) }
      #expect(there == back.reversed())
    }
  }

  @Test("it keeps the order in which parts were named")
  func order() {
    #expect(timeline.names == ["card", "title", "body", "badge"])
    #expect(TransitionTimeline(["z": .init(), "a": .init(to: 0.5)]).names == ["z", "a"])
    #expect(TransitionTimeline().names.isEmpty)
    #expect(TransitionTimeline() == [:])
  }

  @Test("a name given twice has its first place and its last interval")
  func twice() {
    let twice: TransitionTimeline = ["a": .init(to: 0.1), "b": .init(), "a": .init(from: 0.9)]
    #expect(twice.names == ["a", "b"])
    #expect(twice["a"] == .init(from: 0.9))
  }

  @Test("parts may be added, changed and taken out")
  func changes() {
    var changed = timeline
    changed["shadow"] = .init(to: 0.2)
    changed["title"] = .init(to: 0.3)
    changed["card"] = nil
    changed["nobody"] = nil
    #expect(changed.names == ["title", "body", "badge", "shadow"])
    #expect(changed["title"] == .init(to: 0.3))
    #expect(changed.progress(of: "card", at: 0.25) == 0.25)
    changed["card"] = .init()
    #expect(changed.names.last == "card")
    #expect(changed != timeline)
  }

  @Test("the mirror has come as far as is yet to go from the other end")
  func mirror() {
    let mirror = timeline.reversed
    #expect(mirror.names == timeline.names)
    // A step falls to one side of its moment there and to the other here.
    for (name, moment) in ["card", "title", "body"].flatMap({ name in moments.map { (name, $0) } }) {
      let left = 1 - timeline.progress(of: name, at: 1 - moment)
      #expect((mirror.progress(of: name, at: moment) - left).magnitude < 1e-9)
    }
    #expect(mirror.progress(of: "badge", at: 0.19) == 0)
    #expect(mirror.progress(of: "badge", at: 0.21) == 1)
  }

  @Test("the mirror of the mirror is the timeline")
  func mirrorOfMirror() {
    let twice = timeline.reversed.reversed
    for (name, moment) in ["card", "title", "body"].flatMap({ name in moments.map { (name, $0) } }) {
      let (one, other) = (twice.progress(of: name, at: moment), timeline.progress(of: name, at: moment))
      #expect((one - other).magnitude < 1e-9)
    }
  }
}
