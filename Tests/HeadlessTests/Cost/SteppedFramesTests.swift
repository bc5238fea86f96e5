import TestWorld
import Testing

@testable import InteractiveModal

@MainActor @Suite("Frames that a test steps", .ownWorld)
struct SteppedFramesTests {
  @Test(
    "each frame of the longest motion is shown, and after it the last one alone",
    arguments: [(0.5, 60), (60, 7200), (100_000, 7201), (1e300, 7201)])
  func skips(seconds: Double, shown: Int) {
    let (frames, state) = (SteppedFrames(), SharedState())
    state.steppedFrames = frames
    var times: [Double] = []
    SharedState.$current.withValue(state) {
      let link = DisplayLink { times.append($0) }
      link.start()
      frames.advance(to: seconds)
      link.stop()
    }
    let end = min(seconds, 1e9)
    #expect(times.count == shown && abs((times.last ?? 0) - end) < 0.01 && frames.time == end)
    frames.advance(to: frames.time + 1)
    #expect(frames.time == end || seconds < 1e9)
  }

  @Test("an earlier time and one that is not finite have no effect", arguments: [-1, 0, .nan, .infinity])
  func ignored(seconds: Double) {
    let frames = SteppedFrames()
    frames.advance(to: 1)
    frames.advance(to: seconds)
    #expect(frames.time == 1 && frames.count == 120)
  }

  @Test("a link has each frame from its start until its stop, once, and in the order in which links start")
  func links() {
    let (frames, state) = (SteppedFrames(), SharedState())
    state.steppedFrames = frames
    var story: [String] = []
    SharedState.$current.withValue(state) {
      var stopsOther = false
      let second = DisplayLink { _ in story.append("second") }
      let first = DisplayLink { _ in
        story.append("first")
        if stopsOther { second.stop() }
      }
      for link in [first, second, first] { link.start() }
      frames.step()
      #expect(story == ["first", "second"])
      stopsOther = true
      frames.step()
      #expect(story == ["first", "second", "first"])
      second.start()
      first.stop()
      frames.step()
      #expect(story == ["first", "second", "first", "second"])
      second.stop()
      frames.step()
      #expect(story.count == 4 && frames.count == 4 && abs(frames.time - 4.0 / 120) < 1e-12)
      frames.advance(to: 0.1234)
      #expect(frames.time == 0.1234 && frames.count == 14)
    }
  }
}
