import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("Choosing the moments of a film") struct FilmPlanTests {
    /// A second before the release, a second after it, a hundred points each, ten moments a second.
    private let moments: [GestureMoment] = {
      let phases: [GesturePhase] =
        [.atRest, .touching] + Array(repeating: .dragging, count: 9) + [.released]
        + Array(repeating: .settling, count: 12)
      return phases.enumerated().map { index, phase in
        let way = CGFloat(min(max(index - 1, 0), 20)) * 10
        let top = way < 200 ? 50 + way : nil
        return GestureMoment(index: index, time: Double(index) / 10, phase: phase, top: top)
      }
    }()

    private func plan(_ count: Int) -> [GestureMoment] { FilmPlan(moments, count: count, gone: 250).moments }

    @Test("there are as many as were asked for, in order", arguments: 1...12)
    func count(wanted: Int) {
      let plan = plan(wanted)
      #expect(plan.count == wanted)
      #expect(zip(plan, plan.dropFirst()).allSatisfy { $0.index < $1.index })
    }

    @Test("six tell the whole story, evenly by the way that the card went")
    func six() {
      let plan = plan(6)
      #expect(plan.map(\.phase) == [.atRest, .dragging, .dragging, .released, .settling, .settling])
      #expect(plan.map(\.top) == [50, 80, 110, 150, 200, nil])
    }

    @Test("one is the release, two the beginning and the last movement, which is not the last look")
    func few() {
      #expect(plan(1).map(\.phase) == [.released])
      #expect(plan(2).map(\.index) == [0, 21])
    }

    @Test("a resize has a picture of its own, half-way, and the drag one before and one after it")
    func resize() {
      let resized = moments.map { moment in
        let phase = (5...7).contains(moment.index) ? GesturePhase.resizing : moment.phase
        return GestureMoment(index: moment.index, time: moment.time, phase: phase, top: moment.top)
      }
      let plan = FilmPlan(resized, count: 7, gone: 250).moments
      #expect(plan.map(\.index) == [0, 3, 7, 9, 11, 16, 21])
    }

    @Test("what ends before the resize does is filmed until the resize is over")
    func lateResize() {
      let resized = moments[...14].map { moment in
        let phase = moment.index == 10 ? .resizing : moment.phase
        return GestureMoment(
          index: moment.index, time: moment.time, phase: phase, top: min(moment.top ?? 0, 60))
      }
      #expect(FilmPlan(resized, count: 4, gone: 250).moments.map(\.index) == [0, 10, 11, 13])
    }

    @Test("a part that is too short leaves its places to the other")
    func shortSettling() {
      let end = GestureMoment(index: 12, time: 1.2, phase: .settling, top: nil)
      let short = moments[..<12] + [end]
      let plan = FilmPlan(Array(short), count: 6, gone: 250).moments
      #expect(plan.map(\.phase) == [.atRest, .dragging, .dragging, .dragging, .released, .settling])
    }

    @Test("a finger that moves nothing is filmed by time")
    func still() {
      let still = moments.map { GestureMoment(index: $0.index, time: $0.time, phase: $0.phase, top: 50) }
      let plan = FilmPlan(still, count: 5, gone: 250).moments
      #expect(plan.count >= 3)
      #expect(plan.last?.phase == .released)
    }
  }
}
