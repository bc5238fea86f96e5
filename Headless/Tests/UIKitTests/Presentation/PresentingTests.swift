import TestWorld
import Testing

@testable import UIKit

/// When a presentation begins, and which one is refused (F3 to F6).
@MainActor @Suite("Presenting", .ownWorld) final class PresentingTests {
  private lazy var modal = Modal()
  private var stage: Stage { modal.stage }
  private var transition: StubTransition { modal.transition }

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
