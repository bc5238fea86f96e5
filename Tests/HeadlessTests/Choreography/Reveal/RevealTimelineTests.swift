import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("The parts of a reveal, each at its own time", .ownWorld) struct RevealTimelineTests {
  private let timeline: TransitionTimeline = [
    "mask": .init(from: 0.2, to: 0.6), "screen": .init(from: 0.1, to: 0.5),
    "source": .init(from: 0.5, to: 0.9), "behind": .init(from: 0.3, to: 0.7),
    "steps": .init(from: 0.25, to: 0.75),
  ]

  private func makeBench() -> RevealBench {
    let bench = RevealBench()
    let steps = UIView(frame: CGRect(x: 100, y: 40, width: 50, height: 20))
    steps.tag = 7
    bench.lower.view.addSubview(steps)
    bench.anchor = bench.searchBar
    bench.reveal.dimming = 0.5
    bench.reveal.timeline = timeline
    bench.reveal.items = [
      RevealTransition.Item(
        "steps", { [weak steps] in steps }, to: .frame { _ in CGRect(x: 300, y: 40, width: 50, height: 20) }
      )
    ]
    return bench
  }

  /// How far a part has come, by what is seen.
  private func share(of part: String, on bench: RevealBench) -> CGFloat {
    switch part {
    case "mask": (bench.opening.width - 300) / 93
    case "screen": 1 - bench.upper.view.shown.transform.affine.ty / 500
    case "source": 1 - (bench.picture(of: bench.field)?.shown.alpha ?? 0)
    case "behind": (bench.dimming?.shown.alpha ?? 0) * 2
    default:
      ((bench.lower.view.subviews.first { $0.tag == 7 }).flatMap(bench.picture)?.frame.minX ?? 0) / 200
        - 0.5
    }
  }

  @Test(
    "begin and end at their own times, and lie still before and after",
    arguments: [
      ("mask", 0.2, 0.6), ("screen", 0.1, 0.5), ("source", 0.5, 0.9), ("behind", 0.3, 0.7),
      ("steps", 0.25, 0.75),
    ] as [(String, CGFloat, CGFloat)])
  func times(part: String, from: CGFloat, to: CGFloat) {
    let bench = makeBench()
    bench.begin()
    let moments: [(CGFloat, CGFloat)] = [
      (0, 0), (from, 0), (from + (to - from) / 4, 0.25), ((from + to) / 2, 0.5), (to, 1), (1, 1),
    ]
    for (progress, expected) in moments + moments.reversed() {
      bench.show(progress)
      let seen = share(of: part, on: bench)
      #expect(abs(seen - expected) < 1e-6, "\(part) is at \(seen) at \(progress)")
    }
    #expect(bench.finish().disorder == nil)
  }

  @Test("a part that the timeline does not name goes with the whole")
  func unnamed() {
    let bench = makeBench()
    bench.reveal.timeline = [:]
    bench.begin(at: 0.3)
    for part in ["mask", "screen", "source", "behind", "steps"] {
      #expect(abs(share(of: part, on: bench) - 0.3) < 1e-6)
    }
  }
}
