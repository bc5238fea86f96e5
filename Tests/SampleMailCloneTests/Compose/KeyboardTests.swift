import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("A draft and the keyboard")
final class KeyboardTests {
  private lazy var desk = makeDesk()

  private func makeDesk() -> MailDesk {
    let desk = MailDesk()
    desk.openDraft()
    return desk
  }

  private func text(_ identifier: String) -> String? {
    let view = desk.draft?.view.visibleTree.first { $0.accessibilityIdentifier == identifier }
    return (view as? UITextField)?.text ?? (view as? UITextView)?.text
  }

  @Test("what is typed lands in the field that is being edited")
  func typing() {
    desk.simulator.type("ada")
    desk.tap("subject")
    desk.simulator.type("Lke")
    desk.simulator.press(.keyboardLeftArrow)
    desk.simulator.press(.keyboardLeftArrow)
    desk.simulator.type("a")
    desk.tap("body")
    desk.simulator.type("Hi\nAda")
    #expect(text("recipients") == "ada" && text("subject") == "Lake" && text("body") == "Hi\nAda")
    #expect(desk.draft?.title == "Lake")
  }

  @Test("Escape takes an untouched draft away, however often it is pressed")
  func escape() {
    #expect(desk.draft != nil)
    desk.simulator.press(.keyboardEscape)
    desk.simulator.clock.advance(by: 0.1)
    desk.simulator.press(.keyboardEscape)
    desk.settle()
    #expect(desk.front is InboxViewController)
    desk.simulator.press(.keyboardEscape)
    #expect(desk.simulator.complaints.isEmpty)
  }

  @Test("asked what is to become of a typed draft, Escape takes the question away and leaves the draft")
  func question() {
    desk.simulator.type("ada")
    desk.tap("cancel")
    #expect(desk.front is UIAlertController)
    desk.simulator.press(.keyboardEscape)
    desk.settle()
    desk.simulator.type("@")
    #expect(desk.front is ComposeViewController && text("recipients") == "ada@")
    #expect(desk.simulator.complaints.isEmpty)
  }

  @Test("Escape closes the address book and leaves the draft")
  func recipients() {
    desk.tap("addRecipient")
    #expect(desk.front is RecipientsViewController)
    desk.simulator.press(.keyboardEscape)
    desk.settle()
    #expect(desk.front is ComposeViewController)
    #expect(desk.simulator.complaints.isEmpty)
  }

  @Test("Escape takes an untouched draft away from under a finger that holds it")
  func held() {
    let finger = desk.simulator.makeFinger()
    finger.down(at: CGPoint(x: 200, y: 100))
    for step in 1...10 {
      desk.simulator.clock.advance(by: 0.016)
      finger.move(to: CGPoint(x: 200, y: 100 + 10 * CGFloat(step)))
    }
    desk.simulator.press(.keyboardEscape)
    desk.simulator.clock.advance(by: 0.1)
    desk.simulator.press(.keyboardEscape)
    finger.up()
    desk.settle()
    #expect(desk.front is InboxViewController && desk.simulator.complaints.isEmpty)
  }

  @Test("other keys leave the draft open")
  func others() {
    for key in UIKeyboardHIDUsage.allCases where key != .keyboardEscape { desk.simulator.press(key) }
    desk.settle()
    #expect(desk.front is ComposeViewController && desk.simulator.complaints.isEmpty)
  }
}
