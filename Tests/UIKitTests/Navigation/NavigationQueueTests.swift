import Testing

@testable import UIKit

/// F214, F329.
@MainActor @Suite("Changes in the middle of a push or pop") final class NavigationQueueTests {
  @Test("a push waits for the delegate's animator to end, however it ends", arguments: [true, false])
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

  @Test("several are made in their order, one after the other, without animation too")
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

  @Test("what has become of nothing by then is left out")
  func pointless() {
    let trail = Trail(depth: 2)
    trail.pop()
    trail.navigation.popToViewController(trail.pages[0], animated: true)
    trail.navigation.pushViewController(trail.pages[2], animated: true)
    trail.navigation.pushViewController(trail.pages[2], animated: true)
    #expect(trail.navigation.popViewController(animated: true) == nil)
    trail.finish()
    trail.finish()
    trail.settle()
    #expect(trail.stack == ["first", "third"] && trail.complaints.isEmpty)
  }

  @Test("one that a did-callback asks for does not wait")
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

  @Test("the system's own slide does not keep anybody waiting: it ends at once")
  func slide() {
    let trail = Trail()
    trail.delegate.animates = false
    trail.push(1)
    trail.desk.clock.advance(by: 0.1)
    trail.push(2)
    let story = trail.story()
    #expect(story.contains("did show second") && story.contains("will show third"))
    trail.settle()
    #expect(trail.stack == ["first", "second", "third"])
    #expect(trail.pages[2].view.center.x == 196.5 && trail.complaints.isEmpty)
  }
}
