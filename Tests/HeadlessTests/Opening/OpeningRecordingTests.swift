import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Real fingers that open a modal", .ownWorld) @MainActor struct OpeningRecordingTests {
  private func play(_ recording: Recording, late seconds: Double? = nil) -> OpeningDesk {
    let desk = OpeningDesk(orientation: recording.isLandscape ? .landscapeLeft : .portrait)
    if let seconds { desk.simulator.transitionStart = .after(seconds) }
    desk.play(recording.path, from: desk.point(), movesAtLift: recording.path.movesAtLift)
    desk.finger.up()
    return desk
  }

  @Test(
    "every gesture ends, open or as if nothing had been, also if UIKit begins late",
    arguments: Recording.everyWay, [nil, 0.15, 1])
  func ends(_ recording: Recording, late seconds: Double?) {
    let desk = play(recording, late: seconds).settle()
    #expect(desk.fault == nil && desk.clock.isIdle && desk.interaction?.modalFinger == nil)
  }

  @Test(
    "a fling up opens, the same downwards begins nothing",
    arguments: Recording.all.filter { $0.gesture.kind == "fling down" })
  func fling(_ recording: Recording) {
    var upwards = recording
    upwards.isMirrored = true
    let desk = play(upwards).settle()
    #expect(desk.opened == nil && desk.made == 1)
    #expect(play(recording).made == 0)
  }

  @Test(
    "taps and sideways flings never begin",
    arguments: Recording.everyWay.filter { ["tap", "fling left", "fling right"].contains($0.gesture.kind) })
  func neverBegins(_ recording: Recording) {
    let desk = play(recording)
    #expect(desk.made == 0)
    #expect(desk.screen.draft.presentingViewController == nil)
  }

  @Test("what is let go goes on as fast", arguments: Recording.everyWay)
  func continues(_ recording: Recording) throws {
    let desk = play(recording)
    let updates = desk.screen.delegate.updates
    guard let index = updates.lastIndex(where: { $0.phase == .held }), index + 1 < updates.count else {
      return
    }
    #expect(updates[index + 1].progress == updates[index].progress)
    #expect(updates[index + 1].velocity == updates[index].velocity)
  }
}
