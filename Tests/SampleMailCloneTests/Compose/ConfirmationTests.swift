import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import SampleMailClone

@MainActor @Suite("A changed draft that asks before it closes", .ownWorld)
struct ConfirmationTests {
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

  /// Waits for the question.
  private func question(on app: MailApp) async {
    await wait(for: "the question") { app.front is UIAlertController }
    app.settle()
    #expect(app.front is UIAlertController)
  }

  /// A typed draft that a finger has dragged down, with its question.
  private func askedDraft() async -> MailApp {
    let app = typedDraft()
    app.dragDraftDown()
    await question(on: app)
    return app
  }

  /// Chooses an answer and waits for its effect.
  private func choose(_ choice: String, on app: MailApp) async {
    app.tap(choice)
    await answered(on: app)
  }

  private func answered(on app: MailApp) async {
    let controller = app.navigation?.presentedViewController?.presentationController
    let presentation = (controller as? ModalPresentationController)?.session
    await wait(for: "the answer") { presentation?.dismissal.isAsking != true }
    app.settle()
  }

  @Test(
    "every input that closes the draft asks; Keep Editing returns it, Save and Delete Draft close it",
    arguments: Input.allCases.map { ($0, .iPhone15) } + [(.finger, .iPhoneSE), (.finger, .iPadAir)]
      as [(Input, Device)], ["Keep Editing", "Save Draft", "Delete Draft"])
  func answers(input: (Input, Device), choice: String) async {
    let app = typedDraft(input.1)
    let frame = app.frame(of: "cancel")
    input.0.perform(on: app)
    #expect(app.draft != nil && (input.0 != .finger || app.frame(of: "cancel") != frame))
    await question(on: app)
    await choose(choice, on: app)
    if choice == "Keep Editing" {
      #expect(app.front is ComposeViewController && app.frame(of: "cancel") == frame)
      app.simulator.type("@")
      #expect(app.draftText("recipients") == "ada@")
    } else {
      #expect(app.draft == nil)
      app.openDraft()
      #expect(app.draftText("recipients") == (choice == "Save Draft" ? "ada" : ""))
    }
  }

  @Test("Escape on the question, and a tap outside, keep the draft open", arguments: [true, false])
  func escape(isKey: Bool) async {
    let app = await askedDraft()
    if isKey { app.simulator.press(.keyboardEscape) } else { app.press(at: CGPoint(x: 200, y: 120)) }
    app.settle()
    await answered(on: app)
    #expect(app.front is ComposeViewController && app.draftText("recipients") == "ada")
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
    #expect(app.front is InboxViewController)
  }

  @Test("if the app dismisses the draft below the question, both close and the draft is saved")
  func dismissedBeneath() async {
    let app = await askedDraft()
    app.navigation?.dismiss(animated: true)
    app.settle()
    await answered(on: app)
    #expect(app.front is InboxViewController)
    app.openDraft()
    #expect(app.draftText("recipients") == "ada")
  }

  @Test("the status bar is white while the draft and its question are open, and as before afterwards")
  func statusBar() {
    let app = MailApp()
    #expect(app.simulator.systemBars.statusBarStyle == .default)
    app.openDraft()
    #expect(app.simulator.systemBars.statusBarStyle == .lightContent)
    app.simulator.type("Ann")
    app.tap("cancel")
    #expect(app.front is UIAlertController)
    #expect(app.simulator.systemBars.statusBarStyle == .lightContent)
    app.tap("Delete Draft")
    #expect(app.draft == nil && app.simulator.systemBars.statusBarStyle == .default)
  }

  @Test("a deleted draft that the user catches as it closes is saved again")
  func caught() {
    let app = typedDraft()
    let frame = app.frame(of: "cancel")
    app.tap("cancel")
    app.press("Delete Draft")
    app.simulator.clock.advance(by: 0.4)
    let bar = app.frame(of: "cancel") ?? .zero
    #expect(app.draft?.savesOnClose == false && bar != frame)
    app.dragAndSettle(from: CGPoint(x: 200, y: bar.midY), by: CGPoint(x: 0, y: -300))
    #expect(app.front is ComposeViewController && app.frame(of: "cancel") == frame)
    app.navigation?.dismiss(animated: true)
    app.settle()
    app.openDraft()
    #expect(app.draftText("recipients") == "ada")
  }
}
