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
