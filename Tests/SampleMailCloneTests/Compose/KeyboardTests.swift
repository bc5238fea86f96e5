import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("A draft and a hardware keyboard", .ownWorld)
struct KeyboardTests {
  private let app = MailApp()

  init() { app.openDraft() }

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
    #expect(app.draftText("recipients") == "ada" && app.draftText("subject") == "Lake")
    #expect(app.draftText("body") == "Hi\nAda")
    #expect(app.draft?.title == "Lake")
  }

  @Test(
    "Return and Tab go from the recipients to the subject, and from there to the text",
    arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardTab])
  func nextField(key: UIKeyboardHIDUsage) {
    for field in ["recipients", "subject", "body"] {
      #expect(app.draftView(field)?.isFirstResponder == true)
      app.simulator.press(key)
    }
    #expect(app.draftText("body") == (key == .keyboardTab ? "\t" : "\n") && app.draft?.title == "New Message")
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
  }

  @Test("other keys leave the draft open")
  func others() {
    for key in UIKeyboardHIDUsage.allCases where key != .keyboardEscape { app.simulator.press(key) }
    app.settle()
    #expect(app.front is ComposeViewController)
  }
}
