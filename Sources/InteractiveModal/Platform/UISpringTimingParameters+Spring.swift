import UIKit

extension UISpringTimingParameters {
  /// The timing of a flight for views that UIKit animates.
  ///
  /// - Parameters:
  ///   - spring: The flight's spring. UIKit has none that creeps: a damping ratio above 1 counts as
  ///     1 (F405).
  ///   - velocity: At the beginning, in distances to the target per second.
  ///   - speed: Seconds of motion per second.
  convenience init(_ spring: TransitionSpring, velocity: CGFloat, at speed: Double) {
    let velocity = velocity * speed
    self.init(
      mass: 1, stiffness: spring.stiffness * speed * speed, damping: spring.damping * speed,
      initialVelocity: CGVector(dx: velocity, dy: velocity))
  }
}
