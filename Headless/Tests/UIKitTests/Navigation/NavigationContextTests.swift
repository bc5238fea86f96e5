import TestWorld
import Testing

@testable import UIKit

/// The context gives a custom push or pop its views and frames
/// (F53, F55, F60, F61, F64, F66, F69, F208, F331).
@MainActor @Suite("The context of a push or pop", .ownWorld) final class NavigationContextTests {
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
    "an interaction controller starts instead of the animator, if it wants an interactive start",
    arguments: [true, false])
  func interactive(wants: Bool) throws {
    let trail = Trail(depth: 2, interacts: true)
    trail.delegate.interaction.wantsInteractiveStart = wants
    trail.pop()
    #expect(trail.story().last == (wants ? "start interaction" : "animate"))
    let context = try #require(trail.animator.context)
    #expect(context.isInteractive == wants)
    context.pauseInteractiveTransition()
    #expect(context.isInteractive && !context.transitionWasCancelled)
    context.cancelInteractiveTransition()
    #expect(!context.isInteractive && context.transitionWasCancelled)
    trail.cancel()
    #expect(trail.stack == ["first", "second"] && trail.complaints.isEmpty)
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

  @Test("a rotation during a transition rotates the container, and the transition goes on")
  func rotation() throws {
    let trail = Trail()
    trail.push()
    trail.simulator.rotate(to: .landscapeLeft)
    trail.stage.clock.advance(by: 1)
    let context = try #require(trail.animator.context)
    let size = CGSize(width: 852, height: 393)
    #expect(context.containerView.bounds.size == size && trail.pages[1].view.bounds.size == size)
    #expect(context.finalFrame(for: trail.pages[1]).size == size)
    #expect(trail.navigation.transitionCoordinator != nil && !trail.story().contains("did show second"))
    trail.finish()
    #expect(trail.pages[1].view.frame.size == size && trail.pages[0].view.superview == nil)
    #expect(trail.complaints.isEmpty)
  }

  @Test("a rotation ends the system's slide")
  func slideRotation() {
    let trail = Trail()
    trail.delegate.animates = false
    trail.push()
    trail.simulator.rotate(to: .landscapeLeft)
    trail.simulator.settleLayout()
    #expect(trail.story().last == "did show second" && trail.pages[1].view.center.x == 426)
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
}
