import Foundation

@testable import InteractiveModal

/// Follows a spring by its equation of motion, without a closed form.
///
/// Takes the classical Runge-Kutta steps of fourth order, 400 to the fastest motion of the spring.
struct PhysicsOscillator {
  private let stiffness, damping, fastest: Double

  init(dampingRatio: CGFloat, response: TimeInterval) {
    let (frequency, ratio) = (2 * Double.pi / response, Double(dampingRatio))
    (stiffness, damping) = (frequency * frequency, 2 * ratio * frequency)
    fastest = frequency * max(1, 2 * ratio)
  }

  /// Returns the state `time` seconds after `state`.
  func state(_ state: SpringState, after time: TimeInterval) -> SpringState {
    let count = Int((time * fastest * 400).rounded(.up))
    let step = time / Double(count)
    var now = SIMD2(Double(state.displacement), Double(state.velocity))
    for _ in 0..<count {
      let first = slope(now)
      let second = slope(now + first * (step / 2))
      let third = slope(now + second * (step / 2))
      let fourth = slope(now + third * step)
      let middle = second + third
      now += (first + middle + middle + fourth) * (step / 6)
    }
    return SpringState(displacement: CGFloat(now.x), velocity: CGFloat(now.y))
  }

  private func slope(_ state: SIMD2<Double>) -> SIMD2<Double> {
    [state.y, -stiffness * state.x - damping * state.y]
  }
}
