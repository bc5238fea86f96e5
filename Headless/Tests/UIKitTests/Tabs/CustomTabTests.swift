import TestWorld
import Testing

@testable import UIKit

/// The delegate's animator runs a change of tabs
/// (F46, F53, F69, F90, F210, F329, F332, F334, F337).
@MainActor @Suite("A tab bar controller's custom transitions", .ownWorld) final class CustomTabTests {
  @Test("the delegate's animator runs for taps and for changes in code", arguments: [true, false])
  func animates(isTap: Bool) throws {
    let set = TabSet(animates: true)
    if isTap { set.tap(1) } else { set.select(1) }
    let begun = set.story().filter { !$0.contains("select") }
    #expect(
      begun == [
        "from inbox to folders?", "interaction?", "folders willAppear", "inbox willDisappear", "animate",
      ])
    let context = try #require(set.animator.context)
    #expect(
      context.view(forKey: .from) === set.tabs[0].view && context.view(forKey: .to) === set.tabs[1].view)
    #expect(
      context.containerView === set.content && context.finalFrame(for: set.tabs[1]) == set.content?.bounds)
    #expect(set.controller.selectedIndex == 1 && set.bar.selectedItem === set.tabs[1].tabBarItem)
    set.finish()
    #expect(set.story() == ["inbox didDisappear", "folders didAppear", "animationEnded true"])
    #expect(set.tabs[0].view.superview == nil && set.tabs[1].view.superview === set.content)
    #expect(set.complaints.isEmpty)
  }

  @Test("a cancelled change restores the selection without calling the delegate")
  func cancelled() {
    let set = TabSet(animates: true, interacts: true)
    set.select(1)
    #expect(set.story().last == "start interaction")
    set.delegate.interaction.update(0.3)
    #expect(set.tabs[0].transitionCoordinator?.percentComplete == 0.3)
    var ends: [Bool] = []
    set.controller.transitionCoordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    set.delegate.interaction.cancel()
    #expect(
      set.story() == [
        "folders willDisappear", "folders didDisappear", "inbox willAppear", "inbox didAppear",
        "animationEnded false",
      ])
    #expect(ends == [true] && set.controller.transitionCoordinator == nil)
    #expect(set.controller.selectedIndex == 0 && set.bar.selectedItem === set.tabs[0].tabBarItem)
    #expect(set.tabs[1].view.superview == nil && set.tabs[0].view.superview === set.content)
    #expect(set.tabs[1].parent === set.controller && set.complaints.isEmpty)
  }

  @Test("both tabs have the coordinator, and its queued animations run alongside")
  func coordinator() {
    let set = TabSet(animates: true)
    var runs: [String] = []
    set.controller.selectedIndex = 1
    #expect(set.tabs.allSatisfy { $0.transitionCoordinator != nil })
    set.tabs[1].transitionCoordinator?.animate(
      alongsideTransition: { _ in runs.append("along") }, completion: { _ in runs.append("over") })
    set.stage.clock.runTurns()
    #expect(runs == ["along"])
    set.finish()
    #expect(runs == ["along", "over"] && set.tabs[1].transitionCoordinator == nil)
  }

  @Test("changes during a transition wait in order; a tab that is selected by then is skipped")
  func queue() {
    let set = TabSet(animates: true)
    set.select(1)
    set.select(2)
    set.select(2)
    set.controller.viewControllers = [set.tabs[0]]
    set.select(1)
    #expect(set.controller.selectedIndex == 1)
    set.finish()
    #expect(set.controller.selectedIndex == 2)
    set.finish()
    set.stage.clock.runUntilIdle()
    #expect(set.controller.viewControllers == [set.tabs[0]] && set.controller.selectedIndex == 0)
    #expect(set.tabs[0].view.superview === set.content && set.complaints.isEmpty)
  }

  @Test(
    "during a transition the bar takes no touches; the content does if the transition is interactive",
    arguments: [true, false])
  func touches(interacts: Bool) {
    let set = TabSet(animates: true, interacts: interacts)
    set.select(1)
    set.stage.simulator.settleLayout()
    set.tap(2)
    #expect(!set.story().contains("should select settings?"))
    let point = CGPoint(x: 200, y: 400)
    #expect(set.controller.view.hitTest(point, with: nil) === (interacts ? set.tabs[1].view : nil))
    set.finish()
    set.tap(2)
    #expect(set.story().contains("should select settings?"))
  }

  @Test("a transition survives a rotation, and ends at once when the controller disappears")
  func outOfSight() throws {
    let set = TabSet(animates: true)
    set.select(1)
    set.stage.simulator.rotate(to: .landscapeLeft)
    set.stage.clock.advance(by: 1)
    let context = try #require(set.animator.context)
    #expect(context.containerView.bounds.width == 852 && set.controller.transitionCoordinator != nil)
    set.stage.simulator.window?.rootViewController = UIViewController()
    context.completeTransition(true)
    #expect(set.controller.transitionCoordinator == nil && set.tabs[0].view.superview == nil)
    #expect(set.story().suffix(2) == ["folders willDisappear", "folders didDisappear"])
    #expect(set.complaints.isEmpty)
  }

  @Test("a push in a tab that is left ends completed")
  func stack() {
    let set = TabSet()
    let trail = StubNavigationDelegate(set.journal)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = trail
    set.controller.viewControllers = [navigation, set.tabs[1]]
    navigation.pushViewController(UIViewController(), animated: true)
    set.stage.clock.runTurns()
    #expect(trail.animator.context != nil)
    set.select(1)
    trail.animator.complete()
    #expect(navigation.viewControllers.count == 2 && navigation.transitionCoordinator == nil)
    #expect(set.tabs[1].view.superview === set.content && set.complaints.isEmpty)
  }
}
