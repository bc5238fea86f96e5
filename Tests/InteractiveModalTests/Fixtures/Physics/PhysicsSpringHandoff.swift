import Foundation
import Testing

@testable import InteractiveModal

/// `spring_handoff.json`: a sheet that a finger lets go of, and flights that are turned round.
struct PhysicsSpringHandoff: Codable, Sendable {
  let times: [TimeInterval]
  let rows: [Row]
  let interrupted: [Interruption]

  /// A sheet let go at `offset` with `velocity`.
  struct Row: Codable, Sendable, CustomTestStringConvertible {
    let `case`: String
    let target: CGFloat
    let offset: CGFloat
    let velocity: CGFloat
    let dampingRatio: CGFloat
    let response: TimeInterval
    let positions: [CGFloat]
    let velocities: [CGFloat]

    /// The sheet's flight, let go at `startTime`.
    func motion(startTime: TimeInterval) -> SpringAnimation {
      SpringAnimation(
        spring: TransitionSpring(dampingRatio: dampingRatio, response: response), start: offset,
        velocity: velocity, target: target, startTime: startTime)
    }

    var testDescription: String { `case` }
  }

  /// The flight of the row of the same name, turned to `newTarget` after `interruptedAt`.
  struct Interruption: Codable, Sendable, CustomTestStringConvertible {
    let `case`: String
    let interruptedAt: TimeInterval
    let position: CGFloat
    let velocity: CGFloat
    let newTarget: CGFloat
    let dampingRatio: CGFloat
    let response: TimeInterval
    let positions: [CGFloat]
    let velocities: [CGFloat]

    var spring: TransitionSpring { TransitionSpring(dampingRatio: dampingRatio, response: response) }
    var testDescription: String { "\(`case`), turned round" }
  }
}
