import TestWorld
import Testing

@testable import UIKit

/// A transition's coordinator runs blocks alongside (F36, F90 to F95, F254).
@MainActor @Suite("The transition coordinator", .ownWorld) final class TransitionCoordinatorTests {
  private lazy var modal = Modal(isInteractive: true)
  private var transition: StubTransition { modal.transition }
  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    modal.presented.transitionCoordinator
  }

  @Test(
    "both controllers and their children have the coordinator from the first callback to the completion")
  func lifetime() {
    let child = UIViewController()
    modal.presented.addChild(child)
    var seen: [String: Bool] = [:]
    let root = modal.stage.root
    let note = { [modal] (name: String) in
      seen[name] =
        modal.presented.transitionCoordinator != nil && root.transitionCoordinator != nil
        && child.transitionCoordinator != nil
    }
    modal.presented.onCallback = note
    (modal.presented.presentationController as? StubPresentationController)?.onCallback = note
    #expect(coordinator == nil)
    modal.present()
    coordinator?.animate(alongsideTransition: nil) { _ in note("completion") }
    modal.finish()
    #expect(
      seen["presentation will begin"] == true && seen["willAppear"] == true && seen["didAppear"] == true)
    #expect(seen["completion"] == true && coordinator == nil)
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

  @Test("completions run at the end and know whether it was cancelled", arguments: [true, false])
  func completion(isCancelled: Bool) {
    modal.shown()
    modal.dismiss()
    var ends: [Bool] = []
    coordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    #expect(ends == [])
    if isCancelled { modal.cancel() } else { modal.finish() }
    #expect(ends == [isCancelled])
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

  @Test("the coordinator has the reported progress, the duration and the initial state, as without a finger")
  func values() throws {
    transition.animator.duration = 0.7
    modal.present()
    let coordinator = try #require(coordinator)
    transition.interaction.update(0.4)
    #expect(coordinator.percentComplete == 0.4 && coordinator.transitionDuration == 0.7)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive && coordinator.isAnimated)
    #expect(coordinator.containerView === transition.presentation?.containerView)
    #expect(
      coordinator.view(forKey: .to) === modal.presented.view && coordinator.presentationStyle == .custom)
    transition.animator.context?.finishInteractiveTransition()
    #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
    let modal = Modal()
    modal.present()
    #expect(modal.presented.transitionCoordinator?.initiallyInteractive == false)
  }
}
