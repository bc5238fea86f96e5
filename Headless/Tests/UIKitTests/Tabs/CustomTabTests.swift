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
}
