import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A drag that is taken away", .ownWorld) @MainActor struct CancellationTests {
  /// What takes the finger away.
  enum Cause: CaseIterable, CustomTestStringConvertible {
    case system, call, background, disabled

    var testDescription: String { "\(self)" }

    @MainActor func strike(_ screen: Screen) {
      switch self {
      case .system: screen.finger.cancel()
      case .call:
        screen.simulator.resignActive()
        screen.simulator.becomeActive()
      case .background:
        screen.simulator.enterBackground()
        screen.clock.advance(by: 5)
        screen.simulator.enterForeground()
      case .disabled:
        let recognizers = screen.card.gestureRecognizers ?? []
        #expect(!recognizers.isEmpty)
        for recognizer in recognizers {
          recognizer.isEnabled = false
          recognizer.isEnabled = true
        }
      }
    }
  }

  @Test(
    "the card returns, however far and fast it was, also if it was caught on its way out",
    arguments: Cause.allCases, [false, true])
  func returns(_ cause: Cause, isCaught: Bool) {
    let screen = Screen().open()
    if isCaught {
      screen.close(for: 0.15)
      screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 50))
      screen.drag(by: 40)
    } else {
      screen.grab(500)
      screen.drag(by: 100, over: 0.04)
    }
    cause.strike(screen)
    #expect(screen.settle().disorder == nil)
    #expect(screen.draft.calls.suffix(3) == ["willDisappear", "willAppear", "didAppear"], "F252")
  }

  @Test("text and first responder stay through a drag that returns, where the keyboard is to stay")
  func firstResponderStays() {
    let screen = Screen.open { $0.keyboardDuringDrag = .stays }
    screen.draft.text.becomeFirstResponder()
    screen.draft.text.text = "Half a sen"
    screen.grab(300)
    #expect(screen.draft.text.isFirstResponder && screen.cancelTouch().draft.text.isFirstResponder)
    #expect(screen.draft.text.text == "Half a sen")
  }

  @Test(
    "the first responder, a text or a controller, is given back to a card that leaves and is fetched back",
    arguments: [false, true])
  func firstResponderRestored(isController: Bool) {
    let screen = Screen()
    screen.draft.takesKeyboard = isController
    screen.open()
    let responder: UIResponder = isController ? screen.draft : screen.draft.text
    responder.becomeFirstResponder()
    screen.close(for: 0.12)
    #expect(!responder.isFirstResponder, "UIKit makes it resign when the dismissal starts")
    screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 50))
    screen.drag(by: -60, over: 0.08)
    #expect(screen.lift().disorder == nil && responder.isFirstResponder)
  }

  @Test("a second finger changes nothing: the first one goes on")
  func secondFinger() {
    let screen = Screen().open()
    screen.grab(200)
    let before = screen.cardTop
    let second = screen.simulator.makeFinger()
    second.down(at: CGPoint(x: 50, y: screen.cardTop + 200))
    second.move(to: CGPoint(x: 50, y: screen.cardTop + 400))
    #expect(screen.cardTop == before)
    screen.drag(by: 30)
    #expect(abs(screen.cardTop - before - 30) < 1e-9)
    second.up()
    screen.drag(by: 10)
    #expect(abs(screen.cardTop - before - 40) < 1e-9)
    #expect(screen.release().disorder == nil)
  }

  @Test("a second finger neither frees a caught card nor keeps the first one from letting go")
  func firstFingerLetsGo() {
    let screen = Screen().present().run(for: 0.1)
    screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 100))
    let (held, second) = (screen.cardTop, screen.simulator.makeFinger())
    second.down(at: CGPoint(x: 50, y: screen.cardTop + 150))
    second.up()
    screen.clock.advance(by: 1)
    #expect(screen.cardTop == held)
    #expect(screen.lift().disorder == nil)
    screen.grab(600)
    second.down(at: CGPoint(x: 50, y: screen.cardTop + 50))
    #expect(screen.release().leftover == nil)
  }

  @Test(
    "an app that goes to the background in mid-flight finds the card at its stop", arguments: [true, false])
  func backgroundInFlight(leaving: Bool) {
    let screen = Screen().open()
    if leaving { screen.draft.dismiss(animated: true) } else { screen.grab(300) }
    if !leaving { screen.restAndLift() }
    screen.clock.advance(by: 0.05)
    screen.simulator.enterBackground()
    for _ in 0..<2 {
      #expect((leaving ? screen.leftover : screen.disorder) == nil)
      screen.simulator.enterForeground()
      screen.settle()
    }
  }
}
