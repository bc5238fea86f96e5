import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// Presentations and dismissals without animation, whether UIKit calls the animator or not (F25, F431).
@Suite("Without animation", .ownWorld) @MainActor struct UnanimatedTests {
  /// How a modal opens and closes.
  enum Setting: CaseIterable {
    case plain, detents, choreography

    var detent: ModalDetent.Identifier {
      switch self {
      case .plain, .choreography: .large
      case .detents: .medium
      }
    }

    @MainActor func apply(_ configuration: inout ModalConfiguration) {
      switch self {
      case .plain: break
      case .detents:
        configuration.detents = [.medium, .large]
        configuration.initialDetent = .medium
      case .choreography: configuration.opening = StaggerTransition()
      }
    }
  }

  @Test(
    "a modal stands and is gone at once, with the callbacks in their order",
    arguments: Setting.allCases, [true, false])
  func atOnce(_ setting: Setting, callsAnimator: Bool) {
    let screen = Screen(configuration: .mail, setting.apply)
    screen.simulator.callsAnimatorUnanimated = callsAnimator
    screen.present(animated: false)
    #expect(screen.isPresented && screen.session?.interaction.phase == .resting(.detent(setting.detent)))
    screen.clock.advance(by: 1 / 60)
    let top = screen.cardTop
    screen.settle()
    #expect(abs(top - screen.cardTop) < 1e-9, "it does not move any more")
    #expect(screen.draft.calls == ["willAppear", "didAppear"])
    screen.draft.calls = []
    screen.root.dismiss(animated: false)
    screen.clock.runTurns()
    #expect(screen.isGone && screen.draft.calls == ["willDisappear", "didDisappear"])
    screen.settle()
    #expect(screen.leftover == nil)
  }

  @Test("a modal that stands without animation can be dragged away", arguments: [true, false])
  func drag(callsAnimator: Bool) {
    let screen = Screen()
    screen.simulator.callsAnimatorUnanimated = callsAnimator
    screen.present(animated: false).settle()
    screen.grab(600)
    screen.finger.up()
    screen.settle()
    #expect(screen.leftover == nil)
  }
}
