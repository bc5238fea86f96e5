import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A modal that asks before it closes", .ownWorld) @MainActor struct ConfirmationTests {
  /// A screen whose modal asks, and the question's gate.
  private func open() -> (screen: Screen, gate: Gate) {
    let (screen, gate) = (Screen().open(), Gate())
    screen.delegate.permission = .ask { await gate.answer() }
    return (screen, gate)
  }

  /// The same, thrown down, with the question asked.
  private func openAsking() async -> (screen: Screen, gate: Gate) {
    let (screen, gate) = open()
    throwDown(screen)
    screen.settle()
    await wait(for: "the question") { gate.visitors == 1 }
    return (screen, gate)
  }

  private func throwDown(_ screen: Screen) {
    screen.grab(450)
    screen.finger.up()
  }

  @Test("the modal resists the finger, and asks where it is released to be closed, not where it returns")
  func held() {
    let (screen, gate) = open()
    screen.grab(100)
    #expect(screen.release().disorder == nil && screen.session?.dismissal.isAsking == false)
    screen.grab(450)
    let progress = screen.progress
    #expect(progress > 0.7 && progress < 0.9)
    screen.release()
    #expect(abs(screen.progress - progress) < 1e-3)
    #expect(screen.delegate.updates.last?.phase == .asking)
    #expect(screen.delegate.questions == 2 && screen.complaint == nil)
    #expect(gate.visitors == 0, "its task runs in the next turn")
  }

  @Test("the answer takes it away or brings it back", arguments: [true, false])
  func answered(isGranted: Bool) async {
    let (screen, gate) = await openAsking()
    gate.open(isGranted)
    await wait(for: "the answer") { screen.session?.dismissal.isAsking != true }
    screen.settle()
    #expect(isGranted ? screen.leftover == nil : screen.disorder == nil)
    #expect(screen.delegate.questions == 1)
  }

  @Test("dragged again meanwhile it asks no second time, and takes the answer of the first")
  func askedOnce() async {
    let (screen, gate) = await openAsking()
    screen.finger.down(at: screen.grip)
    screen.drag(by: 450)
    screen.lift()
    #expect(screen.delegate.questions == 1)
    #expect(screen.delegate.updates.last?.phase == .asking)
    gate.open(true)
    await wait(for: "the answer") { screen.session?.dismissal.isAsking != true }
    #expect(screen.settle().leftover == nil)
    #expect(gate.visitors == 1)
  }

  @Test("granted while a finger holds it, it follows the finger freely, which decides")
  func grantedInMidDrag() {
    let (screen, _) = open()
    throwDown(screen)
    screen.settle()
    screen.finger.down(at: screen.grip)
    screen.drag(by: 60)
    // What the question's task does when it ends; to wait for it would let other tests run in mid-drag.
    screen.session?.dismissal.drop()
    screen.session?.send(.answered(true))
    let top = screen.cardTop
    screen.drag(by: 80)
    #expect(abs(screen.cardTop - top - 80) < 1e-9)
    screen.drag(by: -100)
    #expect(screen.lift().disorder == nil)
  }

  @Test(
    "dismissed by the app meanwhile, it leaves, the question is called off, and its answer changes nothing",
    arguments: [true, false])
  func dismissedMeanwhile(animated: Bool) async {
    let (screen, gate) = open()
    throwDown(screen)
    if animated { screen.settle() }
    await wait(for: "the question") { gate.visitors == 1 }
    #expect(screen.dismiss(animated: animated).leftover == nil)
    gate.open(true)
    await wait(for: "the question's cancellation") { gate.isCancelled }
    #expect(screen.settle().leftover == nil)
  }

  @Test("a question without an answer keeps nothing alive")
  func noLeak() async {
    weak var draft: DraftController?
    weak var driver: ModalSession?
    let gate = Gate()
    do {
      let screen = Screen().open()
      (draft, driver) = (screen.draft, screen.session)
      screen.delegate.permission = .ask { await gate.answer() }
      throwDown(screen)
      screen.dismiss(animated: false)
    }
    await wait(for: "the draft's release") { draft == nil && driver == nil }
  }
}
