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

  /// What an app animates while it has switched animations off, as a UI test does.
  enum Change: CaseIterable {
    case presents, presentsByUIKit, dismisses, dismissesByUIKit, selectsDetent, addsCard, removesCard
  }

  @Test("while the app has switched animations off nothing moves", arguments: Change.allCases)
  func switchedOff(change: Change) {
    let isContained = change == .addsCard || change == .removesCard
    let comes = [.presents, .presentsByUIKit, .addsCard].contains(change)
    let screen = Screen(isContained: isContained) {
      $0.detents = [.medium, .large]
      $0.initialDetent = comes ? .large : .medium
    }
    if !comes { screen.open() }
    UIView.setAnimationsEnabled(false)
    switch change {
    case .presents: screen.root.present(screen.draft, as: screen.transition.configuration)
    case .presentsByUIKit, .addsCard: screen.present()
    case .dismisses, .removesCard: screen.draft.dismissModal()
    case .dismissesByUIKit: screen.draft.dismiss(animated: true)
    case .selectsDetent: screen.draft.selectModalDetent(.large)
    }
    screen.run(for: 0.05)
    if comes || change == .selectsDetent {
      let top = screen.cardTop
      #expect(screen.disorder == nil && screen.session?.interaction.isAtRest == true)
      #expect(screen.settle().cardTop == top)
    } else {
      #expect(screen.draft.view.window == nil && screen.root.disturbance == nil && screen.complaint == nil)
    }
  }

  @Test("a finger moves a modal while animations are switched off, and its release is over at once")
  func finger() {
    let screen = Screen()
    UIView.setAnimationsEnabled(false)
    screen.root.view.addInteraction(ModalOpeningInteraction(as: .mail) { screen.draft })
    screen.finger.down(at: CGPoint(x: 200, y: 800))
    screen.drag(by: -400)
    #expect(abs(screen.cardTop - screen.finger.location.y) < 30)
    screen.finger.up()
    screen.run(for: 0.05)
    #expect(screen.disorder == nil)
    screen.grab(600)
    screen.finger.up()
    screen.run(for: 0.05)
    #expect(screen.leftover == nil)
  }

  @Test("a call in `performWithoutAnimation` is done when it returns")
  func withoutAnimation() {
    let screen = Screen()
    UIView.performWithoutAnimation { _ = screen.root.present(screen.draft, as: .mail) }
    #expect(screen.isPresented && screen.session?.interaction.phase == .resting(.detent(.large)))
    UIView.performWithoutAnimation { screen.draft.dismissModal() }
    #expect(screen.isGone && screen.settle().leftover == nil)
  }

  @Test("a page and a child of a container come at once while the app has switched animations off")
  func screens() {
    let navigation = NavigationScreen()
    UIView.setAnimationsEnabled(false)
    navigation.push().run(for: 0.05)
    #expect(navigation.isOpen && navigation.navigation.transitionCoordinator == nil)
    #expect(navigation.above.view.shown.transform.affine.isIdentity)
    let container = ContainerScreen()
    UIView.setAnimationsEnabled(false)
    container.select(1, for: 0)
    #expect(container.disorder == nil && container.selectedName == "B")
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
