import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// What the system puts on a card.
enum Topping: CaseIterable, Sendable {
  case alert, actionSheet, shareSheet

  @MainActor func make() -> UIViewController {
    switch self {
    case .alert: UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    case .actionSheet: UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    case .shareSheet: UIActivityViewController(activityItems: ["Dear all,"], applicationActivities: nil)
    }
  }
}

@Suite("Alerts and share sheets on a card", .ownWorld) @MainActor struct OnTopTests {
  /// An open card on which something stands.
  private func open(under top: UIViewController) -> Screen {
    let screen = Screen().open()
    screen.draft.present(top, animated: true)
    return screen.settle()
  }

  @Test(
    "put up in mid-drag, the card lets go of the finger for good, and returns below",
    arguments: Topping.allCases, [true, false])
  func inDrag(topping: Topping, outlives: Bool) {
    let screen = Screen.open { $0.dismissal.beginsWithDrag = false }
    let top = topping.make()
    screen.grab(300)
    screen.draft.present(top, animated: true)
    #expect(screen.settle().disorder == nil && screen.draft.presentedViewController === top)
    if !outlives {
      screen.drag(by: 300)
      #expect(abs(screen.progress - 1) < 1e-9)
      screen.lift()
    }
    top.dismiss(animated: true)
    screen.settle()
    if outlives { screen.drag(by: 300) }
    #expect(screen.lift().disorder == nil)
    #expect(!screen.delegate.updates.contains { $0.phase == .settling(.dismissed) })
    #expect(screen.dragAway().leftover == nil)
  }

  @Test("dismissModal waits for an alert that comes or goes on the card", arguments: [true, false])
  func dismissedUnder(isLeaving: Bool) {
    let screen = Screen().open()
    let alert = Topping.alert.make()
    screen.draft.present(alert, animated: true)
    if isLeaving {
      screen.settle()
      alert.dismiss(animated: true)
    }
    screen.clock.advance(by: 0.1)
    screen.draft.dismissModal()
    #expect(screen.settle().leftover == nil)
  }

  /// What the card does as an alert comes up.
  enum Moment: CaseIterable, Sendable { case release, caught, returning }

  /// UIKit presents nothing in a transition, so the drags begin none.
  private func begin(_ moment: Moment) -> Screen {
    let screen = moment == .caught ? Screen() : Screen.open { $0.dismissal.beginsWithDrag = false }
    switch moment {
    case .release: screen.grab(600)
    case .caught: screen.present()
    case .returning:
      screen.grab(200)
      screen.restAndLift()
    }
    if moment != .release { screen.clock.advance(by: 0.1) }
    if moment == .caught { screen.finger.down(at: screen.grip) }
    return screen
  }

  @Test(
    "put up as the finger lets go, over a card in flight or caught, the card goes to its place",
    arguments: Moment.allCases, Topping.allCases)
  func inFlight(moment: Moment, topping: Topping) {
    let (screen, top) = (begin(moment), topping.make())
    #expect(screen.progress < 1)
    screen.draft.present(top, animated: true)
    if moment == .release { screen.finger.up() }
    #expect(screen.settle().disorder == nil && screen.draft.presentedViewController === top)
    screen.lift()
    top.dismiss(animated: true)
    #expect(screen.settle().disorder == nil)
  }

  @Test(
    "the card below is dismissed by code: it goes with what stands on it", arguments: Topping.allCases,
    [true, false])
  func dismissedBelow(topping: Topping, animated: Bool) {
    let top = topping.make()
    let screen = open(under: top)
    screen.root.dismiss(animated: animated)
    #expect(screen.settle().leftover == nil && top.presentingViewController == nil)
  }

  @Test("what stands on a card keeps it from being dragged, until the card dismisses that")
  func dismissedByCard() {
    let screen = open(under: Topping.alert.make())
    screen.grab(600)
    #expect(abs(screen.progress - 1) < 1e-9)
    #expect(screen.lift().disorder == nil)
    screen.draft.dismiss(animated: true)
    #expect(screen.settle().disorder == nil && screen.draft.presentedViewController == nil)
  }

  @Test(
    "granted while an alert on it comes or goes, the card leaves as soon as UIKit can let it go",
    arguments: Topping.allCases, [true, false])
  func grantedMeanwhile(topping: Topping, goes: Bool) {
    let screen = Screen().open()
    screen.delegate.permission = .ask { false }
    let top = topping.make()
    screen.simulator.press(.keyboardEscape)
    screen.draft.present(top, animated: true)
    if goes {
      screen.settle()
      top.dismiss(animated: true)
    }
    screen.clock.advance(by: 0.05)
    screen.session?.dismissal.answer(true)
    screen.clock.advance(by: 1)
    #expect(screen.isGone && screen.leftover == nil)
  }
}
