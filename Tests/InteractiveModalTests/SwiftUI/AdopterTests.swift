#if os(Linux)
  import InteractiveModal
  import SwiftUI
  import TestWorld
  import Testing
  import UIKit

  @Suite("Screens of an app that had sheets", .bothTransactions, .ownWorld) @MainActor struct AdopterTests {
    @Test("a toolbar's button composes, and the model in the environment reaches the modal") func toolbar() {
      let screen = ViewScreen(ToolbarExample())
      screen.press("Compose")
      #expect(screen.texts == ["Send"])
      screen.tap("Send")
      #expect(screen.presented.isEmpty && screen.texts.contains("Sent 1"))
    }

    @Test("an item opens its modal, another item replaces it, and a deleted one is gone") func drafts() {
      let screen = ViewScreen(DraftsExample())
      screen.tap("One")
      #expect(screen.texts == ["Draft One", "Delete", "Next"])
      screen.tap("Next")
      #expect(screen.texts == ["Draft Two", "Delete", "Next"])
      screen.tap("Delete")
      #expect(screen.presented.isEmpty && screen.texts == ["One"])
    }

    // MARK: The screens of the guide

    private func tap(_ title: String, on screen: ViewScreen, until isDone: () -> Bool) async {
      screen.tap(title)
      await wait(for: title) {
        screen.idle()
        return isDone()
      }
    }

    @Test("notes: a note grows out of its row, and the row is where it was") func notes() {
      let screen = ViewScreen(NotesView(store: NoteStore()))
      screen.tap("Milk")
      #expect(screen.texts == ["Milk", "Buy it", "Close"])
      screen.tap("Close")
      #expect(screen.presented.isEmpty)
    }

    @Test("an editor: the focus raises the keyboard; it asks before text is lost, and saves")
    func editor() async {
      let store = NoteStore()
      let screen = ViewScreen(NotesView(store: store))
      screen.tap("New Note")
      let field = screen.all(UITextField.self).first
      #expect(field?.isFirstResponder == true && screen.simulator.keyboardFrame.height > 0)
      screen.press("Cancel")
      #expect(screen.presented.isEmpty)
      screen.tap("New Note")
      screen.all(UITextField.self).first?.insertText("Eggs")
      screen.idle()
      screen.press("Cancel")
      await wait(for: "the question") {
        screen.idle()
        return screen.texts.contains("Save this note?") && screen.texts.contains("It has a title.")
      }
      await tap("Save Note", on: screen) { screen.presented.isEmpty }
      #expect(store.notes.last?.title == "Eggs" && store.log == ["saved", "saved"])
    }

    @Test("settings with pages: the form keeps its bar, and its button goes back to the root") func settings()
    {
      let screen = ViewScreen(SettingsExample(), on: .iPadAir)
      #expect(screen.texts.contains("Settings") && screen.topFrame.width < 820)
      screen.press("Done")
      #expect(screen.presented.isEmpty)
    }

    @Test("a map: the search card stays, and the card of a place has its own heights") func map() {
      let screen = ViewScreen(PlacesView())
      let card = (screen.root.children.first as? ModalContainerController)?.cards.first
      #expect(card?.selectedModalDetent == ModalDetent.height(120).identifier)
      #expect(screen.presented.isEmpty && card?.parent != nil)
    }

    @Test("an item that changes: the field writes the item, and the presenter hears how it ended") func item()
    {
      let screen = ViewScreen(PlaceExample())
      let field = screen.all(UITextField.self).first
      #expect(field?.text == "Home")
      field?.becomeFirstResponder()
      field?.insertText("s")
      screen.idle()
      #expect(screen.presented.count == 1 && field?.text == "Homes")
      screen.top.dismissModal()
      screen.idle()
      #expect(screen.presented.isEmpty && screen.texts == ["Saved"])
    }

    @Test("a model's detent moves the panel, and the screen behind stays in use") func panel() {
      let screen = ViewScreen(PanelExample())
      #expect(screen.top.selectedModalDetent == .medium)
      let behind = screen.root.view.hitTest(CGPoint(x: 196, y: 75), with: nil) as? UIButton
      #expect(behind?.currentTitle == "Larger")
      behind?.sendActions(for: .primaryActionTriggered)
      screen.idle()
      #expect(screen.top.selectedModalDetent == .large)
      screen.top.selectModalDetent(.medium)
      screen.idle()
      screen.top.dismissModal(animated: false)
      screen.idle()
      #expect(screen.texts.contains("Medium"))
    }

    @Test("a column of a split view presents a form on an iPad") func column() {
      let screen = ViewScreen(ColumnExample(), on: .iPadAir)
      screen.tap("Compose")
      #expect(screen.texts == ["New Message"] && screen.topFrame.width < 820)
    }
  }
#endif
