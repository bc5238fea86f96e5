import SwiftUI
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import SampleMailClone

@MainActor @Suite("The screen of drafts, in SwiftUI", .bothTransactions, .ownWorld) struct DraftsTests {
  private func launch() -> ViewScreen { ViewScreen(DraftsView(close: {})) }

  private func type(_ text: String, at index: Int, on screen: ViewScreen) {
    let field = screen.all(UITextField.self).dropFirst(index).first
    field?.becomeFirstResponder()
    field?.insertText(text)
    screen.idle()
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  /// The titles of the list's rows.
  private func rows(on screen: ViewScreen) -> [String] {
    screen.all(UIButton.self).compactMap(\.currentTitle)
      .filter { !["Close", "Sort", "Signature", "New Draft"].contains($0) }
  }

  @Test("a row opens its draft, which Save changes in the list") func edits() {
    let screen = launch()
    #expect(rows(on: screen) == ["Plans for Saturday", "Answers to your questions", "Shopping"])
    screen.tap("Shopping")
    #expect(screen.texts.contains("Shopping"))
    type(" list", at: 1, on: screen)
    screen.tap("Save")
    #expect(rows(on: screen).last == "Shopping list" && screen.texts.contains("Done"))
    screen.tap("Shopping list")
    screen.tap("Delete Draft")
    #expect(rows(on: screen).count == 2)
  }

  @Test("a changed draft asks before it is lost, and one that is not changed leaves at once") func asks()
    async
  {
    let screen = launch()
    screen.tap("New Draft")
    screen.tap("Cancel")
    #expect(screen.presented.isEmpty)
    screen.tap("New Draft")
    type("Hello", at: 2, on: screen)
    screen.tap("Cancel")
    await wait(for: "the question") {
      screen.idle()
      return screen.texts.contains("Discard your changes?")
    }
    screen.tap("Discard Changes")
    await wait(for: "the end") {
      screen.idle()
      return screen.presented.isEmpty
    }
    #expect(rows(on: screen).count == 3)
  }

  @Test("the panel sorts the list beside it, changes its height in place, and stays under a draft")
  func panel() throws {
    let screen = launch()
    screen.tap("Sort")
    let container = try #require(screen.root.children.first as? ModalContainerController)
    let panel = try #require(container.cards.first)
    #expect(panel.selectedModalDetent == .fitContent && screen.presented.isEmpty)
    screen.tap("By Title")
    screen.tap("Tall Panel")
    #expect(container.cards == [panel] && panel.selectedModalDetent == .medium)
    let newDraft = try #require(button("New Draft", in: screen.root.view))
    let foot = newDraft.convert(newDraft.bounds, to: nil).maxY + 16
    #expect(abs(foot - panel.view.convert(CGPoint.zero, to: nil).y) < 0.5)
    let behind = try #require(screen.root.view.hitTest(CGPoint(x: 60, y: 200), with: nil) as? UIButton)
    behind.sendActions(for: .primaryActionTriggered)
    screen.idle()
    #expect(screen.presented.count == 1 && screen.texts.first != "Sort" && container.cards == [panel])
    screen.tap("Cancel")
    #expect(rows(on: screen).prefix(3) == ["Answers to your questions", "Plans for Saturday", "Shopping"])
  }

  @Test("new drafts begin with the signature of the settings") func signature() {
    let screen = launch()
    screen.tap("Signature")
    type("Ann", at: 0, on: screen)
    screen.tap("Done")
    screen.tap("New Draft")
    #expect(screen.all(UITextField.self).map(\.text) == ["", "", "Ann"])
  }

  @Test("the settings show the screen, and its Close button closes it") func opens() {
    let app = MailApp()
    app.tap("Settings", "Drafts")
    #expect(app.front is UIHostingController<DraftsView>)
    let close = app.front?.viewIfLoaded.flatMap { button("Close", in: $0) }
    app.tap(at: close.map { $0.convert(CGPoint(x: 5, y: 5), to: nil) } ?? .zero)
    #expect(app.front is SettingsViewController)
  }
}
