#if os(Linux)
  import InteractiveModal
  import SwiftUI
  import TestWorld
  import Testing
  import UIKit

  @Suite("Screens of an app that had sheets", .ownWorld) @MainActor struct AdopterTests {
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

    @Test("unsaved text asks, and without text the modal leaves at once") func unsaved() async {
      let screen = ViewScreen(RootView())
      screen.tap("Compose")
      screen.tap("Cancel")
      #expect(screen.presented.isEmpty)
      screen.tap("Compose")
      let field = screen.all(UITextField.self).first
      field?.becomeFirstResponder()
      field?.insertText("Hello")
      screen.idle()
      screen.tap("Cancel")
      await wait(for: "the question") {
        screen.idle()
        return screen.texts.contains("Discard this draft?")
      }
      screen.tap("Discard Draft")
      await wait(for: "the end") {
        screen.idle()
        return screen.presented.isEmpty
      }
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
