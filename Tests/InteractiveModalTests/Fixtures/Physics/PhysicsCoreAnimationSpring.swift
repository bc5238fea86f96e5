import Foundation

@testable import InteractiveModal

/// `core_animation_spring.json`: Apple's own spring, as measured.
struct PhysicsCoreAnimationSpring: Codable, Sendable {
  let settling: [Settling]
  let perceptual: [Perceptual]
  let values: [Value]

  /// How long Core Animation says a spring takes.
  struct Settling: Codable, Sendable {
    let mass: CGFloat
    let stiffness: CGFloat
    let damping: CGFloat
    let initialVelocity: CGFloat
    let settlingDuration: TimeInterval

    var spring: TransitionSpring { TransitionSpring(mass: mass, stiffness: stiffness, damping: damping) }
  }

  /// A spring by duration and bounce, from rest.
  struct Perceptual: Codable, Sendable {
    let duration: TimeInterval
    let bounce: CGFloat
    let stiffness: CGFloat
    let damping: CGFloat
    let settlingDuration: TimeInterval

    var spring: TransitionSpring { TransitionSpring(duration: duration, bounce: bounce) }
  }

  /// Where an animation from 0 to 100 is at `time`.
  struct Value: Codable, Sendable {
    let mass: CGFloat
    let stiffness: CGFloat
    let damping: CGFloat
    let initialVelocity: CGFloat
    let time: TimeInterval
    let value: CGFloat

    var spring: TransitionSpring { TransitionSpring(mass: mass, stiffness: stiffness, damping: damping) }
  }
}
