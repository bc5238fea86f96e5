/// A damped spring by small steps along its equation of motion, x″ = −ω²x − 2ζωx′.
///
/// It shares nothing with the kit, nor with ``ExactOscillator``. It takes the classical Runge-Kutta steps of
/// fourth order, 400 to the fastest motion of the spring.
package struct SteppedOscillator: Sendable {
  private let stiffness, damping, fastest: Double

  /// - Parameter response: Seconds in which the undamped spring swings once.
  package init(dampingRatio: Double, response: Double) {
    let frequency = 2 * Double.pi / response
    (stiffness, damping) = (frequency * frequency, 2 * dampingRatio * frequency)
    fastest = frequency * max(1, 2 * dampingRatio)
  }

  /// Returns displacement and velocity `time` seconds after they were those of `start`.
  package func state(_ start: SIMD2<Double>, after time: Double) -> SIMD2<Double> {
    let count = (time * fastest * 400).rounded(.up)
    let step = time / max(count, 1)
    var now = start
    for _ in 0..<Int(count) {
      let first = slope(now)
      let second = slope(now + first * (step / 2))
      let third = slope(now + second * (step / 2))
      let fourth = slope(now + third * step)
      let middle = second + third
      now += (first + middle + middle + fourth) * (step / 6)
    }
    return now
  }

  private func slope(_ state: SIMD2<Double>) -> SIMD2<Double> {
    [state.y, -stiffness * state.x - damping * state.y]
  }
}
