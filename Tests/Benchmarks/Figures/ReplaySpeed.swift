import HeadlessHosts

@testable import UIKit

/// The speed of a replay until rest, in multiples of the recording's own time.
///
/// Each recording has a device of its own.
struct ReplaySpeed: Figure {
  let recordings: [GestureRecording]

  func rows() -> [Row] {
    var realTime = 0.0
    let time = Stopwatch().seconds {
      for recording in recordings { realTime += replay(recording) }
    }
    return [
      Row(
        figure: "replay of all \(recordings.count) recordings, as a multiple of real time", unit: "×",
        measured: realTime / time, limit: .atLeast(200))
    ]
  }

  /// - Returns: How long the same takes on a device, in seconds, its opening left out.
  private func replay(_ recording: GestureRecording) -> Double {
    let desk = Desk()
    let start = desk.clock.now
    let playback = Playback(recording, on: desk)
    playback.drag()
    playback.finish()
    return desk.clock.now - start
  }
}
