import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("Real fingers on lists", .ownWorld) @MainActor struct ListRecordingTests {
  @Test(
    "every gesture on every list ends right, and content and card go as far as the finger",
    arguments: Recording.all, TestList.every)
  func ends(_ recording: Recording, on kind: TestList) {
    expectRight(ListPlayback(recording, on: kind, deliversInward: false))
    expectRight(
      ListPlayback(Recording(gesture: recording.gesture, isMirrored: true), on: kind, deliversInward: true))
  }

  @Test(
    "a card with two heights that scrolling expands goes as far as finger or trackpad, with the content",
    arguments: Recording.all, TestList.every)
  func expands(_ recording: Recording, on kind: TestList) {
    var configuration = ModalConfiguration.mail
    configuration.detents = [.medium, .large]
    for (isMirrored, isTrackpad) in [(false, false), (true, false), (false, true), (true, true)] {
      let playback = ListPlayback(
        Recording(gesture: recording.gesture, isMirrored: isMirrored), on: kind,
        deliversInward: isMirrored, configuration: configuration, isTrackpad: isTrackpad)
      #expect(playback.watch.error < 0.001)
      #expect(playback.faultAtHeight == nil)
      #expect(playback.screen.clock.isIdle)
    }
  }

  @Test("so it is on a list that is upside down", arguments: Recording.all, TestList.every)
  func endsUpsideDown(_ recording: Recording, on kind: TestList) {
    for isInward in [false, true] {
      expectRight(ListPlayback(recording, on: kind, deliversInward: isInward, isFlipped: true))
    }
  }

  private func expectRight(_ playback: ListPlayback) {
    #expect(playback.fault == nil)
    #expect(playback.watch.error < 0.001)
    #expect(playback.watch.slip < 0.001)
    #expect(playback.screen.clock.isIdle)
  }

  @Test(
    "a fling down at the top dismisses, one on a scrolled list scrolls",
    arguments: Recording.all.filter { $0.gesture.kind == "fling down" })
  func fling(_ recording: Recording) {
    let top = ListPlayback(recording, on: .table(offset: 0), deliversInward: false)
    let expected = RecordedEnd(recording.path).outcomes(travel: Screen().open().travel)
    #expect(expected.contains(top.screen.isGone ? .dismissed : .kept))
    let scrolled = ListPlayback(recording, on: .table(offset: 900), deliversInward: false)
    #expect(scrolled.screen.disorder == nil)
    #expect(
      scrolled.list.contentOffset.y < 900 - recording.path.lift.offset.dy, "it coasts beyond the finger")
  }
}
