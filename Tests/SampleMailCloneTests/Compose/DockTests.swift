import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import SampleMailClone

/// The sample keeps its drafts in the dock, if the user wants that.
@MainActor @Suite("Drafts in the dock", .ownWorld)
struct DockTests {
  /// Opens a draft with a subject, and takes it into the dock.
  private func dock(_ subject: String, in app: MailApp) {
    app.tap("compose")
    let card = app.container?.cards.last
    let field = card?.view.visibleTree.first { $0.accessibilityIdentifier == "subject" } as? UITextField
    field?.text = subject
    field?.sendActions(for: .editingChanged)
    card?.selectModalDetent(.docked)
    app.settle()
  }

  private func titles(in app: MailApp) -> [String?] {
    app.container?.dockedCards.map { ($0 as? UINavigationController)?.topViewController?.title } ?? []
  }

  @Test("three drafts lie in the dock, the list behind is in use, and a relaunch keeps them")
  func keepsDrafts() throws {
    let app = MailApp()
    app.tap("Settings", "Drafts in the Dock", "Done")
    for subject in ["One", "Two", "Three"] { dock(subject, in: app) }
    #expect(titles(in: app) == ["One", "Two", "Three"])
    app.tap(at: CGPoint(x: 180, y: 250))
    #expect(app.front is MessageViewController)
    app.simulator.enterBackground()
    app.simulator.terminate()
    let next = MailApp(restoring: app.simulator.windowScene.session.stateRestorationActivity)
    #expect(titles(in: next) == ["One", "Two", "Three"] && !next.simulator.isAnimating)
    let front = try #require(next.container?.dockedCards.last)
    front.undockModal()
    next.settle()
    #expect(front.selectedModalDetent == .large && titles(in: next) == ["One", "Two"])
  }
}
