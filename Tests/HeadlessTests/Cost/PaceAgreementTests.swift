import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("One finger on displays of any pace", .ownWorld) @MainActor struct PaceAgreementTests {
  /// Where one display showed the card.
  private struct Film {
    var held: [CGFloat] = []
    /// By the time at which it is seen, in microseconds.
    var settling: [Int: CGFloat] = [:]
  }

  @Test(
    "after every event, and in every frame that two displays show at once, the card is at one place",
    arguments: Recording.all)
  func agree(_ recording: Recording) throws {
    let reference = film(of: recording, at: 120)
    for framesPerSecond in [60.0, 80, 90] {
      let other = film(of: recording, at: framesPerSecond)
      #expect(other.held == reference.held)
      let common = other.settling.compactMap { time, place in reference.settling[time].map { place - $0 } }
      #expect(common.allSatisfy { abs($0) < Screen.unseen })
      #expect(other.settling.count < 20 || common.count > 2)
    }
  }

  private func film(of recording: Recording, at framesPerSecond: Double) -> Film {
    let screen = Screen(framesPerSecond: framesPerSecond).open()
    screen.clock.advance(to: 1010)
    var film = Film()
    screen.clock.onFrame {
      guard case .settling = screen.delegate.updates.last?.phase else { return }
      film.settling[Int((screen.clock.now * 1e6).rounded())] = screen.cardTop
    }
    screen.play(recording.path, from: screen.grip) { _ in film.held.append(screen.cardTop) }
    screen.lift()
    return film
  }
}
