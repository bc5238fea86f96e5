import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("The calls of the transition inspector", .ownWorld)
struct InspectorCallTests {
  private let inspector = TransitionInspector.shared

  /// Has the inspector tell during an action, and resumes motion.
  private func told(_ onChange: @escaping (CGFloat?) -> Void, _ action: () -> Void) {
    inspector.onChange = onChange
    action()
    inspector.onChange = nil
    inspector.isPaused = false
  }

  @Test("can stop a transition at a moment", arguments: [0.3, 0.5, 0.7])
  func stops(moment: CGFloat) {
    let screen = NavigationScreen()
    told({ [inspector] in if let progress = $0, progress >= moment { inspector.scrub(to: moment) } }) {
      screen.push().clock.advance(by: 2)
      #expect(abs(screen.share - (1 - moment)) < 1e-6 && inspector.isPaused)
    }
    #expect(screen.settle().disorder == nil && screen.navigation.topViewController === screen.above)
  }

  /// What runs three times.
  enum Change: CaseIterable { case push, pop, tabs, container }

  @Test(
    "can have a push, a pop, and a change of tabs or children run over and over",
    arguments: Change.allCases)
  func repeats(_ change: Change) {
    inspector.keepsLast = true
    switch change {
    case .push, .pop:
      let screen = NavigationScreen()
      if change == .pop { screen.open() }
      expectThreeEnds {
        if change == .push { screen.push() } else { screen.navigation.popViewController(animated: true) }
        screen.settle()
      }
      let isOpen = screen.navigation.topViewController === screen.above
      #expect(screen.disorder == nil && isOpen == (change == .push))
    case .tabs:
      let screen = TabScreen()
      expectThreeEnds {
        screen.select(1)
        screen.settle()
      }
      #expect(screen.disorder == nil && screen.tabs.selectedIndex == 1)
    case .container:
      let screen = ContainerScreen()
      expectThreeEnds {
        screen.container.select(1, animated: true)
        screen.settle()
      }
      #expect(screen.disorder == nil && screen.selectedName == "B")
    }
  }

  /// Restarts what an action begins until it has ended three times.
  private func expectThreeEnds(_ action: () -> Void) {
    var ends = 0
    told(
      { [inspector] in
        guard $0 == nil else { return }
        ends += 1
        if ends < 3 { inspector.restart() }
      }, action)
    #expect(ends == 3)
  }
}
