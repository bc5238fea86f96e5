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

  @Test("a second finger changes nothing: the first one goes on, and lets go", arguments: [true, false])
  func secondFinger(isCaught: Bool) {
    let screen = isCaught ? Screen().present().run(for: 0.15) : Screen().open()
    if isCaught { screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 100)) } else { screen.grab(200) }
    let (before, second) = (screen.cardTop, screen.simulator.makeFinger())
    second.down(at: CGPoint(x: 50, y: before + 150))
    second.move(to: CGPoint(x: 50, y: before + 250))
    screen.clock.advance(by: 1)
    #expect(screen.cardTop == before)
    screen.drag(by: 30)
    #expect(abs(screen.cardTop - before - 30) < 1e-9)
    second.up()
    screen.drag(by: 10)
    #expect(abs(screen.cardTop - before - 40) < 1e-9)
    #expect(screen.release().disorder == nil)
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
