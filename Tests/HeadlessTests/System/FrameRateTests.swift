import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Displays of different frame rates", .ownWorld) @MainActor struct FrameRateTests {
  /// The displays that are compared.
  enum Display: CaseIterable, CustomTestStringConvertible {
    case hz60, hz80, hz90, hz120, jittered, stalling

    var testDescription: String { "\(self)" }

    var framesPerSecond: Double {
      switch self {
      case .hz60, .jittered, .stalling: 60
      case .hz80: 80
      case .hz90: 90
      case .hz120: 120
      }
    }
  }

  /// A card that is thrown back: its release, and the progress that each frame showed.
  private struct Flight {
    var release: TimeInterval
    var start: ModalUpdate
    var travel: CGFloat
    var shown: [(time: TimeInterval, progress: CGFloat)] = []
  }

  private func flight(on display: Display) throws -> Flight {
    let screen = Screen(framesPerSecond: display.framesPerSecond).open()
    if display == .jittered { screen.clock.frameJitter = { sin(Double($0) * 1.7) * 0.004 } }
    screen.clock.advance(to: 1010)
    screen.grab(400)
    screen.drag(by: -60, over: 0.08)
    screen.finger.up()
    let start = try #require(screen.delegate.updates.last)
    var flight = Flight(release: screen.clock.now, start: start, travel: screen.travel)
    if display == .stalling { screen.clock.stall(for: 0.14) }
    let probe = FrameProbe { flight.shown.append(($0, screen.delegate.updates.last?.progress ?? .nan)) }
    screen.clock.advance(by: 1)
    probe.stop()
    return flight
  }

  @Test("every frame shows the spring as it is when the frame is seen", arguments: Display.allCases)
  func onTheSpring(_ display: Display) throws {
    let flight = try flight(on: display)
    let motion = SpringAnimation(
      spring: ModalConfiguration.mail.motion.throwSpring, start: flight.start.progress,
      velocity: -flight.start.velocity / flight.travel, target: 1, startTime: flight.release)
    let moving = flight.shown.filter { $0.progress != 1 }
    #expect(moving.count > 10)
    for frame in moving {
      #expect(abs(frame.progress - motion.value(at: frame.time)) * flight.travel < 0.001)
    }
  }

  @Test("all displays show the same at common instants", arguments: [Display.hz60, .hz80, .hz90])
  func commonInstants(_ display: Display) throws {
    let (one, other) = (try flight(on: display), try flight(on: .hz120))
    var compared = 0
    for frame in one.shown {
      guard let twin = other.shown.first(where: { abs($0.time - frame.time) < 1e-6 }) else { continue }
      #expect(abs(frame.progress - twin.progress) * one.travel < 0.001)
      compared += 1
    }
    #expect(compared >= 5)
  }

  @Test(
    "after a stall of any length the next frame shows the card where it should be",
    arguments: [0.05, 0.3, 3])
  func stall(of seconds: TimeInterval) throws {
    let screen = Screen().present()
    screen.clock.advance(by: 0.1)
    screen.clock.stall(for: seconds)
    screen.clock.advance(by: 0.0167)
    let expected = Screen().present()
    expected.clock.advance(by: 0.1 + seconds + 0.0167)
    #expect(abs(screen.cardTop - expected.cardTop) < 0.001)
  }
}

/// Watches the frames of a display, after the display links that were added before.
@MainActor final class FrameProbe: ActionReceiver {
  private var link: CADisplayLink?
  private let handler: (TimeInterval) -> Void

  init(handler: @escaping (TimeInterval) -> Void) {
    self.handler = handler
    let link = CADisplayLink(target: self, selector: "tick")
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func receive(_ action: Selector, from sender: AnyObject) {
    if let link { handler(link.targetTimestamp) }
  }

  func stop() { link?.invalidate() }
}
