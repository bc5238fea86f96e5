import InteractiveModal
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("A typed draft that is to leave")
struct ConfirmationTests {
  nonisolated static let devices = [Device.iPhone15, .iPhoneSE, .iPadAir]

  /// How the user may want the draft away.
  enum Way: CaseIterable {
    case finger, escape, commandPeriod, escapeGesture

    @MainActor func go(on desk: MailDesk) {
      switch self {
      case .finger: desk.drawDraftDown()
      case .escape: desk.simulator.press(.keyboardEscape)
      case .commandPeriod: desk.simulator.press(.keyboardPeriod, modifierFlags: .command)
      case .escapeGesture:
        if let view = desk.draft?.view { #expect(desk.simulator.voiceOver.performEscape(from: view)) }
      }
    }
  }

  private func typedDraft(_ device: Device = .iPhone15) -> MailDesk {
    let desk = MailDesk(device)
    desk.openDraft()
    desk.simulator.type("ada")
    return desk
  }

  private func recipients(_ desk: MailDesk) -> String? {
    let field = desk.draft?.view.visibleTree.first { $0.accessibilityIdentifier == "recipients" }
    return (field as? UITextField)?.text
  }

  /// Waits for the question and its alert.
  private func question(on desk: MailDesk) async {
    await desk.wait { desk.front is UIAlertController }
    desk.settle()
    #expect(desk.front is UIAlertController)
  }

  /// Chooses, and lets the choice take its effect.
  private func choose(_ choice: String, on desk: MailDesk) async {
    desk.tap(choice)
    await answered(on: desk)
  }

  private func answered(on desk: MailDesk) async {
    for _ in 0..<100 { await Task.yield() }
    desk.settle()
  }

  @Test("drawn down it is held and asked about, and comes back to be gone on with", arguments: devices)
  func keepEditing(device: Device) async {
    let desk = typedDraft(device)
    await desk.run {
      let place = desk.place(of: "cancel")
      desk.drawDraftDown()
      #expect(desk.draft != nil && desk.place(of: "cancel") != place)
      await question(on: desk)
      await choose("Keep Editing", on: desk)
      #expect(desk.front is ComposeViewController && desk.place(of: "cancel") == place)
      desk.simulator.type("@")
      #expect(recipients(desk) == "ada@" && desk.simulator.complaints == [])
    }
  }

  @Test(
    "whichever way it would leave, it is asked about", arguments: Way.allCases,
    ["Keep Editing", "Save Draft"])
  func ways(way: Way, choice: String) async {
    let desk = typedDraft()
    await desk.run {
      way.go(on: desk)
      await question(on: desk)
      await choose(choice, on: desk)
      #expect(desk.front is ComposeViewController == (choice == "Keep Editing"))
      #expect(desk.simulator.complaints == [])
    }
  }

  @Test(
    "saved or deleted it leaves, and the next draft goes on from it or not",
    arguments: devices, [("Save Draft", "ada"), ("Delete Draft", "")])
  func leaves(device: Device, choice: (String, String)) async {
    let desk = typedDraft(device)
    await desk.run {
      desk.drawDraftDown()
      await question(on: desk)
      await choose(choice.0, on: desk)
      #expect(desk.draft == nil)
      desk.openDraft()
      #expect(recipients(desk) == choice.1 && desk.simulator.complaints == [])
    }
  }

  @Test("Escape answers that one goes on writing")
  func escape() async {
    let desk = typedDraft()
    await desk.run {
      desk.drawDraftDown()
      await question(on: desk)
      desk.simulator.press(.keyboardEscape)
      desk.settle()
      await answered(on: desk)
      #expect(desk.front is ComposeViewController && recipients(desk) == "ada")
      #expect(desk.simulator.complaints == [])
    }
  }

  @Test("an untouched draft goes without a question, and so does one whose text was taken back")
  func untouched() {
    let desk = MailDesk()
    desk.openDraft()
    desk.drawDraftDown()
    #expect(desk.front is InboxViewController)
    desk.openDraft()
    desk.simulator.type("a")
    desk.simulator.press(.keyboardDeleteOrBackspace)
    desk.drawDraftDown()
    #expect(desk.front is InboxViewController && desk.simulator.complaints == [])
  }

  @Test("a question that somebody takes away without an answer lets the draft return")
  func withoutAnswer() async {
    let desk = typedDraft()
    await desk.run {
      let place = desk.place(of: "cancel")
      desk.drawDraftDown()
      await question(on: desk)
      desk.draft?.dismiss(animated: true)
      desk.settle()
      await answered(on: desk)
      #expect(desk.front is ComposeViewController && desk.place(of: "cancel") == place)
      desk.drawDraftDown()
      await question(on: desk)
      #expect(desk.simulator.complaints == [])
    }
  }

  @Test("the app may dismiss the draft beneath the question: both go, and the draft is kept")
  func dismissedBeneath() async {
    let desk = typedDraft()
    await desk.run {
      desk.drawDraftDown()
      await question(on: desk)
      desk.navigation?.dismiss(animated: true)
      desk.settle()
      await answered(on: desk)
      #expect(desk.front is InboxViewController)
      desk.openDraft()
      #expect(recipients(desk) == "ada" && desk.simulator.complaints == [])
    }
  }

  @Test("a deleted draft that a finger catches on its way out is one to keep again")
  func caught() {
    let desk = typedDraft()
    let place = desk.place(of: "cancel")
    desk.tap("cancel")
    desk.press("Delete Draft")
    desk.simulator.clock.advance(by: 0.4)
    let bar = desk.place(of: "cancel") ?? .zero
    #expect(desk.draft?.isKept == false && bar != place)
    desk.drag(from: CGPoint(x: 200, y: bar.midY), by: CGPoint(x: 0, y: -300)).up()
    desk.settle()
    #expect(desk.front is ComposeViewController && desk.place(of: "cancel") == place)
    desk.navigation?.dismiss(animated: true)
    desk.settle()
    desk.openDraft()
    #expect(recipients(desk) == "ada" && desk.simulator.complaints == [])
  }
}
