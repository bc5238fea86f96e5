import HeadlessHosts
import UIKit

@testable import InteractiveModal
@testable import UIKit

/// The largest distance between cards on displays with different frame rates, under the same finger.
///
/// It compares them after every event, and in each frame of a settle that two displays share.
struct PaceAgreement: Figure {
  /// The card's edge on one display.
  private struct Film {
    var held: [CGFloat] = []
    /// By the time at which it is seen, in microseconds.
    var settling: [Int: CGFloat] = [:]
  }

  var promises: [Promise] {
    [
      Promise(
        figure: "same recording at 60, 80, 90 and 120 Hz: card's edges apart", unit: "pt",
        limit: .atMost(4.9e-8),
        oracle: "the display of 120 Hz")
    ]
  }

  func measure() throws -> [Double?] {
    let distances = try RecordedFingers.bothWays().flatMap { finger in
      let reference = film(of: finger, at: 120)
      return [60, 80, 90].map { distance(film(of: finger, at: $0), reference) }
    }
    return [distances.worst]
  }

  private func film(of finger: FingerPath, at framesPerSecond: Double) -> Film {
    let desk = Desk(framesPerSecond: framesPerSecond)
    desk.clock.advance(to: 1010)
    var film = Film()
    desk.clock.onFrame {
      guard case .settling = desk.delegate.updates.last?.phase else { return }
      film.settling[Int((desk.clock.now * 1e6).rounded())] = desk.cardTop
    }
    let playback = Playback(finger, on: desk)
    playback.drag { _ in film.held.append(desk.cardTop) }
    playback.finish()
    return film
  }

  /// Two displays that share too few frames of a settle are not compared: no number.
  private func distance(_ one: Film, _ other: Film) -> Double {
    let held = zip(one.held, other.held).map { abs($0 - $1) }
    let settling = one.settling.compactMap { time, edge in other.settling[time].map { abs($0 - edge) } }
    let isCompared =
      !held.isEmpty && one.held.count == other.held.count
      && (settling.count > 2 || min(one.settling.count, other.settling.count) < 20)
    return isCompared ? (held + settling).map(Double.init).worst ?? .nan : .nan
  }
}
