import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Real fingers that open a modal", .ownWorld) @MainActor struct OpeningRecordingTests {
  private func play(_ recording: Recording, late seconds: Double? = nil) -> OpeningDesk {
    let desk = OpeningDesk(orientation: recording.isLandscape ? .landscapeLeft : .portrait)
    if let seconds { desk.screen.simulator.transitionStart = .after(seconds) }
    let (path, start, begin) = (recording.path, desk.point(), desk.clock.now)
    desk.finger.down(at: start)
    for move in path.moves {
      desk.clock.advance(to: begin + move.time)
      desk.finger.move(to: CGPoint(x: start.x + move.offset.dx, y: start.y + move.offset.dy))
    }
    desk.clock.advance(to: begin + path.lift.time)
    if path.movesAtLift {
      desk.finger.move(to: CGPoint(x: start.x + path.lift.offset.dx, y: start.y + path.lift.offset.dy))
    }
    desk.finger.up()
    return desk
  }

  @Test("every gesture ends, open or as if nothing had been", arguments: Recording.everyWay)
  func ends(_ recording: Recording) {
    let desk = play(recording)
    desk.settle()
    #expect(desk.fault == nil)
    #expect(desk.clock.isIdle)
    #expect(desk.interaction?.opened == nil)
  }

  @Test("and so it does where UIKit begins late", arguments: Recording.everyWay, [0.15, 1])
  func endsLate(_ recording: Recording, late seconds: Double) {
    let desk = play(recording, late: seconds)
    desk.settle()
    #expect(desk.fault == nil)
    #expect(desk.clock.isIdle)
  }

  @Test(
    "a fling up opens, the same downwards begins nothing",
    arguments: Recording.all.filter { $0.gesture.kind == "fling down" })
  func fling(_ recording: Recording) {
    var upwards = recording
    upwards.isMirrored = true
    let desk = play(upwards)
    desk.settle()
    if upwards.path.finalVelocity < -900 { #expect(desk.opened == nil && desk.made == 1) }
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
