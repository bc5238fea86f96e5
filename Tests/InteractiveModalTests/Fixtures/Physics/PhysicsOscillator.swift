import Foundation

@testable import InteractiveModal

/// Follows a spring by its equation of motion, in small steps, and knows no closed form of it.
///
/// The classical fourth-order Runge-Kutta method, with 400 steps to the fastest thing the spring does.
struct PhysicsOscillator {
  let spring: TransitionSpring

  /// Returns the state `time` seconds after `state`.
  func state(_ state: SpringState, after time: TimeInterval) -> SpringState {
    let fastest = spring.angularFrequency * max(1, 2 * spring.dampingRatio)
    let count = Int((CGFloat(time) * fastest * 400).rounded(.up))
    let step = CGFloat(time) / CGFloat(count)
    return (0..<count).reduce(state) { state, _ in advanced(state, by: step) }
  }

  private func advanced(_ state: SpringState, by step: CGFloat) -> SpringState {
    let first = slope(state)
    let second = slope(sum(state, first, step / 2))
    let third = slope(sum(state, second, step / 2))
    let fourth = slope(sum(state, third, step))
    return [(first, 1), (second, 2), (third, 2), (fourth, 1)].reduce(state) { state, term in
      sum(state, term.0, step * term.1 / 6)
    }
  }

  private func slope(_ state: SpringState) -> SpringState {
    let force = -spring.stiffness * state.displacement - spring.damping * state.velocity
    return SpringState(displacement: state.velocity, velocity: force)
  }

  private func sum(_ state: SpringState, _ slope: SpringState, _ share: CGFloat) -> SpringState {
    SpringState(
      displacement: state.displacement + slope.displacement * share,
      velocity: state.velocity + slope.velocity * share)
  }
}
