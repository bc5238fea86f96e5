import TestWorld
import Testing

@testable import UIKit

/// A dismissal runs its callbacks in order, and leaves nothing behind
/// (F7 to F12, F24, F30, F35, F44, F47, F48, F50).
@MainActor @Suite("Dismissing", .ownWorld) final class DismissingTests {
  private lazy var modal = Modal().shown()
  private var stage: Stage { modal.stage }
  private var transition: StubTransition { modal.transition }

  @Test("the delegate is asked for animator and interaction controller, and the dismissal ends in order")
  func order() {
    modal.dismiss()
    #expect(
      modal.story() == [
        "animator for dismissing?", "interaction for dismissing?", "dismissal will begin",
        "modal willDisappear",
        "animate",
      ])
    modal.finish()
    #expect(
      modal.story() == ["dismissal did end true", "modal didDisappear", "animationEnded true", "completion"])
    #expect(transition.presentation?.containerView == nil && modal.presented.view.window == nil)
    #expect(stage.root.presentedViewController == nil && stage.complaints.isEmpty)
  }

  @Test("a cancelled dismissal reverses the appearance, and its completion is called")
  func cancelled() {
    modal.dismiss()
    _ = modal.story()
    modal.cancel()
    #expect(
      modal.story() == [
        "modal willAppear", "modal isAppearing", "dismissal did end false", "modal didAppear",
        "animationEnded false", "completion",
      ])
    #expect(stage.root.presentedViewController === modal.presented && modal.presented.view.window != nil)
    #expect(stage.complaints.isEmpty)
    modal.dismiss()
    modal.finish()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("isBeingDismissed is true in both callbacks, false if cancelled; only the first one has a presenter")
  func flags() {
    var (flags, links): ([String: Bool], [String: Bool]) = ([:], [:])
    modal.presented.onCallback = { [modal] in
      flags[$0] = modal.presented.isBeingDismissed
      links[$0] = modal.presented.presentingViewController != nil
    }
    modal.dismiss()
    modal.cancel()
    #expect(flags["willDisappear"] == true && flags["didAppear"] == false)
    modal.dismiss()
    modal.finish()
    #expect(flags["didDisappear"] == true && !modal.presented.isBeingDismissed)
    #expect(links["willDisappear"] == true && links["didDisappear"] == false)
  }

  @Test("a presenter dismisses what it presented; the topmost modal, or a child's root, dismisses itself")
  func forwarded() {
    let (second, third, child) = (UIViewController(), UIViewController(), UIViewController())
    stage.show(second, over: modal.presented)
    stage.show(third, over: second)
    second.dismiss(animated: false)
    #expect(second.presentedViewController == nil && modal.presented.presentedViewController === second)
    second.dismiss(animated: false)
    #expect(modal.presented.presentedViewController == nil)
    #expect(stage.root.presentedViewController === modal.presented)
    modal.presented.addChild(child)
    stage.show(second, over: modal.presented)
    child.dismiss(animated: false)
    #expect(modal.presented.presentedViewController == nil && stage.root.presentedViewController != nil)
    child.dismiss(animated: false)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("only the topmost of several modals animates its dismissal; if that is cancelled, all stay")
  func stack() {
    let journal = Journal()
    let top = StubTransition(journal)
    let second = JournalController("second", journal)
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = top
    modal.presented.present(second, animated: false)
    stage.root.dismiss(animated: true)
    stage.clock.runTurns()
    top.animator.context?.cancelInteractiveTransition()
    top.animator.complete(false)
    #expect(modal.presented.presentedViewController === second && stage.root.presentedViewController != nil)
    _ = modal.story()
    _ = journal.read()
    modal.journal.note("start")
    stage.root.dismiss(animated: true) { journal.note("completion") }
    stage.clock.runTurns()
    #expect(journal.read().contains("animator for dismissing?"))
    top.animator.complete()
    #expect(journal.read().last == "completion")
    #expect(
      modal.story() == [
        "start", "dismissal will begin", "modal willDisappear", "dismissal did end true",
        "modal didDisappear",
      ])
    #expect(stage.root.presentedViewController == nil && stage.window.subviews == [stage.view])
  }

  @Test("dismissing without a presented controller does nothing")
  func nothing() {
    modal.dismiss()
    modal.finish()
    stage.root.dismiss(animated: true) { Issue.record("called") }
    stage.clock.runUntilIdle()
    #expect(stage.complaints.isEmpty)
  }

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

  @Test("after a dismissal the modal is released", arguments: [true, false])
  func released(isInteractive: Bool) {
    weak var presented: UIViewController?
    weak var presentation: UIPresentationController?
    let root = UIViewController()
    let stage = Stage(root: root)
    do {
      let transition = StubTransition()
      transition.interacts = isInteractive
      let controller = UIViewController()
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = transition
      presented = controller
      for step in 0...3 {
        if step.isMultiple(of: 2) {
          root.present(controller, animated: true)
        } else {
          controller.dismiss(animated: true)
        }
        stage.clock.runTurns()
        presentation = transition.presentation
        if isInteractive { transition.interaction.finish() } else { transition.animator.complete() }
      }
      stage.clock.runUntilIdle()
    }
    #expect(presented == nil && presentation == nil && stage.complaints.isEmpty)
  }
}
