import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import SampleMailClone

@MainActor @Suite("A changed draft that asks before it closes", .ownWorld)
struct ConfirmationTests {
  nonisolated static let devices = [Device.iPhone15, .iPhoneSE, .iPadAir]

  /// An input by which the user closes the draft.
  enum Input: CaseIterable {
    case finger, escape, commandPeriod, escapeGesture

    @MainActor func perform(on app: MailApp) {
      switch self {
      case .finger: app.dragDraftDown()
      case .escape: app.simulator.press(.keyboardEscape)
      case .commandPeriod: app.simulator.press(.keyboardPeriod, modifierFlags: .command)
      case .escapeGesture:
        if let view = app.draft?.view { #expect(app.simulator.voiceOver.performEscape(from: view)) }
      }
    }
  }

  private func typedDraft(_ device: Device = .iPhone15) -> MailApp {
    let app = MailApp(device)
    app.openDraft()
    app.simulator.type("ada")
    return app
  }

  private func recipients(_ app: MailApp) -> String? {
    let field = app.draft?.view.visibleTree.first { $0.accessibilityIdentifier == "recipients" }
    return (field as? UITextField)?.text
  }

  /// Waits for the question.
  private func question(on app: MailApp) async {
    await wait(for: "the question") { app.front is UIAlertController }
    app.settle()
    #expect(app.front is UIAlertController)
  }

  /// Chooses an answer and waits for its effect.
  private func choose(_ choice: String, on app: MailApp) async {
    app.tap(choice)
    await answered(on: app)
  }

  private func answered(on app: MailApp) async {
    let controller = app.navigation?.presentedViewController?.presentationController
    let presentation = (controller as? ModalPresentationController)?.presentation
    await wait(for: "the answer") { presentation?.dismissal.isAsking != true }
    app.settle()
  }

  @Test("dragged down, the draft waits and asks; Keep Editing brings it back", arguments: devices)
  func keepEditing(device: Device) async {
    let app = typedDraft(device)
    let frame = app.frame(of: "cancel")
    app.dragDraftDown()
    #expect(app.draft != nil && app.frame(of: "cancel") != frame)
    await question(on: app)
    await choose("Keep Editing", on: app)
    #expect(app.front is ComposeViewController && app.frame(of: "cancel") == frame)
    app.simulator.type("@")
    #expect(recipients(app) == "ada@" && app.simulator.complaints == [])
  }

  @Test(
    "every input that closes the draft asks first", arguments: Input.allCases,
    ["Keep Editing", "Save Draft"])
  func inputs(input: Input, choice: String) async {
    let app = typedDraft()
    input.perform(on: app)
    await question(on: app)
    await choose(choice, on: app)
    #expect(app.front is ComposeViewController == (choice == "Keep Editing"))
    #expect(app.simulator.complaints == [])
  }

  @Test(
    "Save Draft and Delete Draft close it; the next draft has the saved text, or is empty",
    arguments: devices, [("Save Draft", "ada"), ("Delete Draft", "")])
  func leaves(device: Device, choice: (String, String)) async {
    let app = typedDraft(device)
    app.dragDraftDown()
    await question(on: app)
    await choose(choice.0, on: app)
    #expect(app.draft == nil)
    app.openDraft()
    #expect(recipients(app) == choice.1 && app.simulator.complaints == [])
  }

  @Test("Escape on the question keeps the draft open")
  func escape() async {
    let app = typedDraft()
    app.dragDraftDown()
    await question(on: app)
    app.simulator.press(.keyboardEscape)
    app.settle()
    await answered(on: app)
    #expect(app.front is ComposeViewController && recipients(app) == "ada")
    #expect(app.simulator.complaints == [])
  }

  @Test("an unchanged draft closes without a question, also if the user has deleted the typed text")
  func untouched() {
    let app = MailApp()
    app.openDraft()
    app.dragDraftDown()
    #expect(app.front is InboxViewController)
    app.openDraft()
    app.simulator.type("a")
    app.simulator.press(.keyboardDeleteOrBackspace)
    app.dragDraftDown()
    #expect(app.front is InboxViewController && app.simulator.complaints == [])
  }

  @Test("the draft returns if code dismisses the question without an answer")
  func withoutAnswer() async {
    let app = typedDraft()
    let frame = app.frame(of: "cancel")
    app.dragDraftDown()
    await question(on: app)
    app.draft?.dismiss(animated: true)
    app.settle()
    await answered(on: app)
    #expect(app.front is ComposeViewController && app.frame(of: "cancel") == frame)
    app.dragDraftDown()
    await question(on: app)
    #expect(app.simulator.complaints == [])
  }

  @Test("if the app dismisses the draft below the question, both close and the draft is saved")
  func dismissedBeneath() async {
    let app = typedDraft()
    app.dragDraftDown()
    await question(on: app)
    app.navigation?.dismiss(animated: true)
    app.settle()
    await answered(on: app)
    #expect(app.front is InboxViewController)
    app.openDraft()
    #expect(recipients(app) == "ada" && app.simulator.complaints == [])
  }

  @Test("a deleted draft that the user catches as it closes is saved again")
  func caught() {
    let app = typedDraft()
    let frame = app.frame(of: "cancel")
    app.tap("cancel")
    app.press("Delete Draft")
    app.simulator.clock.advance(by: 0.4)
    let bar = app.frame(of: "cancel") ?? .zero
    #expect(app.draft?.isKept == false && bar != frame)
    app.drag(from: CGPoint(x: 200, y: bar.midY), by: CGPoint(x: 0, y: -300)).up()
    app.settle()
    #expect(app.front is ComposeViewController && app.frame(of: "cancel") == frame)
    app.navigation?.dismiss(animated: true)
    app.settle()
    app.openDraft()
    #expect(recipients(app) == "ada" && app.simulator.complaints == [])
  }
}
