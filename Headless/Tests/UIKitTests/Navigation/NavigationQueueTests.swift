import TestWorld
import Testing

@testable import UIKit

/// Changes wait for a custom transition, and end the system's slide (F214, F329).
@MainActor @Suite("Changes during a push or pop", .ownWorld) final class NavigationQueueTests {
  @Test("a push waits until the custom transition ends, completed or cancelled", arguments: [true, false])
  func push(isCancelled: Bool) {
    let trail = Trail()
    trail.push(1)
    trail.push(2)
    #expect(trail.stack == ["first", "second"])
    if isCancelled { trail.cancel() } else { trail.finish() }
    let below = isCancelled ? ["first"] : ["first", "second"]
    #expect(trail.stack == below + ["third"])
    #expect(trail.story().contains("push from \(below.last ?? "") to third?"))
    trail.finish()
    #expect(trail.story().suffix(2) == ["did show third", "animationEnded true"])
    #expect(trail.pages[2].view.superview === trail.content && trail.complaints.isEmpty)
  }

  @Test("several changes run in order, animated or not")
  func order() {
    let trail = Trail()
    trail.push(1)
    trail.navigation.pushViewController(trail.pages[2], animated: false)
    #expect(trail.navigation.popToRootViewController(animated: true)?.count == 1)
    trail.navigation.setViewControllers([trail.pages[2]], animated: true)
    trail.finish()
    #expect(trail.stack == ["first"] && trail.animator.context != nil)
    trail.finish()
    #expect(trail.stack == ["third"])
    trail.finish()
    let questions = trail.story().filter { $0.hasSuffix("?") && $0 != "interaction?" }
    #expect(
      questions == ["push from first to second?", "pop from third to first?", "push from first to third?"])
    #expect(trail.navigation.transitionCoordinator == nil && trail.complaints.isEmpty)
  }

  @Test("a change in a did-callback does not wait")
  func fromCallback() {
    let trail = Trail()
    trail.pages[1].onCallback = { [trail] in
      if $0 == "didAppear" { trail.navigation.pushViewController(trail.pages[2], animated: true) }
    }
    trail.push(1)
    trail.finish()
    #expect(trail.stack == ["first", "second", "third"])
    #expect(trail.navigation.transitionCoordinator != nil)
    trail.finish()
    #expect(trail.pages[2].view.superview === trail.content && trail.pages[1].view.superview == nil)
    #expect(trail.navigation.transitionCoordinator == nil && trail.complaints.isEmpty)
  }
}
