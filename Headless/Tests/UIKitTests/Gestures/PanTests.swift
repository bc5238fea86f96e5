import TestWorld
import Testing

@testable import UIKit

/// A pan begins after ten points and measures in its view (F149 to F154).
@MainActor @Suite("Pans", .ownWorld) final class PanTests {
  private lazy var arena = Arena()
  private var stage: Stage { arena.stage }
  private var pan: UIPanGestureRecognizer { arena.innerPan }
  private var log: ActionLog { arena.innerLog }

  @Test(
    "a pan begins after ten points in any direction",
    arguments: [
      (CGVector(dx: 0, dy: 9.9), false), (CGVector(dx: 0, dy: 10), true), (CGVector(dx: -10, dy: 0), true),
      (CGVector(dx: 7, dy: 7), false), (CGVector(dx: -8, dy: -8), true),
    ])
  func hysteresis(distance: CGVector, begins: Bool) {
    let finger = arena.finger()
    stage.drag(finger, by: distance, steps: 1)
    #expect(log.states == (begins ? [.began] : []))
    finger.up()
    #expect(log.states == (begins ? [.began, .ended] : []))
  }

  @Test("the first ten points are subtracted along the direction of the movement")
  func translation() {
    let finger = arena.finger()
    stage.drag(finger, by: CGVector(dx: 0, dy: 10), steps: 1)
    #expect(pan.translation(in: nil) == .zero)
    stage.drag(finger, by: CGVector(dx: 3, dy: 20), steps: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 3, y: 20))
    finger.up()
    let slanted = arena.finger()
    stage.drag(slanted, by: CGVector(dx: 30, dy: 40), steps: 1)
    let moved = pan.translation(in: nil)
    #expect(abs(moved.x - 24) < 1e-9 && abs(moved.y - 32) < 1e-9)
  }

  @Test("translation and velocity are in the current coordinates of the view")
  func coordinates() {
    let finger = arena.finger()
    stage.drag(finger, by: CGVector(dx: 0, dy: 110), steps: 11)
    arena.outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      abs(pan.translation(in: arena.inner).y - 50) < 1e-9 && abs(pan.translation(in: nil).y - 100) < 1e-9)
    #expect(abs(pan.velocity(in: arena.inner).y - 500) < 1e-6 && abs(pan.velocity(in: nil).y - 1000) < 1e-6)
    arena.outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(pan.translation(in: arena.inner).x - 100) < 1e-9)
  }

  @Test("the velocity is measured over the last moves")
  func velocity() {
    let finger = arena.finger()
    stage.drag(finger, by: CGVector(dx: 0, dy: 10), steps: 10)
    stage.drag(finger, by: CGVector(dx: -30, dy: 60), steps: 3)
    #expect(abs(pan.velocity(in: nil).y - 2000) < 1e-6 && abs(pan.velocity(in: nil).x + 1000) < 1e-6)
    var atEnd = CGPoint.zero
    log.onAction = { [pan] _ in atEnd = pan.velocity(in: nil) }
    finger.up()
    #expect(abs(atEnd.y - 2000) < 1e-6)
  }

  @Test(
    "a finger that rested for a tenth of a second has no velocity",
    arguments: [(0.09, 1000), (0.11, 0)] as [(Double, CGFloat)])
  func rested(seconds: Double, expected: CGFloat) {
    let finger = arena.finger()
    stage.drag(finger, by: CGVector(dx: 0, dy: 50), steps: 5)
    stage.clock.advance(by: seconds)
    #expect(abs(pan.velocity(in: nil).y - expected) < 1e-6)
    var atEnd = CGPoint(x: 1, y: 1)
    log.onAction = { [pan] _ in atEnd = pan.velocity(in: nil) }
    finger.up()
    #expect(abs(atEnd.y - expected) < 1e-6)
  }

  @Test("moves of a blocked main thread come after it, with the velocity that they had (F570)")
  func late() {
    let finger = arena.finger()
    stage.clock.block(for: 0.5)
    for step in 1...10 {
      finger.move(to: CGPoint(x: 200, y: 200 + 16 * CGFloat(step)))
      stage.clock.advance(by: 0.016)
    }
    finger.up()
    #expect(pan.state == .possible)
    var atEnd = CGPoint.zero
    log.onAction = { [pan] _ in atEnd = pan.velocity(in: nil) }
    stage.clock.advance(by: 1)
    #expect(abs(atEnd.y - 1000) < 1e-6)
  }

  @Test("moves at the same time give a finite velocity")
  func sameInstant() {
    let finger = arena.finger()
    for step in 1...5 { finger.move(to: CGPoint(x: 200, y: 200 + 20 * CGFloat(step))) }
    #expect(pan.velocity(in: nil) == .zero && pan.translation(in: nil) == CGPoint(x: 0, y: 90))
  }

  @Test("a second finger does not make the pan jump, which lasts until the last finger lifts")
  func second() {
    let finger = arena.pulled()
    let before = pan.translation(in: nil)
    let other = arena.finger(at: CGPoint(x: 300, y: 600))
    #expect(log.states == [.began, .changed, .changed] && pan.numberOfTouches == 2)
    #expect(pan.translation(in: nil) == before)
    stage.drag(other, by: CGVector(dx: 0, dy: 40), steps: 1)
    #expect(abs(pan.translation(in: nil).y - before.y - 20) < 1e-9)
    finger.up()
    #expect(
      log.states.suffix(2) == [.changed, .changed] && abs(pan.translation(in: nil).y - before.y - 20) < 1e-9)
    other.up()
    #expect(log.states.last == .ended)
  }

  @Test("one finger too many fails a pan that has not begun, and is ignored later")
  func tooMany() {
    pan.maximumNumberOfTouches = 1
    let finger = arena.finger()
    let other = arena.finger()
    stage.drag(finger, by: CGVector(dx: 0, dy: 50))
    #expect(log.states == [])
    [finger, other].forEach { $0.up() }
    let again = arena.pulled()
    let states = log.states
    let third = arena.finger()
    stage.drag(third, by: CGVector(dx: 0, dy: 50))
    third.up()
    #expect(log.states == states && pan.numberOfTouches == 1)
    again.up()
    #expect(log.states.last == .ended)
  }

  @Test("with a minimum of two, a pan waits for the second finger and ends when one lifts")
  func tooFew() {
    pan.minimumNumberOfTouches = 2
    let finger = arena.finger()
    stage.drag(finger, by: CGVector(dx: 0, dy: 8), steps: 1)
    let other = arena.finger()
    #expect(log.states == [])
    stage.drag(other, by: CGVector(dx: 0, dy: 60), steps: 1)
    #expect(log.states == [.began])
    finger.up()
    #expect(log.states == [.began, .ended])
  }
}
