import Foundation
import Testing

@testable import InteractiveModal

/// Springs of every damping, with position and velocity over time.
struct PhysicsSpringClosedForm: PhysicsTable {
  static let file = "spring_closed_form"

  let times: [TimeInterval]
  let rows: [Row]

  /// One spring that is released at `x0` with `v0`.
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let dampingRatio, x0, v0: CGFloat
    let response: TimeInterval
    let x, v: [CGFloat]

    var spring: TransitionSpring { TransitionSpring(dampingRatio: dampingRatio, response: response) }
    var testDescription: String { "ratio \(dampingRatio), response \(response), velocity \(v0)" }
  }
}

/// Times at which springs come to rest, cross their target and overshoot it.
struct PhysicsSpringSettling: PhysicsTable {
  static let file = "spring_settling"

  let rows: [Row]

  /// One spring that is released at `x0` with `v0`.
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let dampingRatio, x0, v0, overshoot: CGFloat
    let response: TimeInterval
    let settle: [String: TimeInterval]
    let firstCrossing, overshootTime: TimeInterval?

    /// The motion of the row, which begins at 0 on the clock.
    var motion: SpringAnimation {
      let spring = TransitionSpring(dampingRatio: dampingRatio, response: response)
      return SpringAnimation(spring: spring, start: x0, velocity: v0, target: 0, startTime: 0)
    }

    /// The thresholds of the row with the last time outside each.
    var thresholds: [(tolerance: CGFloat, time: TimeInterval)] {
      settle.compactMap { key, time in Double(key).map { (CGFloat($0), time) } }
    }

    var testDescription: String { "ratio \(dampingRatio), response \(response), velocity \(v0)" }
  }
}

/// Sheets that a finger releases, and flights whose target changes.
struct PhysicsSpringHandoff: PhysicsTable {
  static let file = "spring_handoff"

  let times: [TimeInterval]
  let rows: [Row]
  let interrupted: [Interruption]

  /// A sheet that is released at `offset` with `velocity`.
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let `case`: String
    let target, offset, velocity, dampingRatio: CGFloat
    let response: TimeInterval
    let positions, velocities: [CGFloat]

    /// The flight of the sheet, released at `startTime`.
    func motion(startTime: TimeInterval) -> SpringAnimation {
      SpringAnimation(
        spring: TransitionSpring(dampingRatio: dampingRatio, response: response), start: offset,
        velocity: velocity, target: target, startTime: startTime)
    }

    var testDescription: String { `case` }
  }

  /// The flight of the row of the same name, turned to `newTarget` after `interruptedAt`.
  struct Interruption: Decodable, Sendable, CustomTestStringConvertible {
    let `case`: String
    let position, velocity, newTarget, dampingRatio: CGFloat
    let interruptedAt, response: TimeInterval
    let positions, velocities: [CGFloat]

    var spring: TransitionSpring { TransitionSpring(dampingRatio: dampingRatio, response: response) }
    var testDescription: String { "\(`case`), turned round" }
  }
}

/// Springs in several sets of parameters.
struct PhysicsSpringParameters: PhysicsTable {
  static let file = "spring_parameters"

  let responseAndRatioToPhysical: [Physical]
  let physicalToResponseAndRatio: [Physical]
  let durationAndBounce: [Perceptual]

  /// A spring by ratio and response, and by its physics.
  struct Physical: Decodable, Sendable {
    let dampingRatio, mass, stiffness, damping: CGFloat
    let response: TimeInterval
  }

  /// A spring by duration and bounce, and by the other two.
  struct Perceptual: Decodable, Sendable {
    let duration, response: TimeInterval
    let bounce, dampingRatio, stiffness, damping: CGFloat
  }
}

/// Springs of Core Animation, as measured.
struct PhysicsCoreAnimationSpring: PhysicsTable {
  static let file = "core_animation_spring"

  let settling: [Settling]
  let perceptual: [Perceptual]
  let values: [Value]

  /// The duration of a spring.
  struct Settling: Decodable, Sendable {
    let mass, stiffness, damping, initialVelocity: CGFloat
    let settlingDuration: TimeInterval
  }

  /// A spring by duration and bounce, from rest.
  struct Perceptual: Decodable, Sendable {
    let bounce: CGFloat
    let duration, settlingDuration: TimeInterval
  }

  /// The value of an animation from 0 to 100 at `time`.
  struct Value: Decodable, Sendable {
    let mass, stiffness, damping, initialVelocity, value: CGFloat
    let time: TimeInterval
  }
}

/// Figures of Flutter's own tests of springs and edges.
struct PhysicsFlutterFigures: PhysicsTable {
  static let file = "flutter_figures"

  let springs: [Flight]
  let bounces: [Bounce]

  /// Figures at one time. Each row has some of them.
  struct Check: Decodable, Sendable {
    let t: TimeInterval
    let floorX, floorV, minX, maxX, maxV: CGFloat?
  }

  /// A spring from `start` to `end`, and the time at which it is done.
  struct Flight: Decodable, Sendable {
    let mass, stiffness, dampingRatio, start, end, velocity: CGFloat
    let checks: [Check]
    let doneAt: TimeInterval
    let tolerance: Tolerance

    struct Tolerance: Decodable, Sendable {
      let distance, velocity: CGFloat
    }

    var motion: SpringAnimation {
      SpringAnimation(
        spring: .init(mass: mass, stiffness: stiffness, dampingRatio: dampingRatio), start: start,
        velocity: velocity, target: end, startTime: 0)
    }
  }

  /// Content thrown at the edge at 0. Flutter's friction leaves 0.135 of the velocity after a second.
  struct Bounce: Decodable, Sendable {
    let position, velocity, leadingExtent: CGFloat
    let spring: Constants
    let checks: [Position]

    struct Constants: Decodable, Sendable {
      let mass, stiffness, dampingRatio: CGFloat
    }

    struct Position: Decodable, Sendable {
      let t: TimeInterval
      let x, v, within: CGFloat
    }

    /// The motion of the spring from the edge on, with the velocity that the friction left.
    var motion: SpringAnimation {
      let drag: CGFloat = 0.135
      let edge = log(1 + (leadingExtent - position) * log(drag) / velocity) / log(drag)
      let spring = TransitionSpring(
        mass: spring.mass, stiffness: spring.stiffness, dampingRatio: spring.dampingRatio)
      return SpringAnimation(
        spring: spring, start: leadingExtent, velocity: velocity * pow(drag, edge), target: leadingExtent,
        startTime: TimeInterval(edge))
    }
  }
}

extension TransitionSpring {
  fileprivate init(mass: CGFloat, stiffness: CGFloat, dampingRatio: CGFloat) {
    let damping = dampingRatio * 2 * (mass * stiffness).squareRoot()
    self.init(mass: mass, stiffness: stiffness, damping: damping)
  }
}
