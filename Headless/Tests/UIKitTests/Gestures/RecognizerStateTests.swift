import TestWorld
import Testing

@testable import UIKit

/// A recogniser moves through its states and calls its targets
/// (F137, F138, F139, F141, F144, F157).
@MainActor @Suite("A recogniser's states", .ownWorld) final class RecognizerStateTests {
  private lazy var arena = Arena()
  private var stage: Stage { arena.stage }
  private var pan: UIPanGestureRecognizer { arena.innerPan }
  private var log: ActionLog { arena.innerLog }

  @Test(
    "the action is sent for began, each change and the end, in that state; then the recogniser is possible again"
  )
  func life() {
    arena.finger().up()
    #expect(log.states == [] && pan.state == .possible, "a failure sends nothing")
    var inAction: [UIGestureRecognizer.State] = []
    log.onAction = { inAction.append($0.state) }
    let finger = arena.finger()
    #expect(pan.state == .possible)
    stage.drag(finger, by: CGVector(dx: 0, dy: 40), steps: 4)
    finger.up()
    #expect(log.states == [.began, .changed, .changed, .changed, .ended] && inAction == log.states)
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
  }

  @Test(
    "only valid changes of state are made",
    arguments: [UIGestureRecognizer.State.changed, .possible])
  func impossible(state: UIGestureRecognizer.State) {
    let finger = arena.finger()
    pan.state = state
    #expect(pan.state == .possible)
    finger.up()
  }

  @Test("a tap ends at once; a finger that strays or a second finger makes it fail")
  func tap() {
    let taps = ActionLog()
    _ = UITapGestureRecognizer(on: arena.inner, taps)
    arena.finger().up()
    #expect(taps.states == [.ended])
    let far = arena.finger()
    stage.drag(far, by: CGVector(dx: 0, dy: 11), steps: 1)
    far.up()
    let pair = [arena.finger(), arena.finger()]
    pair.forEach { $0.up() }
    #expect(taps.states == [.ended])
    arena.finger().cancel()
    #expect(taps.states == [.ended])
  }

  @Test("the delegate may refuse a touch; the view, then the delegate the begin")
  func mayBegin() {
    let answers = GestureAnswers(arena.journal)
    pan.delegate = answers
    arena.pulled().up()
    #expect(
      arena.journal.read().filter { $0.hasSuffix("?") } == [
        "delegate: receive?", "view: begin?", "delegate: begin?",
      ])
    answers.begins = false
    arena.pulled().up()
    answers.begins = true
    arena.inner.lets = false
    _ = arena.journal.read()
    arena.pulled().up()
    #expect(!arena.journal.read().contains("delegate: begin?"))
    (answers.receives, arena.inner.lets) = (false, true)
    arena.pulled().up()
    #expect(!arena.journal.read().contains("delegate: begin?"))
    #expect(log.states == [.began, .changed, .ended])
  }

  @Test("disabling during a gesture cancels it, before it is silent; enabling does not bring the finger back")
  func disabled() {
    let finger = arena.pulled()
    pan.isEnabled = false
    #expect(log.states == [.began, .changed, .cancelled] && pan.state == .possible)
    pan.isEnabled = true
    stage.drag(finger, by: CGVector(dx: 0, dy: 50))
    finger.up()
    #expect(log.states.count == 3)
    arena.pulled().up()
    #expect(log.states.count == 6)
    let early = arena.finger()
    pan.isEnabled = false
    stage.drag(early, by: CGVector(dx: 0, dy: 50))
    #expect(log.states.count == 6)
  }

  @Test("disabling in its own action cancels it at once")
  func disabledInside() {
    log.onAction = { if $0.state == .changed { $0.isEnabled = false } }
    let finger = arena.pulled()
    finger.up()
    #expect(log.states == [.began, .changed, .cancelled])
  }

  /// What takes the finger from a recogniser.
  enum Cause: CaseIterable, Sendable {
    case viewLeaves, superviewLeaves, recognizerLeaves, touchIsTaken, call, homeScreen

    @MainActor func take(_ finger: Finger, in arena: Arena) {
      switch self {
      case .viewLeaves: arena.inner.removeFromSuperview()
      case .superviewLeaves: arena.outer.removeFromSuperview()
      case .recognizerLeaves: arena.inner.removeGestureRecognizer(arena.innerPan)
      case .touchIsTaken: finger.cancel()
      case .call: arena.stage.simulator.resignActive()
      case .homeScreen: arena.stage.simulator.enterBackground()
      }
    }
  }

  @Test(
    "it is cancelled when its view leaves the window, it leaves its view, or the system takes the touch (F157)",
    arguments: Cause.allCases)
  func taken(cause: Cause) {
    let finger = arena.pulled()
    cause.take(finger, in: arena)
    #expect(log.states == [.began, .changed, .cancelled] && pan.state == .possible)
    let isBySystem = [.touchIsTaken, .call, .homeScreen].contains(cause)
    #expect(finger.isDown != isBySystem)
    stage.drag(finger, by: CGVector(dx: 0, dy: 50))
    finger.up()
    #expect(log.states.count == 3)
    stage.simulator.enterForeground()
    arena.pulled().up()
    #expect((log.states.last == .ended) == isBySystem)
  }
}
