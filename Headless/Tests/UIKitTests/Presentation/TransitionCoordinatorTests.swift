import TestWorld
import Testing

@testable import UIKit

/// A transition's coordinator runs blocks alongside (F91), and tells of a finger that returns (F94).
@MainActor @Suite("The transition coordinator", .ownWorld) final class TransitionCoordinatorTests {
  private lazy var modal = Modal(isInteractive: true)
  private var transition: StubTransition { modal.transition }
  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    modal.presented.transitionCoordinator
  }

  @Test("blocks alongside run when the transition starts; later ones run at once and return false")
  func alongside() {
    var runs: [String] = []
    modal.presented.onCallback = { [modal] in
      guard $0 == "willAppear" else { return }
      let answer = modal.presented.transitionCoordinator?.animate(alongsideTransition: { _ in
        runs.append("early")
      })
      runs.append("queued \(answer ?? false)")
    }
    modal.present()
    #expect(runs == ["queued true", "early"])
    let answer = coordinator?.animate(alongsideTransition: { _ in runs.append("late") })
    #expect(answer == false && runs.last == "late")
    modal.finish()
    #expect(runs.count == 3)
  }

  @Test("interaction changes are reported each time the finger lifts or returns")
  func changes() {
    modal.present()
    var phases: [Bool] = []
    coordinator?.notifyWhenInteractionChanges { phases.append($0.isInteractive) }
    transition.animator.context?.finishInteractiveTransition()
    transition.animator.context?.finishInteractiveTransition()
    transition.interaction.pause()
    transition.animator.context?.cancelInteractiveTransition()
    #expect(phases == [false, true, false])
  }
}
