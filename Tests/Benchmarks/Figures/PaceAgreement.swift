import HeadlessHosts
import UIKit

@testable import InteractiveModal
@testable import UIKit

/// The largest distance between cards on displays with different frame rates, under the same finger.
///
/// It compares them after every event, and in each frame of a settle that two displays share.
struct PaceAgreement: Figure {
  /// Where one display showed the card.
  private struct Film {
    var held: [CGFloat] = []
    /// By the time at which it is seen, in microseconds.
    var settling: [Int: CGFloat] = [:]
  }

  let recordings: [GestureRecording]

  func rows() -> [Row] {
    let distances = recordings.flatMap { recording in
      let reference = film(of: recording, at: 120)
      return [60, 80, 90].map { distance(film(of: recording, at: $0), reference) }
    }
    return [
      Row(
        figure: "same recording at 60, 80, 90 and 120 Hz: places apart", unit: "pt",
        measured: distances.worst,
        limit: .atMost(0.25))
    ]
  }

  private func film(of recording: GestureRecording, at framesPerSecond: Double) -> Film {
    let desk = Desk(framesPerSecond: framesPerSecond)
    desk.clock.advance(to: 1010)
    var film = Film()
    desk.clock.onFrame {
      guard case .settling = desk.delegate.updates.last?.phase else { return }
      film.settling[Int((desk.clock.now * 1e6).rounded())] = desk.cardTop
    }
    let playback = Playback(recording, on: desk)
    playback.drag { film.held.append(desk.cardTop) }
    playback.finish()
    return film
  }

  private func distance(_ one: Film, _ other: Film) -> Double {
    guard one.held.count == other.held.count else { return .infinity }
    let held = zip(one.held, other.held).map { abs($0 - $1) }
    let settling = one.settling.compactMap { time, place in other.settling[time].map { abs($0 - place) } }
    return (held + settling).map(Double.init).worst ?? 0
  }
}
