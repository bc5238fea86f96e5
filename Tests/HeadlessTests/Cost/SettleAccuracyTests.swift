import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("A settle against the equation of motion", .ownWorld) @MainActor struct SettleAccuracyTests {
  /// A display, and what happens to it.
  enum Display: CaseIterable, CustomTestStringConvertible {
    case hz60, hz90, hz120, jittered, stallsBriefly, stallsLong

    var testDescription: String { "\(self)" }

    var framesPerSecond: Double {
      switch self {
      case .hz60, .jittered, .stallsBriefly, .stallsLong: 60
      case .hz90: 90
      case .hz120: 120
      }
    }

    var stall: TimeInterval {
      switch self {
      case .hz60, .hz90, .hz120, .jittered: 0
      case .stallsBriefly: 0.1
      case .stallsLong: 10
      }
    }
  }

  @Test(
    "in every frame the card is where its spring is, to a billionth of the travel",
    arguments: Display.allCases, [0.05, 0.8, 1, 5] as [CGFloat])
  func onTheSpring(_ display: Display, dampingRatio: CGFloat) throws {
    let spring = TransitionSpring(dampingRatio: dampingRatio, response: 20)
    let screen = thrown(on: display, spring)
    let (start, travel) = (try #require(screen.delegate.updates.last), screen.travel)
    let beginning = screen.clock.now
    var frames = 0
    screen.clock.onFrame {
      guard screen.delegate.updates.last?.phase == .settling(.presented) else { return }
      let state = spring.state(
        displacement: start.progress - 1, velocity: -start.velocity / travel,
        after: screen.clock.nextFrame - beginning)
      #expect(abs(screen.reportedProgress - 1 - state.displacement) < 1e-9)
      frames += 1
    }
    screen.clock.stall(for: display.stall)
    screen.clock.advance(by: 0.5)
    #expect(frames > 20)
  }

  private func thrown(on display: Display, _ spring: TransitionSpring) -> Screen {
    var configuration = ModalConfiguration.mail
    (configuration.motion.tapSpring, configuration.motion.throwSpring) = (spring, spring)
    let screen = Screen(framesPerSecond: display.framesPerSecond, configuration: configuration)
    screen.present(animated: false)
    if display == .jittered { screen.clock.frameJitter = { sin(Double($0) * 1.7) * 0.004 } }
    screen.grab(400)
    screen.drag(by: -60, over: 0.08)
    screen.finger.up()
    return screen
  }
}
