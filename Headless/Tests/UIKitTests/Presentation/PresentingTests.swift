import TestWorld
import Testing

@testable import UIKit

/// When a presentation begins, which calls are refused, and what leaves with a modal (F3 to F6, F10, F433).
@MainActor @Suite("Presenting and dismissing", .ownWorld) final class PresentingTests {
  private lazy var modal = Modal()
  private var stage: Stage { modal.stage }
  private var transition: StubTransition { modal.transition }

  @Test(
    "the presentation controller is made in the call, the transition begins in a later turn")
  func later() {
    stage.root.present(modal.presented, animated: true)
    #expect(transition.presentation != nil && transition.animator.context == nil)
    #expect(modal.presented.isBeingPresented && stage.root.presentedViewController === modal.presented)
    stage.clock.runTurns()
    #expect(transition.animator.context != nil)
  }

  @Test(
    "an invalid presentation is refused with a complaint and without callbacks", arguments: Refusal.allCases)
  func refused(refusal: Refusal) {
    var completed = false
    let (presenter, guest) = refusal.prepare(modal)
    let before = presenter.presentedViewController
    presenter.present(guest, animated: false) { completed = true }
    #expect(stage.complaints.count == 1 && !completed)
    #expect(stage.complaints.first?.contains(refusal.rawValue) == true)
    #expect(presenter.presentedViewController === before)
  }

  /// Hears of dismissals.
  private final class Presenter: UIViewController {
    var dismissals = 0
    override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
      dismissals += 1
      super.dismiss(animated: flag, completion: completion)
    }
  }

  @Test(
    "a dismissal goes through the presenter's method, also from a child; a child has its parent's presentation"
  )
  func throughPresenter() {
    let (presenter, child, parent) = (Presenter(), UIViewController(), UIViewController())
    let stage = Stage(root: presenter)
    parent.addChild(child)
    stage.show(parent)
    #expect(child.presentationController === parent.presentationController)
    child.dismiss(animated: false)
    #expect(presenter.dismissals == 1 && presenter.presentedViewController == nil)
  }

  @Test("a presenter that leaves the window before the transition begins cancels the presentation")
  func lost() {
    stage.root.present(modal.presented, animated: true)
    stage.view.removeFromSuperview()
    stage.clock.runTurns()
    #expect(stage.complaints.count == 1 && transition.animator.context == nil)
    #expect(modal.presented.presentingViewController == nil && stage.root.presentedViewController == nil)
  }

  @Test(
    "dismissing during a transition is refused, and its completion dropped",
    arguments: [true, false])
  func dismissalRefused(whilePresenting: Bool) {
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
    modal.shown()
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
}

/// An invalid presentation, with a part of the complaint.
enum Refusal: String, CaseIterable, Sendable {
  case alreadyPresents = "already presenting", alreadyPresented = "already being presented"
  case hasParent = "has a parent", notInWindow = "not in the window", inTransition = "in a transition"
  case itself = "on itself", whatPresentsIt = "itself"

  /// Prepares the situation, and returns both controllers.
  @MainActor func prepare(_ modal: Modal) -> (presenter: UIViewController, guest: UIViewController) {
    let (root, guest) = (modal.stage.root, UIViewController())
    switch self {
    case .alreadyPresents:
      modal.stage.show(UIViewController())
      return (root, guest)
    case .alreadyPresented:
      modal.shown()
      let window = modal.stage.simulator.launch(root: UIViewController())
      return (window.rootViewController ?? guest, modal.presented)
    case .hasParent:
      root.addChild(guest)
      return (root, guest)
    case .notInWindow: return (UIViewController(), guest)
    case .inTransition:
      modal.present()
      return (modal.presented, guest)
    case .itself: return (root, root)
    case .whatPresentsIt:
      modal.shown()
      return (modal.presented, root)
    }
  }
}
