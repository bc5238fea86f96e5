import TestWorld
import Testing

@testable import UIKit

/// A push or pop has a coordinator (F90, F91, F92, F95).
@MainActor @Suite("The coordinator of a push or pop", .ownWorld) final class NavigationCoordinatorTests {
  @Test(
    "blocks queued in the call's turn run alongside; later ones run at once", arguments: [true, false])
  func alongside(isCustom: Bool) throws {
    let trail = Trail()
    trail.delegate.animates = isCustom
    var runs: [String] = []
    trail.navigation.pushViewController(trail.pages[1], animated: true)
    let coordinator = try #require(trail.navigation.transitionCoordinator)
    #expect(coordinator.animate(alongsideTransition: { _ in runs.append("early") }))
    #expect(runs == [])
    trail.stage.clock.runTurns()
    #expect(runs == ["early"])
    #expect(!coordinator.animate(alongsideTransition: { _ in runs.append("late") }))
    #expect(runs == ["early", "late"])
    #expect(coordinator.view(forKey: .to) === trail.pages[1].view)
    #expect(coordinator.containerView === trail.content && coordinator.isAnimated)
    #expect(coordinator.transitionDuration == (isCustom ? 0.25 : 0.35) && !coordinator.initiallyInteractive)
  }

  @Test("a transition that ends in the call's turn runs what was queued")
  func short() {
    let trail = Trail()
    var runs: [String] = []
    trail.delegate.animates = false
    trail.navigation.pushViewController(trail.pages[1], animated: true)
    trail.navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in runs.append("along") }, completion: { _ in runs.append("over") })
    trail.navigation.pushViewController(trail.pages[2], animated: false)
    trail.settle()
    #expect(runs == ["along", "over"])
  }

  @Test(
    "completions know whether the transition was cancelled, and the reported progress",
    arguments: [true, false])
  func completion(isCancelled: Bool) throws {
    let trail = Trail(depth: 2, interacts: true)
    trail.pop()
    let coordinator = try #require(trail.pages[1].transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    var (ends, phases): ([Bool], [Bool]) = ([], [])
    coordinator.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    coordinator.notifyWhenInteractionChanges { phases.append($0.isInteractive) }
    trail.delegate.interaction.update(0.4)
    #expect(coordinator.percentComplete == 0.4 && ends == [])
    if isCancelled { trail.delegate.interaction.cancel() } else { trail.delegate.interaction.finish() }
    #expect(ends == [isCancelled] && phases == [false])
  }

  @Test("the system's interactive pop has a coordinator", arguments: [60.0, 300])
  func finger(way: CGFloat) throws {
    let trail = Trail(depth: 2)
    trail.navigation.delegate = nil
    trail.stage.down(at: CGPoint(x: 4, y: 400))
    trail.stage.drag(by: CGVector(dx: way, dy: 0), over: 0.4)
    let coordinator = try #require(trail.pages[0].transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    #expect(abs(coordinator.percentComplete - (way - 10) / 393) < 0.001)
    var ends: [Bool] = []
    coordinator.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    trail.stage.restAndLift()
    #expect(!coordinator.isInteractive && coordinator.isCancelled == (way < 100))
    trail.settle()
    #expect(ends == [way < 100] && trail.pages[0].transitionCoordinator == nil)
    #expect(trail.complaints.isEmpty)
  }

  @Test("a modal that is presented during a push has its own coordinator")
  func modal() {
    let trail = Trail()
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    trail.push()
    trail.navigation.present(modal, animated: true)
    trail.stage.clock.runTurns()
    #expect(trail.navigation.transitionCoordinator?.viewController(forKey: .to) === modal)
    trail.settle()
    #expect(trail.navigation.transitionCoordinator?.viewController(forKey: .to) === trail.pages[1])
    trail.finish()
    #expect(trail.navigation.transitionCoordinator == nil && trail.complaints.isEmpty)
  }

  /// A container with its own coordinator.
  private final class Box: UIViewController {
    let coordinator = TransitionCoordinator()
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }
  }

  @Test("children of a custom container use its coordinator")
  func container() {
    let (box, child, grandchild) = (Box(), UIViewController(), UIViewController())
    let stage = Stage(root: box)
    box.addChild(child)
    child.addChild(grandchild)
    #expect(grandchild.transitionCoordinator === box.coordinator && stage.complaints.isEmpty)
  }
}
