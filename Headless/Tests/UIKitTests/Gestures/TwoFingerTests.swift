import TestWorld
import Testing

@testable import UIKit

/// Two fingers on one view (F494).
@MainActor @Suite("Pinches and rotations", .ownWorld) final class TwoFingerTests {
  private let arena = Arena()
  private let (pinches, turns) = (ActionLog(), ActionLog())
  private let (pinch, rotation): (UIPinchGestureRecognizer, UIRotationGestureRecognizer)
  private let answers = GestureAnswers()
  private let center = CGPoint(x: 200, y: 300)

  init() {
    arena.outerPan.isEnabled = false
    arena.innerPan.isEnabled = false
    pinch = UIPinchGestureRecognizer(on: arena.inner, pinches)
    rotation = UIRotationGestureRecognizer(on: arena.inner, turns)
    answers.isSimultaneous = true
    pinch.delegate = answers
  }

  /// A place at an angle and a distance from the center.
  private func place(_ angle: CGFloat, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
  }

  /// Moves a finger on the other side of a resting one, and returns both.
  private func move(through places: [(angle: CGFloat, distance: CGFloat)]) -> [Finger] {
    let fingers = [arena.finger(at: center), arena.finger(at: place(0, 100))]
    for (angle, distance) in places {
      arena.stage.clock.advance(by: 0.1)
      fingers[1].move(to: place(angle, distance))
    }
    return fingers
  }

  @Test("a pinch counts the distance of its fingers from its begin, after ten points")
  func scale() {
    let fingers = move(through: [(0, 109), (0, 110), (0, 220)])
    #expect(pinches.states == [.began, .changed] && near(pinch.scale, 2) && near(pinch.velocity, 10))
    #expect(turns.states.isEmpty && rotation.rotation == 0)
    pinch.scale = 1
    fingers[1].move(to: place(0, 110))
    #expect(near(pinch.scale, 0.5))
  }

  @Test("a rotation counts the shorter way round, clockwise from its begin", arguments: [1, -1] as [CGFloat])
  func angle(direction: CGFloat) {
    let fingers = move(
      through: [(0.3, 100), (.pi - 0.1, 100), (.pi + 0.1, 100)].map { ($0 * direction, $1) })
    #expect(turns.states == [.began, .changed, .changed])
    #expect(near(rotation.rotation, direction * (.pi - 0.2)) && near(rotation.velocity, direction * 2))
    #expect(pinches.states.isEmpty && fingers.allSatisfy(\.isDown))
  }

  @Test("it goes on with one of its fingers, ignores a third, and ends with the last")
  func lifted() {
    let fingers = move(through: [(0, 120), (0, 240)])
    let third = arena.finger(at: place(1, 50))
    fingers[1].up()
    #expect(pinches.states.last == .changed && near(pinch.scale, 2) && pinch.numberOfTouches == 1)
    let again = arena.finger(at: place(0, 50))
    again.move(to: place(0, 100))
    #expect(near(pinch.scale, 4))
    again.up()
    fingers[0].up()
    #expect(pinches.states.last == .ended && pinch.state == .possible && pinch.scale == 1)
    third.up()
  }

  @Test("a touch that the system takes away cancels it, and one finger is no pinch")
  func cancelled() {
    let fingers = move(through: [(0, 150)])
    fingers[0].cancel()
    #expect(pinches.states == [.began, .cancelled])
    fingers[1].up()
    let alone = arena.finger(at: center)
    alone.move(to: place(0, 90))
    alone.up()
    #expect(pinches.states.count == 2 && pinch.state == .possible)
  }
}
