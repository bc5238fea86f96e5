import TestWorld
import Testing

@testable import UIKit

/// Which dismissal is refused or lost, and what goes along with it (F10, F433).
@MainActor @Suite("Dismissing", .ownWorld) final class DismissingTests {
  private lazy var modal = Modal().shown()
  private var stage: Stage { modal.stage }
  private var transition: StubTransition { modal.transition }

  @Test(
    "dismissing during a transition is refused, and its completion dropped",
    arguments: [true, false])
  func refused(whilePresenting: Bool) {
    let modal = whilePresenting ? Modal() : Modal().shown()
    if whilePresenting { modal.present() } else { modal.dismiss() }
    modal.presented.dismiss(animated: false) { Issue.record("called") }
    #expect(
      modal.stage.complaints.count == 1 && modal.stage.complaints.first?.contains("in progress") == true)
    modal.finish()
  }

  @Test(
    "a call that meets a modal on its way out goes on to the one below; the one above goes along",
    arguments: [true, false], [true, false])
  func goesUp(fromPresenter: Bool, finishes: Bool) {
    let (top, second) = (StubTransition(), UIViewController())
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = top
    stage.show(second, over: modal.presented)
    second.dismiss(animated: true)
    stage.clock.runTurns()
    (fromPresenter ? modal.presented : second).dismiss(animated: true)
    stage.clock.runTurns()
    #expect(modal.presented.isBeingDismissed && second.isBeingDismissed && stage.complaints.isEmpty)
    if finishes { top.animator.complete() }
    modal.finish()
    #expect(stage.root.presentedViewController == nil && second.presentingViewController == nil)
    #expect(stage.window.subviews == [stage.view])
    if !finishes { top.animator.complete() }
    stage.clock.runUntilIdle()
    #expect(stage.complaints.isEmpty)
  }

  @Test("a dismissal that was lost never begins, and the modal stays")
  func lost() {
    stage.simulator.transitionStart = .never
    modal.dismiss()
    stage.clock.runUntilIdle()
    #expect(transition.animator.context == nil && stage.root.presentedViewController != nil)
    #expect(!modal.presented.isBeingDismissed)
  }

  @Test(
    "a root that leaves the window takes its modals along, also during a transition",
    arguments: [true, false])
  func torn(inTransition: Bool) {
    if inTransition { modal.dismiss() }
    _ = modal.journal.read()
    stage.window.rootViewController = UIViewController()
    #expect(
      modal.story().filter { $0.hasPrefix("modal") } == (inTransition ? [] : ["modal willDisappear"]) + [
        "modal didDisappear"
      ])
    #expect(stage.window.subviews.count == 1 && modal.presented.presentingViewController == nil)
    modal.finish()
    stage.clock.runUntilIdle()
    #expect(stage.complaints.isEmpty)
  }

  @Test("a modal may present or dismiss in its viewDidAppear", arguments: [true, false])
  func atOnce(isPresenting: Bool) {
    let modal = Modal()
    let second = UIViewController()
    modal.presented.onCallback = { [modal] in
      guard $0 == "didAppear" else { return }
      if isPresenting {
        modal.presented.present(second, animated: false)
      } else {
        modal.presented.dismiss(animated: true)
      }
    }
    modal.present()
    modal.finish()
    #expect(modal.stage.complaints.isEmpty && (second.presentingViewController != nil) == isPresenting)
    modal.stage.clock.runTurns()
    #expect(modal.presented.isBeingDismissed != isPresenting)
    if !isPresenting { modal.finish() }
    #expect((modal.stage.root.presentedViewController != nil) == isPresenting)
  }
}
