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

  @Test("the view, then the delegate may refuse the begin")
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

  @Test("it is cancelled when its view leaves the window, or it leaves its view", arguments: 0...2)
  func left(way: Int) {
    let finger = arena.pulled()
    switch way {
    case 0: arena.inner.removeFromSuperview()
    case 1: arena.outer.removeFromSuperview()
    default: arena.inner.removeGestureRecognizer(pan)
    }
    #expect(log.states == [.began, .changed, .cancelled])
    stage.drag(finger, by: CGVector(dx: 0, dy: 50))
    finger.up()
    #expect(log.states.count == 3)
  }

  @Test("the system cancels it: a cancelled touch, a call, the home screen", arguments: 0...2)
  func system(way: Int) {
    let finger = arena.pulled()
    switch way {
    case 0: finger.cancel()
    case 1: stage.simulator.resignActive()
    default: stage.simulator.enterBackground()
    }
    #expect(log.states == [.began, .changed, .cancelled] && !finger.isDown && pan.state == .possible)
    if way > 0 { stage.simulator.enterForeground() }
    arena.pulled().up()
    #expect(log.states.last == .ended)
  }

  @Test("a recogniser that is removed during its gesture is released", arguments: [true, false])
  func released(byDisabling: Bool) {
    weak var weakPan: UIPanGestureRecognizer?
    do {
      let view = stage.add(UIView(), frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      let pan = UIPanGestureRecognizer(on: view, log)
      weakPan = pan
      let finger = arena.pulled()
      if byDisabling { pan.isEnabled = false } else { view.removeFromSuperview() }
      finger.up()
      view.removeFromSuperview()
    }
    arena.finger().up()
    #expect(weakPan == nil)
  }
}
