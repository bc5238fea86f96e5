import TestWorld
import Testing

@testable import UIKit

/// Springs follow the damped oscillator's equation and settle to a thousandth (F117 to F123).
@MainActor @Suite("Springs", .ownWorld) struct SpringCurveTests {
  @Test("the system's spring takes half a second for any given duration, and does not overshoot")
  func system() {
    let animator = UIViewPropertyAnimator(duration: 7, timingParameters: UISpringTimingParameters())
    #expect(near(animator.duration, 0.5057, within: 1e-3))
    let curve = UISpringTimingParameters().curve
    let values = (0...100).map { curve.value(at: Double($0) / 100, within: animator.duration).x }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 } && values.last == 1)
  }

  @Test("mass, stiffness and damping give the equation's motion", arguments: [0.2, 0.5, 0.9, 1])
  func equation(ratio: Double) {
    let (mass, stiffness) = (2.0, 50.0)
    let damping = ratio * 2 * (mass * stiffness).squareRoot()
    let velocity = CGVector(dx: 3, dy: -1)
    let spring = SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    let duration = spring.duration
    func place(_ time: Double) -> SIMD2<Double> { spring.value(at: time / duration, within: duration) }
    let step = 1e-4
    for time in stride(from: 0.01, to: 0.3, by: 0.03) {
      let speed = (place(time + step) - place(time - step)) / (2 * step)
      let change = (place(time + step) + place(time - step) - 2 * place(time)) / (step * step)
      let force = mass * change + damping * speed + stiffness * (place(time) - .one)
      #expect(abs(force.x) < 1e-3 && abs(force.y) < 1e-3)
    }
    let begun = place(step) / step
    #expect(near(begun.x, 3, within: 0.02) && near(begun.y, -1, within: 0.02))
  }

  @Test("the vertical velocity moves vertical positions, the horizontal one everything else")
  func vector() {
    let moving = MovingView()
    let parameters = UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 20))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations {
      moving.view.center = CGPoint(x: 150, y: 225)
      moving.view.transform = CGAffineTransform(translationX: 100, y: 100)
    }
    animator.startAnimation()
    moving.clock.advance(by: 0.02)
    let shown = moving.shown
    #expect(shown.position.y - 125 > 2 * (shown.position.x - 50))
    #expect(near(shown.transform.affine.ty, shown.position.x - 50))
  }

  @Test(
    "invalid constants give the system's spring",
    arguments: [(0.0, 1.0, 1.0), (1, -1, 1), (1, 1, -1), (.nan, 1, 1), (1, .infinity, 1)])
  func bad(mass: Double, stiffness: Double, damping: Double) {
    #expect(
      SpringCurve(mass: mass, stiffness: stiffness, damping: damping) == UISpringTimingParameters().curve)
  }
}
