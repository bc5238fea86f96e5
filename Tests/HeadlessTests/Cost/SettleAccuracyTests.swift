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
    "in every frame the reported progress is that of the spring, to a billionth of the travel",
    arguments: Display.allCases, [0.05, 0.8, 1, 5] as [CGFloat])
  func onTheSpring(_ display: Display, dampingRatio: CGFloat) throws {
    let spring = TransitionSpring(dampingRatio: dampingRatio, response: 20)
    let screen = thrown(on: display, spring)
    let (start, travel) = (try #require(screen.delegate.updates.last), screen.travel)
    var oscillator = Oscillator(
      displacement: Double(start.progress - 1), velocity: Double(-start.velocity / travel),
      dampingRatio: Double(dampingRatio), response: 20, at: screen.clock.now)
    var frames = 0
    screen.clock.onFrame {
      guard screen.delegate.updates.last?.phase == .settling(.presented) else { return }
      oscillator.advance(to: screen.clock.now)
      #expect(abs(Double(screen.reportedProgress) - 1 - oscillator.state.x) < 1e-9)
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

/// Follows a spring by its equation of motion, x″ = −ω²x − 2ζωx′, without the kit's closed form.
///
/// Takes the classical Runge-Kutta steps of fourth order, at least 1000 in a second.
private struct Oscillator {
  /// Displacement and velocity.
  private(set) var state: SIMD2<Double>
  private var time: TimeInterval
  private let stiffness, damping: Double

  init(
    displacement: Double, velocity: Double, dampingRatio: Double, response: TimeInterval,
    at time: TimeInterval
  ) {
    (state, self.time) = ([displacement, velocity], time)
    let frequency = 2 * Double.pi / response
    (stiffness, damping) = (frequency * frequency, 2 * dampingRatio * frequency)
  }

  mutating func advance(to end: TimeInterval) {
    let count = max(1, ((end - time) * 1000).rounded(.up))
    let step = (end - time) / count
    for _ in 0..<Int(count) {
      let first = slope(state)
      let second = slope(state + first * (step / 2))
      let third = slope(state + second * (step / 2))
      let fourth = slope(state + third * step)
      let middle = second + third
      state += (first + middle + middle + fourth) * (step / 6)
    }
    time = end
  }

  private func slope(_ state: SIMD2<Double>) -> SIMD2<Double> {
    [state.y, -stiffness * state.x - damping * state.y]
  }
}
