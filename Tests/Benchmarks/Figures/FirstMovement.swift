import HeadlessHosts

@testable import InteractiveModal
@testable import UIKit

/// How long a finger that has gone far enough waits for the card: the longest, over all recordings.
struct FirstMovement: Figure {
  let recordings: [GestureRecording]

  func rows() -> [Row] {
    let delays = recordings.compactMap(delay)
    return [
      Row(
        figure: "frames from the event past the hysteresis to the first movement", unit: "frames",
        measured: delays.max().map(Double.init), limit: .atMost(0))
    ]
  }

  /// Frames that were drawn in between; `nil` where the finger drags nothing.
  private func delay(_ recording: GestureRecording) -> Int? {
    let desk = Desk()
    var (begin, movement): (Int?, Int?) = (nil, nil)
    Playback(recording, on: desk).drag {
      if begin == nil, desk.driver.finger.cardPan.recognizer.state == .began { begin = desk.clock.frames }
      if movement == nil, desk.driver.interaction.progress != 1 { movement = desk.clock.frames }
    }
    return begin.map { (movement ?? desk.clock.frames) - $0 }
  }
}
