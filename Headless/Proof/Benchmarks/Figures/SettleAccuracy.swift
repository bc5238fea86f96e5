import Oscillators
import UIKit

@testable import InteractiveModal
@testable import UIKit

/// How far a card that settles is from where its spring is, in any frame on any display.
struct SettleAccuracy: Figure {
  /// A display, and what happens to it.
  private struct Display {
    var framesPerSecond: Double = 60
    var jitter: TimeInterval = 0
    var stall: TimeInterval = 0
  }

  private static let displays =
    [60, 80, 90, 120].map { Display(framesPerSecond: $0) }
    + [Display(jitter: 0.004)] + [0.1, 1, 10].map { Display(stall: $0) }
  private static let dampings: [CGFloat] = [0.05, 0.3, 0.8, 1, 1.5, 5]
  /// Long enough for a card to be on its way after the longest stall, in seconds.
  private static let response: TimeInterval = 20

  var promises: [Promise] {
    [
      Promise(
        figure: "error of a settle: 60–120 Hz, jitter, stalls to 10 s, damping 0.05–5", unit: "travels",
        limit: .ulps(128, of: 1), oracle: "the spring's power series")
    ]
  }

  func measure() -> [Double?] {
    let errors = Self.displays.flatMap { display in
      Self.dampings.map { error(on: display, damping: $0) }
    }
    return [errors.worst]
  }

  private func error(on display: Display, damping: CGFloat) -> Double {
    let spring = TransitionSpring(dampingRatio: damping, response: Self.response)
    let desk = thrown(on: display, spring)
    guard let start = desk.delegate.updates.last else { return .nan }
    let (release, travel) = (desk.clock.now, desk.session.layout.travel)
    let oscillator = ExactOscillator(dampingRatio: damping, response: Self.response)
    var (error, frames) = (0.0, 0)
    desk.clock.onFrame {
      guard case .settling(.detent) = desk.delegate.updates.last?.phase else { return }
      let exact = oscillator.state(
        [start.progress - 1, -start.velocity / travel], after: desk.clock.now - release)
      // Above its open position, or where it starts above that, a card stretches up to a limit.
      let first = max(start.progress - 1, 0)
      let (excess, limit) = (exact.x - first, desk.session.layout.stretchLimit / travel - first)
      let shown = excess > 0 ? first + excess * limit / (excess + limit) : exact.x
      error = [error, abs(desk.reportedProgress - 1 - shown)].worst ?? .nan
      frames += 1
    }
    desk.clock.stall(for: display.stall)
    desk.clock.runUntilIdle(limit: 15)
    return frames > 0 ? error : .nan
  }

  /// A desk whose card is thrown back up from half-way.
  private func thrown(on display: Display, _ spring: TransitionSpring) -> Desk {
    var configuration = ModalConfiguration.mail
    (configuration.motion.tapSpring, configuration.motion.throwSpring) = (spring, spring)
    let desk = Desk(framesPerSecond: display.framesPerSecond, configuration: configuration)
    if display.jitter > 0 { desk.clock.frameJitter = { sin(Double($0) * 1.7) * display.jitter } }
    desk.touch()
    desk.drag(by: 400, in: 40)
    desk.drag(by: -60, in: 5)
    desk.finger.up()
    return desk
  }
}

extension Desk {
  /// Progress of the last update.
  fileprivate var reportedProgress: CGFloat { delegate.updates.last?.progress ?? .nan }
}
