import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Real fingers, recorded", .ownWorld) @MainActor struct RecordingTests {
  @Test("all recordings are there")
  func complete() {
    #expect(Recording.all.count == 92)
  }

  @Test("nearly all fingers ask for one end, however their velocity is measured")
  func isDecided() {
    let travel = Screen().open().travel
    let ends = Recording.everyWay.map { RecordedEnd($0.path).outcomes(travel: travel) }
    for outcome in [Playback.Outcome.dismissed, .kept, .none] {
      #expect(ends.filter { $0 == [outcome] }.count > 70)
    }
    #expect(ends.filter { $0.count > 1 }.count < 24)
  }

  @Test(
    "every gesture ends with everything in its place, and the flight goes on as the drag ended",
    arguments: Recording.everyWay)
  func ends(_ recording: Recording) throws {
    let playback = Playback(recording)
    let (screen, ledger) = (playback.screen, playback.screen.simulator.ledger)
    #expect((playback.outcome == .dismissed ? screen.leftover : screen.disorder) == nil)
    #expect(screen.simulator.complaints == [] && screen.clock.isIdle)
    #expect(ledger.layoutWrites == 0 && ledger.redundantWrites == 0 && playback.lag < 0.001)
    let expected = RecordedEnd(recording.path).outcomes(travel: playback.travel)
    #expect(expected.contains(playback.outcome), "\(expected)")
    guard playback.outcome != .none else { return }
    let (held, released) = (try #require(playback.held), try #require(playback.released))
    #expect(released.progress == held.progress)
    #expect(released.velocity == screen.delegate.updates.last { $0.phase == .held }?.velocity)
  }

  @Test(
    "with Reduce Motion every gesture ends the same way, and costs nothing", arguments: Recording.everyWay)
  func reduced(_ recording: Recording) {
    let (playback, moving) = (Playback(recording, reducesMotion: true), Playback(recording))
    let (screen, ledger) = (playback.screen, playback.screen.simulator.ledger)
    #expect(playback.outcome == moving.outcome && playback.lag < 0.001)
    #expect(playback.held == moving.held && playback.released == moving.released)
    #expect((playback.outcome == .dismissed ? screen.leftover : screen.disorder) == nil)
    #expect(ledger.layoutWrites == 0 && ledger.redundantWrites == 0)
  }
}
