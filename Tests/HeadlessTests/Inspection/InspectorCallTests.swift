import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("Whoever looks at transitions, and asks for more when told", .ownWorld)
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

  @Test("can have a push or a pop run over and over", arguments: [true, false])
  func repeats(isPush: Bool) {
    let screen = NavigationScreen()
    if !isPush { screen.open() }
    inspector.keepsLast = true
    var ends = 0
    told({ [inspector] in
      guard $0 == nil else { return }
      ends += 1
      if ends < 3 { inspector.restart() }
    }) {
      if isPush { screen.push() } else { screen.navigation.popViewController(animated: true) }
      screen.settle()
    }
    #expect(screen.disorder == nil && ends == 3)
    #expect((screen.navigation.topViewController === screen.above) == isPush)
  }

  @Test("can have a change of tabs run over and over")
  func repeatsTabs() {
    let screen = TabScreen()
    inspector.keepsLast = true
    var ends = 0
    told({ [inspector] in
      guard $0 == nil else { return }
      ends += 1
      if ends < 3 { inspector.restart() }
    }) {
      screen.select(1)
      screen.settle()
    }
    #expect(screen.disorder == nil && ends == 3 && screen.tabs.selectedIndex == 1)
  }

  @Test("can have a container's transition run over and over")
  func repeatsContainer() {
    let screen = ContainerScreen()
    inspector.keepsLast = true
    var ends = 0
    told({ [inspector] in
      guard $0 == nil else { return }
      ends += 1
      if ends < 3 { inspector.restart() }
    }) {
      screen.container.select(1, animated: true)
      screen.settle()
    }
    #expect(screen.disorder == nil && ends == 3 && screen.selectedName == "B")
  }
}
