import TestWorld
import Testing

@testable import UIKit

/// Recognisers that get the same touch compete (F143, F145, F146, F147).
@MainActor @Suite("Competing recognisers", .ownWorld) final class ArbitrationTests {
  private lazy var arena = Arena()
  private var stage: Stage { arena.stage }

  @Test("of two pans the deeper one wins; the other fails, gets no more of this touch, but the next touch")
  func deeper() {
    let finger = arena.pulled()
    #expect(arena.outerPan.state == .failed)
    finger.up()
    #expect(arena.innerLog.states == [.began, .changed, .ended] && arena.outerLog.states == [])
    arena.innerPan.isEnabled = false
    arena.pulled().up()
    #expect(arena.outerLog.states == [.began, .changed, .ended])
  }

  @Test("on one view the recogniser that was added last wins")
  func sameView() {
    let late = ActionLog()
    _ = UIPanGestureRecognizer(on: arena.inner, late)
    arena.pulled().up()
    #expect(late.states == [.began, .changed, .ended] && arena.innerLog.states == [])
  }

  @Test(
    "both recognise if either delegate agrees", arguments: [(true, false), (false, true), (true, true)])
  func simultaneous(inner: Bool, outer: Bool) {
    let (one, other) = (GestureAnswers(), GestureAnswers())
    one.isSimultaneous = inner
    other.isSimultaneous = outer
    arena.innerPan.delegate = one
    arena.outerPan.delegate = other
    arena.pulled().up()
    #expect(
      arena.innerLog.states == [.began, .changed, .ended]
        && arena.outerLog.states == [.began, .changed, .ended])
  }

  @Test(
    "a pan waits for another if either delegate requires its failure, also if both may recognise (F146)",
    arguments: [(true, false), (false, false), (true, true)])
  func waits(askedByInner: Bool, mayShare: Bool) {
    let answers = GestureAnswers()
    answers.isSimultaneous = mayShare
    answers.requiresFailure = askedByInner
    answers.isRequiredToFail = !askedByInner
    (askedByInner ? arena.innerPan : arena.outerPan).delegate = answers
    arena.pulled().up()
    #expect(arena.outerLog.states == [.began, .changed, .ended] && arena.innerLog.states == [])
  }

  @Test("a waiting tap is recognised after the other has failed")
  func waitsAndGoesOn() {
    let (tap, log, answers) = (UITapGestureRecognizer(), ActionLog(), GestureAnswers())
    tap.addTarget(log, action: "act")
    answers.requiresFailure = true
    tap.delegate = answers
    arena.inner.addGestureRecognizer(tap)
    arena.finger().up()
    #expect(log.states == [.ended])
  }

  @Test("a later recogniser is blocked by the one that has the touch")
  func late() {
    let (blocker, eager) = (ActionLog(), ProbeRecognizer("eager", Journal()))
    eager.addTarget(blocker, action: "act")
    eager.recognizesAtOnce = true
    arena.outer.addGestureRecognizer(eager)
    arena.pulled().up()
    #expect(blocker.states == [.began, .ended] && arena.innerLog.states == [] && arena.outerLog.states == [])
  }

  @Test("recognisers with different fingers do not compete")
  func apart() {
    let other = stage.add(UIView(), frame: CGRect(x: 0, y: 750, width: 393, height: 100))
    let log = ActionLog()
    _ = UIPanGestureRecognizer(on: other, log)
    _ = arena.pulled()
    let second = arena.finger(at: CGPoint(x: 200, y: 800))
    stage.drag(second, by: CGVector(dx: 0, dy: -20), steps: 2)
    #expect(log.states == [.began, .changed] && arena.innerLog.states.last == .changed)
  }
}
