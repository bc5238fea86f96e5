import SwiftUI
import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// A screen that opens drafts. ``GuideCodeTests`` compares its code with the guide.
private final class Inbox: UIViewController {
  func compose() {
    let draft = DraftController()
    var configuration = ModalConfiguration.mail
    configuration.dock = .minimizes
    present(draft, as: configuration)
  }

  /// What the app has saved of a draft.
  struct Saved { var isDocked: Bool }

  func restore(_ drafts: [Saved], in container: ModalContainerController) {
    for saved in drafts {
      var configuration = ModalConfiguration.mail
      configuration.dock = .minimizes
      configuration.initialDetent = saved.isDocked ? .docked : nil
      container.add(makeDraft(saved), as: configuration, animated: false)
    }
  }

  private func makeDraft(_ saved: Saved) -> UIViewController { DraftController() }
}

/// The drafts of an app of SwiftUI.
@Observable @MainActor private final class DraftStore {
  struct Draft: Identifiable { let id: Int }

  var drafts: [Draft] = []

  func isOpen(_ draft: Draft) -> Binding<Bool> {
    Binding(
      get: { self.drafts.contains { $0.id == draft.id } },
      set: { isOpen in if !isOpen { self.drafts.removeAll { $0.id == draft.id } } })
  }
}

private struct InboxView: View {
  var body: some View { Text("Inbox") }
}

private struct EditorView: View {
  let draft: DraftStore.Draft
  var body: some View { Text("draft \(draft.id)") }
}

/// The root of an app of SwiftUI.
private struct MailView: View {
  let store: DraftStore
  private var configuration: ModalConfiguration { .mail.with { $0.dock = .minimizes } }

  var body: some View {
    InboxView()
      .background(
        ForEach(store.drafts) { draft in
          Text("").modal(isPresented: store.isOpen(draft), as: configuration) { EditorView(draft: draft) }
        }
      )
      .modalDock()
  }
}

@MainActor @Suite("The guide to the dock", .ownWorld) struct DockGuideTests {
  private let simulator = Simulator()
  private let inbox = Inbox()
  private let tabs = UITabBarController()
  private var container: ModalContainerController? {
    simulator.window?.rootViewController as? ModalContainerController
  }

  init() {
    tabs.viewControllers = [inbox]
    let window = simulator.launch(root: UIViewController())
    window.rootViewController = ModalContainerController(root: tabs)
    simulator.clock.runUntilIdle()
  }

  @Test("a draft opens as a card, and restored drafts are where they were")
  func guide() {
    inbox.compose()
    simulator.clock.runUntilIdle()
    #expect(container?.cards.count == 1 && container?.dockedCards == [])
    container?.cards.first?.selectModalDetent(.docked)
    if let container {
      inbox.restore([Inbox.Saved(isDocked: true), Inbox.Saved(isDocked: false)], in: container)
    }
    simulator.clock.runUntilIdle()
    #expect(container?.cards.count == 3 && container?.dockedCards.count == 2)
    #expect(container?.cards.last?.selectedModalDetent == .large && simulator.complaints == [])
  }

  @Test("each draft of SwiftUI is a card of its own, and leaves the list with it")
  func views() throws {
    let store = DraftStore()
    let screen = ViewScreen(MailView(store: store))
    let container = try #require(screen.root.children.first as? ModalContainerController)
    for id in 0..<2 {
      store.drafts.append(DraftStore.Draft(id: id))
      screen.settle()
      container.cards.last?.selectModalDetent(.docked)
      screen.settle()
    }
    #expect(container.dockedCards.count == 2 && store.drafts.map(\.id) == [0, 1])
    container.cards.first?.dismissModal()
    screen.settle()
    #expect(container.cards.count == 1 && store.drafts.map(\.id) == [1] && screen.complaint == nil)
  }
}
