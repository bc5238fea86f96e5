import TestWorld
import Testing

@testable import UIKit

/// Checks ask for the frames and views of the context, and when there is a coordinator (F53, F90, F91, F92, F95,
/// F208, F332).
@MainActor @Suite("The context and the coordinator of a push or pop", .ownWorld)
final class NavigationContextTests {
  @Test("UIKit does not add the new page, whose safe area is already set")
  func toView() {
    let trail = Trail()
    var superview: UIView? = trail.content
    trail.pages[1].onCallback = { [weak page = trail.pages[1]] in
      if $0 == "willAppear" { superview = page?.view.superview }
    }
    trail.push()
    trail.simulator.settleLayout()
    #expect(superview == nil && trail.pages[1].view.safeAreaInsets.top == 59 + 44)
  }

  @Test(
    "touches reach the content of an interactive transition only, and never the bar",
    arguments: [true, false])
  func touches(interacts: Bool) {
    let trail = Trail(depth: 2, interacts: interacts)
    let view: UIView = trail.navigation.view
    let (page, back) = (CGPoint(x: 200, y: 400), CGPoint(x: 30, y: 80))
    let bar = trail.navigation.navigationBar
    #expect(view.hitTest(back, with: nil)?.isDescendant(of: bar) == true)
    trail.pop()
    trail.simulator.settleLayout()
    #expect(view.hitTest(page, with: nil) === (interacts ? trail.pages[0].view : nil))
    #expect(view.hitTest(back, with: nil) === (interacts ? view : nil))
    trail.finish()
    #expect(view.hitTest(page, with: nil) === trail.pages[0].view)
    #expect(view.hitTest(back, with: nil)?.isDescendant(of: bar) == true)
  }

  @Test(
    "a transition ends at once when the controller disappears, and later reports are ignored",
    arguments: [true, false])
  func outOfSight(hasBegun: Bool) {
    let trail = Trail()
    trail.simulator.transitionStart = hasBegun ? .nextTurn : .after(5)
    trail.push()
    let context = trail.animator.context
    #expect((context != nil) == hasBegun)
    trail.stage.simulator.window?.rootViewController = UIViewController()
    context?.completeTransition(true)
    trail.settle()
    #expect(trail.stack == ["first", "second"] && trail.pages[0].view.superview == nil)
    #expect(trail.navigation.transitionCoordinator == nil)
    #expect(trail.journal.read().contains("animationEnded true") == hasBegun)
    #expect(trail.complaints.isEmpty)
  }

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
}
