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

  @Test("begin a modal's flight anew from the end from which it came", arguments: [true, false])
  func restartsModal(isOpening: Bool) {
    let screen = Screen()
    if isOpening { screen.present().run(for: 0.15) } else { screen.open().close(for: 0.15) }
    #expect((0.2...0.8).contains(screen.progress))
    inspector.restart()
    #expect(abs(screen.progress - (isOpening ? 0 : 1)) < 1e-9)
    screen.clock.advance(by: 0.05)
    #expect((isOpening ? 0.01...0.5 : 0.5...0.99).contains(screen.progress))
    #expect((isOpening ? screen.settle().disorder : screen.settle().leftover) == nil)
  }

  @Test("resume motion as they begin a flight anew")
  func resumes() {
    let screen = Screen().present().run(for: 0.15)
    inspector.isPaused = true
    screen.run(for: 0.5)
    inspector.restart()
    #expect(!inspector.isPaused && screen.settle().disorder == nil)
  }

  @Test("scrub within the ends of a transition", arguments: [(-0.5, 0), (0.25, 0.25), (1.5, 1)])
  func scrubs(to number: CGFloat, progress: CGFloat) {
    let screen = Screen().present().run(for: 0.15)
    inspector.scrub(to: number)
    #expect(abs(screen.progress - progress) < 1e-9)
    #expect(abs((inspector.progress ?? -1) - progress) < 1e-9)
    inspector.isPaused = false
    #expect(screen.settle().disorder == nil)
  }

  @Test("leave a modal that stands, or that a finger holds, where it is")
  func leavesModal() {
    let screen = Screen().open()
    inspector.restart()
    #expect(screen.settle().disorder == nil)
    screen.grab(200)
    let top = screen.cardTop
    inspector.restart()
    #expect(screen.cardTop == top && screen.cancelTouch().disorder == nil)
  }

  @Test("tell of each frame of the transition that has moved last, and of its end once")
  func lastMoved() {
    let screen = Screen.withDetents([.medium, .large], initially: .large)
    let second = screen.openSecond()
    var told: [CGFloat?] = []
    inspector.onChange = { told.append($0) }
    second.dismissModal()
    screen.clock.advance(by: 0.1)
    for progress in [inspector.progress, told.last ?? nil] {
      #expect((0.1...0.95).contains(progress ?? 0))
    }
    #expect(!inspector.parts.isEmpty)
    screen.settle()
    #expect(told.count { $0 == nil } == 1 && told.last == .some(nil))
    #expect(inspector.progress == nil && inspector.parts.isEmpty)
    let count = told.count
    inspector.onChange = nil
    screen.dismiss()
    #expect(told.count == count)
  }

  @Test("end a transition whose flight has come to its end while the main thread was busy")
  func changeAfterEnd() {
    let screen = NavigationScreen().push().run(for: 0.1)
    screen.clock.stall(for: 3)
    inspector.speed = 0.5
    #expect(screen.settle().disorder == nil && screen.isOpen)
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
