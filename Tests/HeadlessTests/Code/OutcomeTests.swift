import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// A way in which a modal goes.
enum Departure: CaseIterable, Sendable {
  case drag, throwInFlight, dragThatUIKitIgnores
  case button, presenter, unanimated, underFinger, dragCalledOff, dragReturnedLate, caught, window

  var cause: ModalOutcome.Cause {
    switch self {
    case .drag, .throwInFlight, .dragThatUIKitIgnores: .drag
    default: .code
    }
  }
}

@Suite("How a presentation ended", .ownWorld) @MainActor struct OutcomeTests {
  private func wish(on screen: Screen) -> Wish { Wish(screen.draft, from: screen.root) }

  private func perform(_ departure: Departure, on screen: Screen) {
    switch departure {
    case .drag: release(screen, after: 600)
    case .throwInFlight: throwInFlight(screen)
    case .dragThatUIKitIgnores:
      screen.simulator.transitionStart = .never
      release(screen, after: 600)
    case .button: tapCancel(screen)
    case .presenter: screen.draft.dismissModal()
    case .unanimated: screen.draft.dismissModal(animated: false)
    case .underFinger:
      screen.grab(300)
      screen.draft.dismissModal()
    case .dragCalledOff, .dragReturnedLate: callOffDrag(screen, late: departure == .dragReturnedLate)
    case .caught:
      screen.close(for: 0.15)
      release(screen, after: 300)
    case .window: screen.simulator.window?.rootViewController = UIViewController()
    }
  }

  private func release(_ screen: Screen, after points: CGFloat) {
    screen.grab(points)
    screen.finger.up()
  }

  private func throwInFlight(_ screen: Screen) {
    screen.close(for: 0.1)
    screen.grab(-200)
    screen.lift()
    release(screen, after: 600)
  }

  private func tapCancel(_ screen: Screen) {
    screen.finger.down(at: screen.draft.cancel.shown(CGPoint(x: 40, y: 22)))
    screen.finger.up()
  }

  /// The finger sends the modal off, catches it and brings it back; UIKit hears of all that at once, or late.
  private func callOffDrag(_ screen: Screen, late: Bool) {
    if late { screen.simulator.transitionStart = .after(1.5) }
    release(screen, after: 400)
    screen.clock.advance(by: 0.02)
    screen.grab(-300)
    #expect(screen.lift().disorder == nil)
    screen.simulator.transitionStart = .nextTurn
    screen.draft.dismissModal(animated: false)
  }

  @Test("whichever way a modal goes, it is told once, and by whom", arguments: Departure.allCases)
  func cause(departure: Departure) {
    let screen = Screen()
    let wish = wish(on: screen)
    screen.settle()
    #expect(wish.isOnScreen && wish.outcomes == [])
    perform(departure, on: screen)
    #expect(screen.settle().isGone && screen.clock.isIdle && screen.simulator.complaints == [])
    #expect(wish.outcomes == [.dismissed(by: departure.cause)])
  }

  @Test(
    "dismissed while it opens, with the first frame or later", arguments: [0, 0.02, 0.1] as [TimeInterval])
  func whileOpening(time: TimeInterval) {
    let screen = Screen()
    let wish = wish(on: screen)
    screen.clock.advance(by: 0.02 + time)
    #expect(screen.close().leftover == nil && wish.outcomes == [.dismissed(by: .code)])
  }

  @Test("UIKit may begin within the call: the request asks for no more frames once the modal rests")
  func beginsAtOnce() {
    let screen = Screen()
    screen.simulator.transitionStart = .never  // Of a presentation it means at once.
    let wish = Wish(DraftController(), from: screen.root)
    screen.clock.runUntilIdle(limit: 5)
    #expect(wish.isOnScreen && screen.clock.isIdle)
    wish.modal.dismiss(animated: false)
    screen.clock.runUntilIdle(limit: 5)
    #expect(wish.outcomes == [.dismissed(by: .code)])
  }

  @Test("UIKit may take its time to begin")
  func late() {
    let screen = Screen()
    screen.simulator.transitionStart = .after(4)
    let wish = wish(on: screen)
    #expect(screen.settle().disorder == nil && wish.isOnScreen && wish.outcomes == [])
  }

  @Test("a card that UIKit takes out of the window and puts back is not gone, however long that takes")
  func covered() throws {
    let screen = Screen()
    let wish = wish(on: screen)
    screen.settle()
    let container = try #require(screen.container)
    container.removeFromSuperview()
    screen.clock.advance(by: 10)
    #expect(wish.outcomes == [])
    screen.simulator.window?.addSubview(container)
    screen.simulator.settleLayout()
    screen.settle()
    #expect(screen.clock.isIdle)
    release(screen, after: 600)
    screen.settle()
    #expect(wish.outcomes == [.dismissed(by: .drag)])
  }

  @Test("nothing is presented from or of what cannot, and the answer says why")
  func refusals() {
    let screen = Screen().open()
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    let cases: [(UIViewController, UIViewController, ModalOutcome.Refusal)] = [
      (UIViewController(), UIViewController(), .presenterIsOffScreen),
      (screen.draft, screen.draft, .modalIsInUse), (child, screen.draft, .modalIsInUse),
      (screen.draft, screen.root, .modalIsInUse), (screen.root, screen.draft, .modalIsInUse),
    ]
    for (modal, presenter, reason) in cases {
      #expect(Wish(modal, from: presenter).outcomes == [.notPresented(because: reason)])
    }
    #expect(screen.settle().disorder == nil)
  }

  // MARK: Called off

  @Test("cancelled at any moment, the modal goes and the answer says so", arguments: [0, 0.01, 0.1, 1])
  func cancelled(time: TimeInterval) {
    let screen = Screen()
    let wish = wish(on: screen)
    screen.clock.advance(by: time)
    wish.cancel()
    #expect(wish.outcomes == [])
    #expect(screen.settle().leftover == nil && wish.outcomes == [.cancelled])
  }

  @Test("a finger cannot bring a cancelled modal back")
  func cancelledAndCaught() {
    let screen = Screen()
    let wish = wish(on: screen)
    screen.settle()
    wish.cancel()
    screen.clock.advance(by: 0.1)
    screen.grab(-300)
    screen.clock.advance(by: 3)
    #expect(!wish.isOnScreen)
    #expect(screen.lift().leftover == nil && wish.outcomes == [.cancelled])
  }

  /// What becomes of a modal before its presentation is cancelled.
  enum Situation: CaseIterable, Sendable {
    case underFinger, underCard, underAlert, leaving, neverBegins, withoutWindow
  }

  private func bring(_ screen: Screen, to situation: Situation) {
    switch situation {
    case .underFinger: screen.grab(300)
    case .underCard: screen.draft.present(DraftController(), as: .mail)
    case .underAlert: screen.draft.present(Topping.alert.make(), animated: true)
    case .leaving:
      release(screen, after: 400)
      screen.clock.advance(by: 0.02)
    case .neverBegins: screen.simulator.transitionStart = .never
    case .withoutWindow: screen.simulator.window?.rootViewController = UIViewController()
    }
  }

  @Test("cancelled in any situation, the modal goes and the answer comes once", arguments: Situation.allCases)
  func cancelled(in situation: Situation) {
    let screen = Screen()
    let wish = wish(on: screen)
    screen.settle()
    bring(screen, to: situation)
    for _ in 0..<2 { wish.cancel() }
    screen.settle()
    wish.cancel()
    #expect(wish.outcomes == [.cancelled] && screen.clock.isIdle)
    if situation != .withoutWindow { #expect(screen.leftover == nil) }
  }
}
