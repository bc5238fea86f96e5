/// A damped spring by the power series of its equation of motion, to compare springs of the kit with.
///
/// It shares no formula with the kit: no closed form, no case for each damping, no constant.
///
/// The state after a time is e^(At) times the state before, A = (0, 1; -ω², -2ζω). The time is halved
/// until the series converges at once, and the matrix is squared as often.
package struct ExactOscillator: Sendable {
  /// A matrix of two rows and columns.
  private struct Matrix {
    var (a, b, c, d): (Double, Double, Double, Double)

    static let one = Matrix(a: 1, b: 0, c: 0, d: 1)

    static func * (one: Matrix, other: Matrix) -> Matrix {
      Matrix(
        a: one.a * other.a + one.b * other.c, b: one.a * other.b + one.b * other.d,
        c: one.c * other.a + one.d * other.c, d: one.c * other.b + one.d * other.d)
    }

    static func + (one: Matrix, other: Matrix) -> Matrix {
      Matrix(a: one.a + other.a, b: one.b + other.b, c: one.c + other.c, d: one.d + other.d)
    }

    func scaled(by factor: Double) -> Matrix {
      Matrix(a: a * factor, b: b * factor, c: c * factor, d: d * factor)
    }
  }

  private static let terms = 18
  private let frequency: Double
  private let damping: Double

  /// - Parameter response: Seconds in which the undamped spring swings once.
  package init(dampingRatio: Double, response: Double) {
    frequency = 2 * Double.pi / response
    damping = dampingRatio
  }

  /// Returns displacement and velocity `time` seconds after they were those of `start`.
  package func state(_ start: SIMD2<Double>, after time: Double) -> SIMD2<Double> {
    let motion = exponential(frequency * time)
    return [
      motion.a * start.x + motion.b * start.y / frequency,
      motion.c * start.x * frequency + motion.d * start.y,
    ]
  }

  /// Of an angle, in radians of the undamped spring; velocities are in distances a radian.
  private func exponential(_ angle: Double) -> Matrix {
    var (halvings, angle) = (0, angle)
    while angle * (1 + 2 * damping) > 0.5 { (halvings, angle) = (halvings + 1, angle / 2) }
    let rate = Matrix(a: 0, b: angle, c: -angle, d: -2 * damping * angle)
    var (sum, term) = (Matrix.one, Matrix.one)
    for order in 1...Self.terms {
      term = (term * rate).scaled(by: 1 / Double(order))
      sum = sum + term
    }
    for _ in 0..<halvings { sum = sum * sum }
    return sum
  }
}
