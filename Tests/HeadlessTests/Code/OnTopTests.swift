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
  @Test("put up in mid-drag, the finger is let go, and the card returns below", arguments: Topping.allCases)
  func inDrag(topping: Topping) {
    let screen = Screen().open()
    let top = topping.make()
    screen.grab(300)
    screen.draft.present(top, animated: true)
    screen.settle()
    #expect(screen.draft.presentedViewController === top)
    #expect(screen.disorder == nil)
    screen.drag(by: 300)
    #expect(abs(screen.progress - 1) < 1e-9)
    screen.lift()
    top.dismiss(animated: true)
    #expect(screen.settle().disorder == nil)
    #expect(!screen.delegate.updates.contains { $0.phase == .settling(.dismissed) })
  }

  @Test("a finger let go by an alert does not hold the card when the alert has gone either")
  func fingerOutlivesAlert() {
    let screen = Screen().open()
    let alert = Topping.alert.make()
    screen.grab(300)
    screen.draft.present(alert, animated: true)
    screen.settle()
    alert.dismiss(animated: true)
    screen.settle()
    screen.drag(by: 300)
    #expect(screen.lift().disorder == nil)
    #expect(screen.dragAway().leftover == nil)
  }

  @Test(
    "put up in the moment in which the finger lets go, the card returns below", arguments: Topping.allCases)
  func asFingerLetsGo(topping: Topping) {
    let screen = Screen().open()
    let top = topping.make()
    screen.grab(600)
    screen.draft.present(top, animated: true)
    screen.lift()
    #expect(screen.draft.presentedViewController === top && screen.disorder == nil)
  }

  @Test(
    "put up while the card settles back or opens, the card goes on to its place", arguments: [true, false])
  func inFlight(opens: Bool) {
    let screen = opens ? Screen().present() : Screen().open()
    if !opens {
      screen.grab(200)
      screen.restAndLift()
    }
    screen.clock.advance(by: 0.1)
    #expect(screen.progress < 1)
    let alert = Topping.alert.make()
    screen.draft.present(alert, animated: true)
    #expect(screen.settle().disorder == nil && screen.draft.presentedViewController === alert)
    alert.dismiss(animated: true)
    #expect(screen.settle().disorder == nil)
  }

  @Test("put up over a card that a finger has caught in flight, the card goes back to its place")
  func caught() {
    let screen = Screen().present()
    screen.clock.advance(by: 0.1)
    screen.finger.down(at: screen.grip)
    screen.draft.present(Topping.alert.make(), animated: true)
    #expect(screen.settle().disorder == nil)
    #expect(screen.lift().disorder == nil)
  }

  @Test(
    "the card below is dismissed by code: it goes with what stands on it", arguments: Topping.allCases,
    [true, false])
  func dismissedBelow(topping: Topping, animated: Bool) {
    let screen = Screen().open()
    let top = topping.make()
    screen.draft.present(top, animated: true)
    screen.settle()
    screen.root.dismiss(animated: animated)
    screen.settle()
    #expect(top.presentingViewController == nil)
    #expect(screen.leftover == nil)
  }

  @Test("the card itself dismisses what stands on it, and stays")
  func dismissedByCard() {
    let screen = Screen().open()
    screen.draft.present(Topping.shareSheet.make(), animated: true)
    screen.settle()
    screen.close()
    #expect(screen.draft.presentedViewController == nil && screen.disorder == nil)
  }

  @Test("while an alert stands on it, a card cannot be dragged")
  func covered() {
    let screen = Screen().open()
    screen.draft.present(Topping.alert.make(), animated: true)
    screen.settle()
    screen.grab(600)
    #expect(abs(screen.progress - 1) < 1e-9)
    #expect(screen.lift().disorder == nil)
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
    screen.presentation?.dismissal.answer(true)
    screen.clock.advance(by: 1)
    #expect(screen.isGone && screen.leftover == nil)
  }
}
