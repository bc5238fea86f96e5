import TestWorld
import Testing

@testable import UIKit

/// The delegate's animator runs a push or pop (F25, F46, F50, F59, F208, F209, F330).
@MainActor @Suite("A navigation controller's custom transitions", .ownWorld) final class CustomNavigationTests
{
  /// A change of the stack, which holds the first two of three pages.
  enum Change: CaseIterable, Sendable {
    case push, pop, popToRoot, replaceTop, jumpBack

    @MainActor func make(in trail: Trail, animated: Bool = true) {
      let (navigation, pages) = (trail.navigation, trail.pages)
      switch self {
      case .push: navigation.pushViewController(pages[2], animated: animated)
      case .pop: navigation.popViewController(animated: animated)
      case .popToRoot: navigation.popToRootViewController(animated: animated)
      case .replaceTop: navigation.setViewControllers([pages[0], pages[2]], animated: animated)
      case .jumpBack: navigation.setViewControllers([pages[0]], animated: animated)
      }
      trail.stage.clock.runTurns()
    }

    var question: String {
      switch self {
      case .push, .replaceTop: "push from second to third?"
      case .pop, .popToRoot, .jumpBack: "pop from second to first?"
      }
    }
  }

  @Test(
    "the delegate is asked for an animator, then for an interaction controller; the old page is removed at the end"
  )
  func push() {
    let trail = Trail()
    trail.push()
    #expect(
      trail.story() == [
        "push from first to second?", "interaction?", "will show second", "first willDisappear",
        "second willAppear", "animate",
      ])
    #expect(trail.stack == ["first", "second"] && trail.barTitle == "second")
    trail.finish()
    #expect(
      trail.story() == [
        "first didDisappear", "second didAppear", "did show second", "animationEnded true",
      ])
    #expect(trail.pages[0].view.superview == nil && trail.pages[1].view.superview === trail.content)
    #expect(trail.complaints.isEmpty)
  }

  @Test("a new top page is pushed, an old one is popped to", arguments: Change.allCases)
  func operation(change: Change) {
    let trail = Trail(depth: 2)
    change.make(in: trail)
    #expect(trail.story().first == change.question)
    trail.finish()
    #expect(trail.story().last == "animationEnded true" && trail.complaints.isEmpty)
  }

  @Test("a change without animation asks for no animator", arguments: Change.allCases)
  func unanimated(change: Change) {
    let trail = Trail(depth: 2)
    change.make(in: trail, animated: false)
    #expect(!trail.story().contains { $0.hasSuffix("?") })
    #expect(trail.navigation.transitionCoordinator == nil && trail.complaints.isEmpty)
  }

  @Test("a change that is not visible, or that keeps the top page, asks for no animator")
  func unseen() {
    let trail = Trail(depth: 2)
    trail.navigation.setViewControllers([trail.pages[1]], animated: true)
    let hidden = UINavigationController(rootViewController: UIViewController())
    hidden.delegate = trail.delegate
    hidden.pushViewController(UIViewController(), animated: true)
    #expect(trail.story() == [] && hidden.viewControllers.count == 2)
  }

  @Test("without an animator the system slides, and no interaction controller is asked for")
  func system() {
    let trail = Trail()
    trail.delegate.animates = false
    trail.push()
    #expect(trail.story().prefix(2) == ["push from first to second?", "will show second"])
    #expect(trail.pages[1].view.center.x > 300)
    trail.settle()
    #expect(trail.story().last == "did show second" && trail.pages[1].view.center.x == 196.5)
  }

  @Test("a cancelled push restores the stack, the bar and the page")
  func cancelledPush() {
    let trail = Trail()
    trail.push()
    _ = trail.story()
    trail.cancel()
    #expect(
      trail.story() == [
        "second willDisappear", "second didDisappear", "first willAppear", "first didAppear",
        "animationEnded false",
      ])
    #expect(trail.stack == ["first"] && trail.barTitle == "first")
    #expect(trail.pages[1].parent == nil && trail.pages[1].view.superview == nil)
    #expect(trail.pages[0].view.superview === trail.content && trail.complaints.isEmpty)
    trail.push()
    trail.finish()
    #expect(trail.stack == ["first", "second"] && trail.complaints.isEmpty)
  }

  @Test("a cancelled pop restores the page whatever the animator did to it")
  func cancelledPop() {
    let trail = Trail(depth: 2)
    trail.pop()
    trail.pages[1].view.removeFromSuperview()
    trail.cancel()
    #expect(trail.stack == ["first", "second"] && trail.barTitle == "second")
    #expect(trail.pages[1].parent === trail.navigation)
    #expect(trail.pages[1].view.superview === trail.content && trail.pages[0].view.superview == nil)
    #expect(!trail.story().contains("did show first") && trail.complaints.isEmpty)
  }

  @Test(
    "a page that the animator forgot or misplaced has its frame at the end",
    arguments: [true, false])
  func forgotten(isMoved: Bool) {
    let trail = Trail()
    let wrapper = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
    trail.animator.onStart = { context in
      let view = context.view(forKey: .to)
      if isMoved { view.map(wrapper.addSubview) } else { view?.removeFromSuperview() }
    }
    trail.push()
    trail.finish()
    trail.simulator.settleLayout()
    #expect(trail.pages[1].view.superview === trail.content)
    #expect(trail.pages[1].view.frame == trail.content?.bounds)
    #expect(trail.story().suffix(2) == ["did show second", "animationEnded true"])
    #expect(trail.complaints.isEmpty)
  }

  @Test("an animator may complete at once")
  func atOnce() {
    let trail = Trail()
    trail.animator.onStart = { $0.completeTransition(true) }
    trail.push()
    #expect(trail.story().last == "animationEnded true")
    #expect(trail.navigation.transitionCoordinator == nil)
    #expect(trail.pages[0].view.superview == nil && trail.complaints.isEmpty)
  }

  @Test("the transition begins in a later turn; the stack changes at once")
  func late() {
    let trail = Trail()
    trail.simulator.transitionStart = .after(0.1)
    trail.push()
    #expect(trail.story() == ["push from first to second?", "interaction?"])
    #expect(trail.stack == ["first", "second"] && trail.navigation.transitionCoordinator != nil)
    trail.stage.clock.advance(by: 0.11)
    #expect(trail.story().last == "animate")
  }

  @Test("a second completion, or one that contradicts the report, is a complaint", arguments: [true, false])
  func misuse(isTwice: Bool) throws {
    let trail = Trail()
    trail.push()
    let context = try #require(trail.animator.context)
    if isTwice { context.completeTransition(true) }
    context.completeTransition(isTwice)
    #expect(trail.complaints.count == 1)
    #expect(trail.complaints.first?.contains(isTwice ? "twice" : "contradicts") == true)
    #expect(trail.stack.count == (isTwice ? 2 : 1))
  }
}
