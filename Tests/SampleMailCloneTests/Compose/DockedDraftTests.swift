import InteractiveModal
import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

/// The user has chosen that a draft that is drawn down stays as a bar.
@MainActor @Suite("Drafts in the dock", .ownWorld) struct DockedDraftTests {
  private let app = MailApp()

  init() { app.tap("Settings", "Drafts in the Dock", "done") }

  private func write(_ subject: String) {
    app.openDraft()
    for (field, text) in [("recipients", "ada@marchetti.example"), ("subject", subject)] {
      let field = app.draftView(field) as? UITextField
      field?.text = text
      field?.sendActions(for: .editingChanged)
    }
  }

  /// Draws the open draft down slowly.
  private func dock() {
    guard let bar = app.frame(of: "cancel") else {
      Issue.record("there is no draft")
      return
    }
    app.dragAndSettle(from: CGPoint(x: 200, y: bar.midY), by: CGPoint(x: 0, y: 500))
  }

  private var titles: [String?] { app.docked.map(\.title) }

  @Test("drafts that are drawn down stay, and the inbox is in use below them")
  func dockedDrafts() throws {
    let compose = try #require(app.frame(of: "compose"))
    for subject in ["Lunch", "The lake"] {
      write(subject)
      dock()
    }
    #expect(
      titles == ["Lunch", "The lake"] && app.draft == nil && app.navigation?.presentedViewController == nil)
    let bars = app.simulator.window?.visibleTree.filter { $0.accessibilityLabel == "The lake" }
    #expect(bars?.contains { $0.accessibilityValue == "2" } == true)
    #expect(app.frame(of: "compose") == compose.offsetBy(dx: 0, dy: -60))
    app.openMessage()
    #expect(app.navigation?.viewControllers.count == 3)
    app.tap("BackButton")
    app.openActions()
    app.tap("Reply")
    dock()
    #expect(titles.count == 3)
  }

  @Test("a tap brings the only draft back with its text, and it can be sent")
  func undock() throws {
    write("Lunch")
    dock()
    app.tap(at: CGPoint(x: 150, y: 790))
    #expect(titles == [] && app.draftText("subject") == "Lunch")
    app.tap("Send")
    #expect(app.draft == nil && app.inbox?.store.drafts == [])
  }

  @Test("a draft that is closed is saved, and no draft is open twice")
  func saved() throws {
    write("Lunch")
    app.tap("cancel", "Save Draft")
    #expect(app.draft == nil && app.inbox?.store.drafts.map(\.subject) == ["Lunch"])
    app.openDraft()
    #expect(app.draftText("subject") == "Lunch" && app.inbox?.store.drafts == [])
    dock()
    app.openDraft()
    #expect(app.draftText("subject") == "")
    app.tap("cancel")
    #expect(titles == ["Lunch"] && app.inbox?.store.drafts == [])
  }

  @Test("a finger pulls a draft out of the toolbar while others are docked")
  func pulledOpen() throws {
    write("Lunch")
    dock()
    let compose = try #require(app.frame(of: "compose"))
    app.dragAndSettle(from: CGPoint(x: 150, y: compose.midY), by: CGPoint(x: 0, y: -500))
    #expect(titles == ["Lunch"] && app.draftText("subject") == "")
  }

  @Test("all drafts are there again after a relaunch, docked as they were")
  func restored() throws {
    for subject in ["Lunch", "The lake"] {
      write(subject)
      dock()
    }
    write("Open")
    let top = app.frame(of: "cancel")
    app.simulator.enterBackground()
    app.simulator.terminate()
    let next = MailApp(restoring: app.simulator.windowScene.session.stateRestorationActivity)
    #expect(!next.simulator.isAnimating)
    #expect(next.docked.map(\.title) == ["Lunch", "The lake"] && next.draftText("subject") == "Open")
    #expect(next.frame(of: "cancel") == top && next.simulator.complaints == [])
  }
}
