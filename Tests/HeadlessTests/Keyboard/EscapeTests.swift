import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Dismissed without a finger", .ownWorld) @MainActor struct EscapeTests {
  /// The ways in which somebody may want to leave.
  enum Way: CaseIterable {
    case gesture, escape, commandPeriod

    @MainActor func take(on screen: Screen, from view: UIView? = nil) {
      switch self {
      case .gesture: screen.simulator.voiceOver.performEscape(from: view ?? screen.draft.cancel)
      case .escape: screen.simulator.press(.keyboardEscape)
      case .commandPeriod: screen.simulator.press(.keyboardPeriod, modifierFlags: .command)
      }
    }
  }

  @Test("asks once, then takes the modal away", arguments: Way.allCases)
  func leaves(by way: Way) {
    let screen = Screen().open()
    way.take(on: screen)
    #expect(screen.draft.isBeingDismissed)
    screen.settle()
    #expect(screen.delegate.questions == 1 && screen.delegate.attempts == 0)
    #expect(screen.leftover == nil)
    #expect(screen.draft.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test("while the modal opens it turns round", arguments: Way.allCases, [0.02, 0.1, 0.3])
  func opening(by way: Way, after seconds: TimeInterval) {
    let screen = Screen().present()
    screen.clock.advance(by: seconds)
    way.take(on: screen)
    #expect(screen.settle().leftover == nil && screen.delegate.questions == 1)
  }

  @Test("asks nothing while the modal leaves", arguments: Way.allCases)
  func leaving(by way: Way) {
    let screen = Screen().open()
    way.take(on: screen)
    screen.clock.advance(by: 0.1)
    way.take(on: screen)
    #expect(screen.settle().leftover == nil && screen.delegate.questions == 1)
  }

  @Test(
    "from under a finger that holds it too, which has asked; refused, it stays in the finger's hands",
    arguments: Way.allCases, [true, false])
  func held(by way: Way, isAllowed: Bool) {
    let screen = Screen().open()
    screen.delegate.allows = isAllowed
    screen.grab(200)
    way.take(on: screen)
    let top = screen.cardTop
    screen.drag(by: isAllowed ? -100 : 60)
    if !isAllowed { #expect(screen.cardTop > top && screen.release().disorder == nil) }
    screen.lift()
    if isAllowed { #expect(screen.delegate.questions == 1 && screen.leftover == nil) }
  }

  @Test("taken from under a finger, another one may catch it", arguments: Way.allCases)
  func caughtByAnother(after way: Way) {
    let screen = Screen().open()
    screen.grab(100)
    way.take(on: screen)
    screen.clock.advance(by: 0.05)
    let other = screen.simulator.makeFinger()
    other.down(at: screen.grip)
    let top = screen.cardTop
    screen.clock.advance(by: 0.2)
    #expect(screen.cardTop == top)
    other.cancel()
    #expect(screen.settle().disorder == nil)
  }

  @Test("only the upper of two cards answers, then the lower", arguments: Way.allCases)
  func stack(by way: Way) {
    let screen = Screen().open()
    let second = screen.openSecond()
    way.take(on: screen, from: second.cancel)
    #expect(screen.settle().disorder == nil && second.presentingViewController == nil)
    #expect(screen.delegate.questions == 0)
    way.take(on: screen)
    #expect(screen.settle().leftover == nil)
  }

  @Test("an alert on top has the keys, and the card below it does not answer", arguments: [true, false])
  func alert(hasCancel: Bool) {
    let screen = Screen().open()
    screen.openAlert(UIAlertAction(title: hasCancel ? "Cancel" : "OK", style: hasCancel ? .cancel : .default))
    #expect(!screen.simulator.voiceOver.performEscape(from: screen.draft.cancel))
    screen.simulator.press(.keyboardEscape)
    screen.settle()
    #expect((screen.draft.presentedViewController == nil) == hasCancel)
    #expect(screen.delegate.questions == 0 && screen.isPresented)
  }

  @Test("keys reach the modal from text that is being edited, and from a navigation controller's top")
  func focus() {
    let screen = Screen()
    screen.transition.delegate = screen.delegate
    let top = DraftController()
    let navigation = UINavigationController(rootViewController: top)
    navigation.modalPresentationStyle = .custom
    navigation.transitioningDelegate = screen.transition
    for isEditing in [true, false] {
      screen.root.present(navigation, animated: true)
      screen.settle()
      if isEditing { top.text.becomeFirstResponder() }
      screen.simulator.press(.keyboardEscape)
      screen.settle()
      #expect(navigation.presentingViewController == nil)
    }
    #expect(screen.delegate.questions == 2 && screen.simulator.complaints.isEmpty)
  }

  /// A view of the app's with an Escape of its own.
  private final class SearchView: UIView, ActionReceiver {
    var cleared = 0
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "clear")]
    }
    func receive(_ action: Selector, from sender: AnyObject) { cleared += 1 }
  }

  @Test("what the app itself does with Escape comes first")
  func appsOwn() {
    let screen = Screen().open()
    let search = SearchView()
    screen.draft.view.addSubview(search)
    search.becomeFirstResponder()
    screen.simulator.press(.keyboardEscape)
    #expect(search.cleared == 1 && screen.delegate.questions == 0)
    search.removeFromSuperview()
    screen.simulator.press(.keyboardEscape)
    #expect(search.cleared == 1 && screen.delegate.questions == 1)
  }

  @Test("a modal that does without has no key commands; the gesture stays", arguments: [true, false])
  func configured(dismissesOnEscape: Bool) {
    let screen = Screen {
      $0.dismissal.onEscape = dismissesOnEscape
      $0.strings.close = "Schließen"
    }.open()
    let titles = (screen.draft.keyCommands ?? []).map(\.title)
    // A held Command key lists the commands with a title (F725).
    #expect(titles == (dismissesOnEscape ? ["Schließen", ""] : []))
    Way.escape.take(on: screen)
    #expect(screen.draft.isBeingDismissed == dismissesOnEscape)
    Way.gesture.take(on: screen)
    #expect(screen.settle().leftover == nil)
  }

  @Test("the modal's keys are gone with it, its own stay")
  func keysGo() {
    let screen = Screen()
    let own = UIKeyCommand(input: "n", modifierFlags: .command, action: "new")
    screen.draft.addKeyCommand(own)
    for _ in 0..<2 {
      screen.open()
      #expect(screen.draft.keyCommands?.count == 3)
      screen.dismiss()
      #expect(screen.draft.keyCommands == [own])
    }
  }
}
