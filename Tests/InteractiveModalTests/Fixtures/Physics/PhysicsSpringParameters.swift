import Foundation

/// `spring_parameters.json`: the same springs by their different names.
struct PhysicsSpringParameters: Codable, Sendable {
  let responseAndRatioToPhysical: [Physical]
  let physicalToResponseAndRatio: [Physical]
  let durationAndBounce: [Perceptual]

  /// A spring by ratio and response, and by its physics.
  struct Physical: Codable, Sendable {
    let dampingRatio: CGFloat
    let response: TimeInterval
    let mass: CGFloat
    let stiffness: CGFloat
    let damping: CGFloat
  }

  /// A spring by duration and bounce, and by the other two.
  struct Perceptual: Codable, Sendable {
    let duration: TimeInterval
    let bounce: CGFloat
    let dampingRatio: CGFloat
    let response: TimeInterval
    let stiffness: CGFloat
    let damping: CGFloat
  }
}
