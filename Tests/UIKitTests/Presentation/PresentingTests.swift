import TestWorld
import Testing

@testable import UIKit

/// A presentation runs its callbacks in order
/// (F1 to F6, F11, F13, F18, F19, F23, F25 to F28, F30, F32, F36, F41).
@MainActor @Suite("Presenting", .ownWorld) final class PresentingTests {
  private lazy var modal = Modal()
  private var stage: Stage { modal.stage }
  private var transition: StubTransition { modal.transition }

  @Test("the delegate is asked in order, the modal appears, and the presentation ends in order")
  func order() {
    modal.present()
    #expect(
      modal.story() == [
        "presentationController?", "animator for presenting?", "interaction for presenting?",
        "presentation will begin", "modal willAppear", "animate", "modal isAppearing",
      ])
    modal.finish()
    #expect(
      modal.story() == ["modal didAppear", "presentation did end true", "animationEnded true", "completion"])
    #expect(stage.complaints.isEmpty)
  }

  @Test(
    "an interaction controller starts instead of the animator, unless it wants no interactive start",
    arguments: [true, false])
  func interactive(wantsStart: Bool) {
    transition.interacts = true
    transition.interaction.wantsInteractiveStart = wantsStart
    modal.present()
    #expect(modal.story().contains("start interaction") == wantsStart)
    #expect(transition.animator.context?.isInteractive == wantsStart)
  }

  @Test("without an animator no interaction controller is asked for, and the system's transition runs")
  func system() {
    transition.animates = false
    modal.present()
    #expect(!modal.story().contains("interaction for presenting?"))
    #expect(modal.presented.view.window != nil && modal.presented.isBeingPresented)
    stage.clock.advance(by: 0.5)
    #expect(modal.story().last == "completion" && !modal.presented.isBeingPresented)
  }

  @Test("traits that a presentation overrides reach only the presented controller (F281)")
  func traits() {
    stage.simulator.userInterfaceStyle = .dark
    modal.presented.view.backgroundColor = .systemBackground
    modal.presented.presentationController?.overrideTraitCollection =
      UITraitCollection(userInterfaceLevel: .elevated)
    modal.present()
    #expect(modal.presented.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(modal.presented.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.view.traitCollection.userInterfaceLevel == .base)
    #expect(modal.presented.view.layer.backgroundColor == UIColor.secondarySystemBackground.cgColor)
  }

  @Test("without animation no animator is asked for, and the modal is in place when the call returns")
  func unanimated() {
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    modal.presented.onCallback = { [modal] _ in
      coordinator = coordinator ?? modal.presented.transitionCoordinator
    }
    stage.root.present(modal.presented, animated: false) { [modal] in modal.journal.note("completion") }
    #expect(
      modal.story() == [
        "presentationController?", "presentation will begin", "modal willAppear", "modal isAppearing",
        "modal didAppear", "presentation did end true", "completion",
      ])
    #expect(modal.presented.view.frame == stage.window.bounds && coordinator == nil)
  }

  @Test(
    "the presentation controller is made in the call, the transition begins in a later turn, or much later")
  func later() {
    stage.root.present(modal.presented, animated: true)
    #expect(transition.presentation != nil && transition.animator.context == nil)
    #expect(modal.presented.isBeingPresented && stage.root.presentedViewController === modal.presented)
    stage.clock.runTurns()
    #expect(transition.animator.context != nil)
    let modal = Modal()
    modal.stage.simulator.transitionStart = .after(0.1)
    modal.present()
    modal.stage.clock.advance(by: 0.09)
    #expect(modal.transition.animator.context == nil)
    modal.stage.clock.advance(by: 0.02)
    #expect(modal.transition.animator.context != nil)
  }

  @Test("a child's root presents in its place; the child is the source")
  func presenter() {
    let child = UIViewController()
    stage.root.addChild(child)
    stage.add(child.view)
    child.present(modal.presented, animated: false)
    #expect(modal.presented.presentingViewController === stage.root && transition.source === child)
    #expect(transition.presenting == [stage.root])
    #expect(child.presentedViewController === modal.presented)
    let grandchild = UIViewController()
    modal.presented.addChild(grandchild)
    #expect(grandchild.presentingViewController === stage.root)
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

  @Test("a presenter that leaves the window before the transition begins cancels the presentation")
  func lost() {
    stage.root.present(modal.presented, animated: true)
    stage.view.removeFromSuperview()
    stage.clock.runTurns()
    #expect(stage.complaints.count == 1 && transition.animator.context == nil)
    #expect(modal.presented.presentingViewController == nil && stage.root.presentedViewController == nil)
  }

  @Test("only the custom style asks for a presentation controller", arguments: [true, false])
  func style(isCustom: Bool) {
    modal.presented.modalPresentationStyle = isCustom ? .custom : .overFullScreen
    modal.present()
    #expect((transition.presentation != nil) == isCustom)
    #expect(transition.animator.context != nil)
  }

  @Test(
    "without one of the delegate's, a plain presentation controller covers the window and keeps the presenter"
  )
  func plain() {
    transition.vendsPresentation = false
    modal.shown()
    let controller = modal.presented.presentationController
    #expect(controller != nil && !(controller is StubPresentationController))
    #expect(controller?.frameOfPresentedViewInContainerView == stage.window.bounds)
    #expect(stage.view.window === stage.window && modal.story() == [])
  }

  @Test("the delegate is weak: a released one is not asked")
  func weakDelegate() {
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = StubTransition(modal.journal)
    #expect(presented.transitioningDelegate == nil)
    stage.root.present(presented, animated: true)
    stage.clock.advance(by: 1)
    #expect(modal.story() == [] && presented.view.window != nil)
  }

  @Test("presentationController makes the controller without a presenter for the next presentation only")
  func cached() {
    let early = modal.presented.presentationController
    #expect(early === transition.presentation && transition.presenting == [nil])
    #expect(modal.presented.presentationController === early)
    modal.present()
    #expect(transition.presenting.count == 1 && modal.presented.presentationController === early)
    #expect(early?.presentingViewController === stage.root)
    modal.finish()
    modal.dismiss()
    modal.finish()
    modal.present()
    #expect(transition.presenting.count == 2 && stage.complaints.isEmpty)
  }

  @Test("the container exists from just before the start, above the presenter, with the window's size")
  func container() {
    var seen: [Bool] = []
    let early = modal.presented.presentationController as? StubPresentationController
    #expect(early?.containerView == nil)
    early?.onCallback = { [stage] _ in
      seen.append(
        early?.containerView?.window === stage.window && early?.containerView?.frame == stage.window.bounds)
    }
    modal.present()
    #expect(seen.first == true && stage.window.subviews.last === early?.containerView)
    #expect(modal.presented.view.superview === early?.containerView)
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
