import TestWorld
import Testing

@testable import SampleMailClone
@testable import UIKit

@MainActor @Suite("A draft and the on-screen keyboard", .ownWorld) struct SoftwareKeyboardTests {
  private static let letter = String(repeating: "A long letter.\n", count: 60)

  private func open(
    _ device: Device = .iPhone15, _ orientation: UIInterfaceOrientation = .portrait
  ) throws -> (app: MailApp, body: UITextView) {
    let app = MailApp(device, orientation)
    app.simulator.hasHardwareKeyboard = false
    app.openDraft()
    return (app, try #require(app.draftView("body") as? UITextView))
  }

  /// Returns the frame of the caret on the screen.
  private func caret(in body: UITextView) -> CGRect? {
    let layouts = body.visibleTree.lazy.compactMap { view -> CGRect? in
      guard case .text(let layout)? = view.layer.contents as? LayerContents else { return nil }
      return layout.caret.map { view.shown($0.frame) }
    }
    return layouts.first
  }

  /// Expects the caret between the head of the draft and the keyboard.
  private func expectCaretInSight(_ app: MailApp, _ body: UITextView) throws {
    app.simulator.settleLayout()
    let caret = try #require(self.caret(in: body))
    let keyboard = app.simulator.keyboardFrame
    #expect(keyboard.minY < app.simulator.windowSize.height)
    #expect(caret.maxY <= keyboard.minY)
    #expect(caret.minY >= body.shown(body.bounds).minY)
  }

  @Test(
    "a long text stays above the keyboard while the user types", arguments: Device.all,
    [UIInterfaceOrientation.portrait, .landscapeLeft])
  func typing(on device: Device, _ orientation: UIInterfaceOrientation) throws {
    let (app, body) = try open(device, orientation)
    body.becomeFirstResponder()
    app.settle()
    for line in 1...60 {
      app.simulator.type("Line \(line)\n")
      if line % 10 == 0 { try expectCaretInSight(app, body) }
    }
    #expect(body.contentOffset.y > 200)
  }

  @Test("the caret in a long text is visible as the keyboard appears, and after a rotation")
  func comesUp() throws {
    let (app, body) = try open()
    body.text = Self.letter
    for location in [0, 400, 899] {
      app.draft?.view.endEditing(true)
      app.settle()
      body.selectedRange = NSRange(location: location, length: 0)
      body.scrollRangeToVisible(body.selectedRange)
      app.simulator.settleLayout()
      body.becomeFirstResponder()
      app.settle()
      try expectCaretInSight(app, body)
    }
    for side in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight] {
      app.simulator.rotate(to: side)
      app.settle()
      try expectCaretInSight(app, body)
    }
  }

  @Test("the keyboard comes along with the card; under a finger that pulls the card open it comes at the end")
  func comesAlong() {
    let app = MailApp()
    app.simulator.hasHardwareKeyboard = false
    app.begin { app.press("compose") }
    #expect(app.simulator.keyboardFrame.minY == 516 && app.navigation?.transitionCoordinator != nil)
    app.settle()
    app.dragDraftDown()
    #expect(app.draft == nil)
    let finger = app.drag(from: CGPoint(x: 100, y: 795), by: CGPoint(x: 0, y: -400))
    #expect(app.draft != nil && app.simulator.keyboardFrame.minY == 852)
    finger.up()
    app.settle()
    #expect(app.simulator.keyboardFrame.minY == 516)
  }

  @Test(
    "the fields of the draft begin where Cancel does",
    arguments: [UIInterfaceOrientation.portrait, .landscapeRight])
  func margin(orientation: UIInterfaceOrientation) throws {
    let (app, _) = try open(.iPhone15, orientation)
    let label = app.draft?.view.visibleTree.first { ($0 as? UILabel)?.text == "To:" }
    let start = label.map { $0.shown($0.bounds).minX }
    #expect(start == app.frame(of: "cancel")?.minX)
  }
}
