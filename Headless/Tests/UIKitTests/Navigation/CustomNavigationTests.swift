import TestWorld
import Testing

@testable import UIKit

/// The delegate's animator runs a push or pop (F25, F46, F50, F59, F208, F209, F330).
@MainActor @Suite("A navigation controller's custom transitions", .ownWorld) final class CustomNavigationTests
{
  /// A change of the stack, which holds the first two of three pages.
  enum Change: CaseIterable, Sendable {
    case push, pop, popToRoot, replaceTop, jumpBack

    @MainActor func make(in trail: Trail, animated: Bool) {
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

  @Test(
    "a new top page is pushed, an old one is popped to; without animation no animator is asked for",
    arguments: Change.allCases, [true, false])
  func operation(change: Change, animated: Bool) {
    let trail = Trail(depth: 2)
    change.make(in: trail, animated: animated)
    let story = trail.story()
    #expect(animated ? story.first == change.question : !story.contains { $0.hasSuffix("?") })
    #expect((trail.navigation.transitionCoordinator != nil) == animated)
    trail.finish()
    #expect(!animated || trail.story().last == "animationEnded true")
    #expect(trail.complaints.isEmpty)
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

  @Test("an animator may complete at once")
  func atOnce() {
    let trail = Trail()
    trail.animator.onStart = { $0.completeTransition(true) }
    trail.push()
    #expect(trail.story().last == "animationEnded true")
    #expect(trail.navigation.transitionCoordinator == nil)
    #expect(trail.pages[0].view.superview == nil && trail.complaints.isEmpty)
  }
}
