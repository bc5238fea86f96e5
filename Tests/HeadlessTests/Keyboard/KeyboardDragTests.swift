import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("A drag with the keyboard up", .ownWorld) @MainActor struct KeyboardDragTests {
  private typealias Cause = CancellationTests.Cause

  @Test("off its place the card takes the keyboard down with it, and again if caught on its way back")
  func lowers() {
    let screen = Screen().openTyping()
    screen.finger.down(at: screen.grip)
    #expect(screen.draft.text.isFirstResponder)
    screen.drag(by: 9, over: 0.05)
    #expect(screen.draft.text.isFirstResponder, "less than a pan is a touch")
    screen.drag(by: 30, over: 0.1)
    #expect(!screen.draft.text.isFirstResponder && screen.simulator.keyboardFrame.minY == 852)
    screen.drag(by: 310)
    screen.finger.cancel()
    screen.clock.advance(by: 0.05)
    #expect(screen.draft.text.isFirstResponder)
    screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 40))
    screen.drag(by: 60)
    #expect(!screen.draft.text.isFirstResponder)
    #expect(screen.cancelTouch().disorder == nil)
    #expect(screen.draft.text.isFirstResponder)
  }

  @Test("pulled up, or sideways, it leaves the keyboard where it is", arguments: [(0.0, -80.0), (120, 8)])
  func leaves(sideways: CGFloat, down: CGFloat) {
    let screen = Screen().openTyping()
    screen.finger.down(at: screen.grip)
    screen.drag(by: down, sideways: sideways)
    #expect(screen.draft.text.isFirstResponder)
    #expect(screen.lift().disorder == nil)
    #expect(screen.draft.text.isFirstResponder)
  }

  @Test("called off, the same text view has it with the same selection", arguments: Cause.allCases)
  func textView(_ cause: CancellationTests.Cause) {
    let screen = Screen().openTyping()
    screen.draft.text.selectedRange = NSRange(location: 2, length: 3)
    let ear = KeyboardEar()
    screen.grab(300)
    cause.strike(screen)
    #expect(screen.draft.text.isFirstResponder, "at once, not when the card stands")
    #expect(screen.settle().disorder == nil)
    #expect(screen.draft.text.isFirstResponder && ear.heard == ["hide", "show"])
    #expect(screen.draft.text.selectedRange == NSRange(location: 2, length: 3))
  }

  @Test("released before the threshold, or refused, the same field has it again", arguments: [true, false])
  func field(isAllowed: Bool) {
    let screen = Screen().openTyping()
    screen.delegate.allows = isAllowed
    let field = screen.addField()
    screen.type(in: field)
    for _ in 1...3 { screen.simulator.press(.keyboardLeftArrow, modifierFlags: .shift) }
    screen.grab(isAllowed ? 200 : 300)
    #expect(!field.isFirstResponder)
    screen.release()
    #expect(field.isFirstResponder)
    screen.simulator.type("x")
    #expect(field.text == "Dear x")
  }

  @Test("a selection in a text that has changed meanwhile is not brought back")
  func changedText() {
    let screen = Screen().openTyping()
    let field = screen.addField()
    screen.type(in: field)
    screen.simulator.press(.keyboardUpArrow)
    screen.grab(200)
    field.text = "All"
    screen.restAndLift()
    screen.simulator.type("o")
    #expect(field.text == "Allo")
  }

  @Test("a first responder that is lowered and restored in one turn keeps the keyboard")
  func oneTurn() {
    let screen = Screen().openTyping()
    let ear = KeyboardEar()
    let restorer = FirstResponderRestorer(in: screen.card)
    restorer.resign()
    #expect(!screen.draft.text.isFirstResponder)
    restorer.restore()
    screen.settle()
    #expect(screen.draft.text.isFirstResponder && ear.heard == [])
  }

  @Test("if it is to stay, it stays through the drag, and goes as the card leaves")
  func stays() {
    let screen = Screen { $0.keyboard.duringDrag = .stays }.openTyping()
    let ear = KeyboardEar()
    screen.grab(600)
    #expect(screen.draft.text.isFirstResponder && ear.heard == [])
    screen.finger.up()
    screen.clock.advance(by: 0.05)
    #expect(!screen.draft.text.isFirstResponder && ear.heard == ["hide"])
    #expect(screen.settle().leftover == nil)
  }

  @Test("a finger that goes to and fro between list and card lowers it once", arguments: [true, false])
  func handoff(deliversInward: Bool) {
    let (screen, list, _) = TestList.table(offset: 100).open(deliversInward: deliversInward)
    let field = screen.addField()
    screen.simulator.hasHardwareKeyboard = false
    screen.type(in: field)
    let ear = KeyboardEar()
    screen.touch(list)
    for way in [180.0, -200, 220, -160, 140] {
      screen.drag(by: way)
      screen.clock.advance(by: 0.3)
    }
    #expect(ear.heard == ["hide"])
    #expect(screen.cancelTouch().disorder == nil && list.contentOffset.y == list.top)
    #expect(field.isFirstResponder && ear.heard == ["hide", "show"])
  }

  @Test("a list that only scrolls leaves it up")
  func scroll() {
    let (screen, list, _) = TestList.table(offset: 180).open()
    let field = screen.addField()
    screen.type(in: field)
    screen.touch(list)
    screen.drag(by: 100)
    screen.drag(by: -150)
    #expect(field.isFirstResponder)
  }

  @Test(
    "a list that dismisses the keyboard does so also where only the card moves", arguments: [true, false])
  func onDrag(deliversInward: Bool) {
    let (screen, list, _) = TestList.table(offset: 0).open(deliversInward: deliversInward)
    list.keyboardDismissMode = .onDrag
    let field = screen.addField()
    screen.type(in: field)
    screen.touch(list)
    screen.drag(by: 100)
    screen.showFrame()
    #expect(!field.isFirstResponder && list.contentOffset.y == list.top)
    #expect(screen.cardTop > screen.restingTop + 50)
  }

  @Test(
    "thrown away, caught and fetched back, it has it again; whenever UIKit begins",
    arguments: [TransitionStart.nextTurn, .after(0.15), .after(1.5)])
  func fetchedBack(_ start: TransitionStart) {
    let screen = Screen().openTyping()
    screen.simulator.transitionStart = start
    screen.grab(350)
    screen.drag(by: 60, over: 0.05)
    screen.finger.up()
    screen.clock.advance(by: 0.1)
    screen.finger.down(at: CGPoint(x: 200, y: screen.cardTop + 40))
    screen.drag(by: -120, over: 0.08)
    #expect(screen.lift().disorder == nil)
    #expect(screen.draft.text.isFirstResponder)
    #expect(screen.hasRoomForKeyboard)
  }

  @Test("put away by hand between two drags, it does not come back with the second")
  func putAway() {
    let screen = Screen().openTyping()
    screen.grab(200)
    screen.release()
    screen.draft.text.resignFirstResponder()
    screen.grab(200)
    screen.release()
    #expect(!screen.draft.text.isFirstResponder)
  }

  // MARK: The first responder afterwards

  /// A text field that will not end.
  private final class Stubborn: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }

  @Test(
    "a field that refuses to resign, or stands outside the card, keeps the keyboard",
    arguments: [true, false])
  func keeps(isOnCard: Bool) {
    let screen = Screen().openTyping()
    let (field, stubborn) = (screen.addField(to: isOnCard ? screen.draft : screen.root), Stubborn())
    screen.type(in: field)
    if isOnCard { field.delegate = stubborn }
    screen.grab(200)
    #expect(field.isFirstResponder)
    #expect(screen.release().disorder == nil && field.isFirstResponder)
  }

  @Test("a field that the app makes first responder meanwhile keeps the keyboard", arguments: [true, false])
  func moved(ontoCard: Bool) {
    let screen = Screen().openTyping()
    let field = screen.addField(to: ontoCard ? screen.draft : screen.root)
    screen.grab(200)
    field.becomeFirstResponder()
    screen.drag(by: 30)
    #expect(field.isFirstResponder)
    screen.release()
    #expect(field.isFirstResponder && !screen.draft.text.isFirstResponder)
  }

  @Test("a first responder that has left the card meanwhile does not come back")
  func left() {
    let screen = Screen().openTyping()
    screen.grab(200)
    screen.draft.text.removeFromSuperview()
    screen.release()
    #expect(screen.simulator.window?.firstResponder == nil)
    #expect(screen.disorder == nil && screen.insetDisorder == nil)
  }

  @Test("below an alert that the app presents meanwhile no text has the keyboard")
  func alert() {
    let screen = Screen.open { $0.dismissal.beginsWithDrag = false }.openTyping()
    screen.grab(200)
    screen.openAlert()
    screen.lift()
    #expect(!screen.draft.text.isFirstResponder)
    #expect(screen.insetDisorder == nil)
  }

  @Test(
    "every recorded finger leaves it as the card: up if that stays, gone if that goes",
    arguments: Recording.all)
  func recorded(_ recording: Recording) {
    let playback = Playback(recording, isTyping: true)
    let screen = playback.screen
    #expect((playback.outcome == .dismissed ? screen.leftover : screen.disorder) == nil)
    #expect(playback.lag < 0.001)
    #expect(screen.draft.text.isFirstResponder == (playback.outcome != .dismissed))
    #expect(screen.simulator.keyboardFrame.minY < 852 || playback.outcome == .dismissed)
    if playback.outcome != .dismissed { #expect(screen.hasRoomForKeyboard) }
  }
}
