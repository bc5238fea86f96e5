import Foundation
import HeadlessHosts

/// The speed of a replay until rest, in multiples of the recording's own time.
///
/// Each recording has a device of its own.
struct ReplaySpeed: Figure {
  var promises: [Promise] {
    [
      Promise(
        figure: "replay of all recordings, as a multiple of real time", unit: "×",
        limit: .atLeast(300, because: "processors differ, and are busy"), oracle: "the processor's time")
    ]
  }

  func measure() throws -> [Double?] {
    let fingers = try RecordedFingers.all()
    let start = Self.processorTime
    let realTime = fingers.map(replay).reduce(0, +)
    return [realTime / (Self.processorTime - start)]
  }

  /// - Returns: How long the same takes on a device, in seconds, its opening left out.
  private func replay(_ finger: FingerPath) -> Double {
    let desk = Desk()
    let start = desk.clock.now
    let playback = Playback(finger, on: desk)
    playback.drag()
    playback.finish()
    return desk.clock.now - start
  }

  /// In seconds: other programs do not count.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
