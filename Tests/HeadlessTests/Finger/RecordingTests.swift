import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Real fingers, recorded", .ownWorld) @MainActor struct RecordingTests {
  @Test("all recordings are there")
  func complete() {
    #expect(Recording.all.count == 92)
  }

  @Test(
    "every gesture ends, with everything in its place, and costs nothing", arguments: Recording.everyWay)
  func ends(_ recording: Recording) {
    let playback = Playback(recording)
    let screen = playback.screen
    #expect((playback.outcome == .dismissed ? screen.leftover : screen.disorder) == nil)
    #expect(screen.simulator.complaints == [])
    #expect(screen.simulator.ledger.layoutWrites == 0)
    #expect(screen.simulator.ledger.redundantWrites == 0)
    #expect(playback.lag < 0.001)
    #expect(screen.clock.isIdle)
  }

  @Test(
    "the flight starts with the position and velocity at which the drag ended",
    arguments: Recording.everyWay)
  func continues(_ recording: Recording) throws {
    let playback = Playback(recording)
    guard playback.outcome != .none else { return }
    let (held, released) = (try #require(playback.held), try #require(playback.released))
    #expect(released.progress == held.progress)
    let finger = playback.screen.delegate.updates.last { $0.phase == .held }
    #expect(released.velocity == finger?.velocity)
  }

  @Test(
    "taps and sideways flings never begin",
    arguments: Recording.everyWay.filter { ["tap", "fling left", "fling right"].contains($0.gesture.kind) })
  func neverBegins(_ recording: Recording) {
    let playback = Playback(recording)
    #expect(playback.outcome == .none)
    #expect(playback.screen.simulator.ledger.writes == 0)
  }

  @Test(
    "the position decides a release after a hold",
    arguments: Recording.everyWay.filter { $0.gesture.kind == "hold before lift" })
  func holdBeforeLift(_ recording: Recording) throws {
    let playback = Playback(recording)
    guard playback.outcome != .none else { return }
    let progress = try #require(playback.released).progress
    #expect(playback.outcome == (progress < 0.5 ? .dismissed : .kept))
  }

  @Test(
    "a fling down that ends fast dismisses, the same upside down stays",
    arguments: Recording.all.filter {
      $0.gesture.kind == "fling down"
    })
  func fling(_ recording: Recording) {
    let downwards = Playback(recording)
    guard let velocity = downwards.released?.velocity else { return }
    if velocity > 900 { #expect(downwards.outcome == .dismissed) }
    let upwards = Playback(Recording(gesture: recording.gesture, isMirrored: true))
    #expect(upwards.outcome == .kept)
  }

  @Test(
    "the last movement counts, not the fastest",
    arguments: Recording.everyWay.filter { $0.gesture.kind == "reversal" })
  func lastMovement(_ recording: Recording) throws {
    let playback = Playback(recording)
    guard playback.outcome != .none else { return }
    let released = try #require(playback.released)
    let recorded = recording.path.finalVelocity
    if recorded < -300 { #expect(playback.outcome == .kept) }
    if recorded > 300, released.progress < 0.5 { #expect(playback.outcome == .dismissed) }
  }

  @Test(
    "with Reduce Motion every gesture ends the same way, and costs nothing", arguments: Recording.everyWay)
  func reduced(_ recording: Recording) {
    let (playback, moving) = (Playback(recording, reducesMotion: true), Playback(recording))
    let screen = playback.screen
    #expect(playback.outcome == moving.outcome)
    #expect(playback.held == moving.held)
    #expect(playback.released == moving.released)
    #expect(playback.lag < 0.001)
    #expect((playback.outcome == .dismissed ? screen.leftover : screen.disorder) == nil)
    #expect(screen.simulator.ledger.layoutWrites == 0)
    #expect(screen.simulator.ledger.redundantWrites == 0)
  }

  @Test(
    "a recording is released at the same progress on displays of all frame rates",
    arguments: [80.0, 90, 120])
  func pace(_ framesPerSecond: Double) throws {
    for recording in Recording.all.prefix(30) {
      let (one, other) = (Playback(recording), Playback(recording, framesPerSecond: framesPerSecond))
      #expect(one.outcome == other.outcome)
      #expect(one.released?.progress == other.released?.progress)
      #expect(one.released?.velocity == other.released?.velocity)
    }
  }

  @Test("the same finger on any device is followed to the point", arguments: Device.all)
  func devices(_ device: Device) {
    for recording in Recording.all.filter({ $0.gesture.kind == "fling down" }) {
      let playback = Playback(recording, on: device)
      #expect(playback.lag < 0.001)
      #expect((playback.outcome == .dismissed ? playback.screen.leftover : playback.screen.disorder) == nil)
    }
  }
}
