import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("A draft and a hardware keyboard", .ownWorld)
final class KeyboardTests {
  private lazy var app = makeApp()

  private func makeApp() -> MailApp {
    let app = MailApp()
    app.openDraft()
    return app
  }

  private func text(_ identifier: String) -> String? {
    let view = app.draft?.view.visibleTree.first { $0.accessibilityIdentifier == identifier }
    return (view as? UITextField)?.text ?? (view as? UITextView)?.text
  }

  @Test("typed text appears in the first responder")
  func typing() {
    app.simulator.type("ada")
    app.tap("subject")
    app.simulator.type("Lke")
    app.simulator.press(.keyboardLeftArrow)
    app.simulator.press(.keyboardLeftArrow)
    app.simulator.type("a")
    app.tap("body")
    app.simulator.type("Hi\nAda")
    #expect(text("recipients") == "ada" && text("subject") == "Lake" && text("body") == "Hi\nAda")
    #expect(app.draft?.title == "Lake")
  }

  @Test("Escape closes an unchanged draft, also if pressed again")
  func escape() {
    #expect(app.draft != nil)
    app.simulator.press(.keyboardEscape)
    app.simulator.clock.advance(by: 0.1)
    app.simulator.press(.keyboardEscape)
    app.settle()
    #expect(app.front is InboxViewController)
    app.simulator.press(.keyboardEscape)
    #expect(app.simulator.complaints.isEmpty)
  }

  @Test("Escape on the question of a changed draft closes only the question")
  func question() {
    app.simulator.type("ada")
    app.tap("cancel")
    #expect(app.front is UIAlertController)
    app.simulator.press(.keyboardEscape)
    app.settle()
    app.simulator.type("@")
    #expect(app.front is ComposeViewController && text("recipients") == "ada@")
    #expect(app.simulator.complaints.isEmpty)
  }

  @Test("Escape closes the address book, and the draft stays")
  func recipients() {
    app.tap("addRecipient")
    #expect(app.front is RecipientsViewController)
    app.simulator.press(.keyboardEscape)
    app.settle()
    #expect(app.front is ComposeViewController)
    #expect(app.simulator.complaints.isEmpty)
  }

  @Test("Escape closes an unchanged draft that a finger holds")
  func held() {
    let finger = app.simulator.makeFinger()
    finger.down(at: CGPoint(x: 200, y: 100))
    for step in 1...10 {
      app.simulator.clock.advance(by: 0.016)
      finger.move(to: CGPoint(x: 200, y: 100 + 10 * CGFloat(step)))
    }
    app.simulator.press(.keyboardEscape)
    app.simulator.clock.advance(by: 0.1)
    app.simulator.press(.keyboardEscape)
    finger.up()
    app.settle()
    #expect(app.front is InboxViewController && app.simulator.complaints.isEmpty)
  }

  @Test("other keys leave the draft open")
  func others() {
    for key in UIKeyboardHIDUsage.allCases where key != .keyboardEscape { app.simulator.press(key) }
    app.settle()
    #expect(app.front is ComposeViewController && app.simulator.complaints.isEmpty)
  }
}
