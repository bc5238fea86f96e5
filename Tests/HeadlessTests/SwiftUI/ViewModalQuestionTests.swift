import HeadlessHosts
import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A question of a modal of SwiftUI", .bothTransactions, .ownWorld) @MainActor
struct ViewModalQuestionTests {
  private struct Editor: View {
    @Environment(\.modal) private var modal
    @State private var isChanged = true
    var body: some View {
      VStack {
        Text("editor")
        Button("Cancel") { modal.askToDismiss() }
        Button("Save") { isChanged = false }
        Button("Close") { modal.dismiss() }
      }
      .modalDismissConfirmation("Discard this draft?", isEnabled: isChanged) {
        Button("Discard", role: .destructive) { modal.dismiss() }
        Button("Keep", role: .cancel) {}
      }
    }
  }

  enum Asker: CaseIterable {
    case drag, button

    @MainActor func ask(on screen: ViewScreen) {
      switch self {
      case .drag: screen.grab().release()
      case .button: screen.tap("Cancel")
      }
    }
  }

  private func waitForDialog(on screen: ViewScreen) async {
    await wait(for: "the dialog") {
      screen.idle()
      return screen.top is UIAlertController
    }
  }

  @Test(
    "the dialog's answer counts, in whatever order SwiftUI calls", arguments: Asker.allCases,
    [DialogOrder.bindingFirst, .actionFirst])
  func answers(asker: Asker, order: DialogOrder) async {
    await DialogOrder.$current.withValue(order) {
      let screen = ViewScreen(Presenting { Editor() })
      asker.ask(on: screen)
      await waitForDialog(on: screen)
      #expect(screen.texts.contains("Discard this draft?"))
      screen.tap("Keep")
      await wait(for: "the modal's return") {
        screen.idle()
        return screen.top.modalSession?.dismissal.isAsking == false
      }
      #expect(screen.texts.first == "editor")
      // The answered question is asked again, by either asker.
      Asker.drag.ask(on: screen)
      await waitForDialog(on: screen)
      screen.tap("Discard")
      await wait(for: "the modal's end") {
        screen.idle()
        return screen.presented.isEmpty
      }
      #expect(screen.complaint == nil)
    }
  }

  private struct Anchored: View {
    @Environment(\.modal) private var modal
    let isOnButton: Bool
    var body: some View {
      if isOnButton {
        VStack { asking(Button("Cancel") { modal.askToDismiss() }) }
      } else {
        asking(Color.green.overlay { Button("Cancel") { modal.askToDismiss() } })
      }
    }

    private func asking(_ view: some View) -> some View {
      view.modalDismissConfirmation("Discard?") { Button("Discard") { modal.dismiss() } }
    }
  }

  @Test(
    "on a tablet the dialog points to the button that has it, or to the upper edge of the content (F791)",
    arguments: [true, false])
  func anchor(isOnButton: Bool) async throws {
    let screen = ViewScreen(Presenting { Anchored(isOnButton: isOnButton) }, on: .iPadPro11)
    let (content, button) = (screen.top.view.bounds, try #require(screen.all(UIButton.self).first))
    let target = button.convert(button.bounds, to: screen.top.view)
    screen.tap("Cancel")
    await waitForDialog(on: screen)
    let source = try #require(screen.top.popoverPresentationController).sourceRect
    let strip = CGRect(x: 0, y: 0, width: content.width, height: 44)
    #expect(abs(source.midX - target.midX) < 1 && source.height <= 44)
    #expect(isOnButton ? abs(source.midY - target.midY) < 1 : strip.contains(source), "\(source)")
  }

  @Test("without changes the modal leaves without a question") func unchanged() {
    let screen = ViewScreen(Presenting { Editor() })
    screen.tap("Save")
    screen.tap("Cancel")
    #expect(screen.presented.isEmpty)
  }

  @Test("code that dismisses the modal takes the dialog along, and does not ask") func code() async {
    let screen = ViewScreen(Presenting { Editor() })
    screen.tap("Close")
    #expect(screen.presented.isEmpty)

    let asked = ViewScreen(Presenting { Editor() })
    asked.tap("Cancel")
    await waitForDialog(on: asked)
    asked.presented.first?.dismissModal()
    await wait(for: "the end of modal and dialog") {
      asked.idle()
      return asked.presented.isEmpty
    }
    #expect(asked.complaint == nil)
  }

  @Test("two who ask get one answer; an asker that is cancelled closes the dialog") func shared() async {
    let dialog = DismissalDialog()
    let first = Task { await dialog.answer(on: nil) }
    let second = Task { await dialog.answer(on: nil) }
    await wait(for: "the askers") { dialog.askers.count == 2 }
    dialog.end(true)
    #expect(await first.value && !dialog.isShown)
    #expect(await second.value)
    let third = Task { await dialog.answer(on: nil) }
    await wait(for: "the asker") { dialog.askers.count == 1 }
    third.cancel()
    #expect(await !third.value && !dialog.isShown)
  }
}
