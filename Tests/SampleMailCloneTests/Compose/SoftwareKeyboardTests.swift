import Testing

@testable import SampleMailClone
@testable import UIKit

@MainActor @Suite("A draft and the keyboard on the screen") struct SoftwareKeyboardTests {
  private func open(
    _ device: Device = .iPhone15, _ orientation: UIInterfaceOrientation = .portrait
  ) throws -> (desk: MailDesk, body: UITextView) {
    let desk = MailDesk(device, orientation)
    desk.simulator.hasHardwareKeyboard = false
    desk.openDraft()
    let body = desk.draft?.view.visibleTree.first { $0.accessibilityIdentifier == "body" }
    return (desk, try #require(body as? UITextView))
  }

  /// Where the caret is on the screen.
  private func caret(in body: UITextView) -> CGRect? {
    let layouts = body.visibleTree.lazy.compactMap { view -> CGRect? in
      guard case .text(let layout)? = view.layer.contents as? LayerContents else { return nil }
      return layout.caret.map { view.convert($0.frame, to: nil) }
    }
    return layouts.first
  }

  /// The caret is between the draft's head and the keyboard.
  private func expectCaretInSight(_ desk: MailDesk, _ body: UITextView) throws {
    desk.simulator.settleLayout()
    let caret = try #require(self.caret(in: body))
    let keyboard = desk.simulator.keyboardFrame
    #expect(keyboard.minY < desk.simulator.windowSize.height)
    #expect(caret.maxY <= keyboard.minY)
    #expect(caret.minY >= body.convert(body.bounds, to: nil).minY)
  }

  @Test(
    "what is typed stays above it, however long", arguments: Device.all,
    [UIInterfaceOrientation.portrait, .landscapeLeft])
  func typing(on device: Device, _ orientation: UIInterfaceOrientation) throws {
    let (desk, body) = try open(device, orientation)
    body.becomeFirstResponder()
    desk.settle()
    for line in 1...60 {
      desk.simulator.type("Line \(line)\n")
      if line % 10 == 0 { try expectCaretInSight(desk, body) }
    }
    #expect(body.contentOffset.y > 200)
    #expect(desk.simulator.complaints.isEmpty)
  }

  @Test("it comes up over a long text without covering the caret, which stays where it is otherwise")
  func comesUp() throws {
    let (desk, body) = try open()
    body.text = String(repeating: "A long letter.\n", count: 60)
    for place in [0, 400, 899] {
      desk.draft?.view.endEditing(true)
      desk.settle()
      body.selectedRange = NSRange(location: place, length: 0)
      body.scrollRangeToVisible(body.selectedRange)
      desk.simulator.settleLayout()
      body.becomeFirstResponder()
      desk.settle()
      try expectCaretInSight(desk, body)
    }
  }

  @Test("turned, the caret is in sight on the new side")
  func turned() throws {
    let (desk, body) = try open()
    body.text = String(repeating: "A long letter.\n", count: 60)
    body.becomeFirstResponder()
    desk.settle()
    for side in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight] {
      desk.simulator.rotate(to: side)
      desk.settle()
      try expectCaretInSight(desk, body)
    }
  }

  @Test("a drag that is called off leaves text, caret and scroll offset as they were")
  func calledOff() throws {
    let (desk, body) = try open()
    body.text = String(repeating: "A long letter.\n", count: 60)
    body.becomeFirstResponder()
    desk.settle()
    try expectCaretInSight(desk, body)
    let (offset, caret) = (body.contentOffset, body.selectedRange)
    let finger = desk.simulator.makeFinger()
    finger.down(at: CGPoint(x: 200, y: 100))
    for step in 1...20 {
      desk.simulator.clock.advance(by: 0.016)
      finger.move(to: CGPoint(x: 200, y: 100 + 12 * CGFloat(step)))
    }
    desk.simulator.clock.advance(by: 0.4)
    #expect(!body.isFirstResponder && desk.simulator.keyboardFrame.minY == 852)
    #expect(body.contentOffset == offset)
    finger.cancel()
    desk.settle()
    #expect(body.isFirstResponder && body.contentOffset == offset && body.selectedRange == caret)
    try expectCaretInSight(desk, body)
    #expect(desk.simulator.complaints.isEmpty)
  }

  @Test("the address book takes it away, and the draft has it again when that is closed")
  func addressBook() throws {
    let (desk, _) = try open()
    #expect(desk.simulator.keyboardFrame.minY == 516)
    desk.tap("addRecipient")
    #expect(desk.front is RecipientsViewController)
    #expect(desk.simulator.keyboardFrame.minY == 852)
    desk.simulator.press(.keyboardEscape)
    desk.settle()
    #expect(desk.simulator.keyboardFrame.minY == 516)
    desk.simulator.type("ada")
    let field = desk.draft?.view.visibleTree.first { $0.accessibilityIdentifier == "recipients" }
    #expect((field as? UITextField)?.text == "ada")
    #expect(desk.simulator.complaints.isEmpty)
  }
}
