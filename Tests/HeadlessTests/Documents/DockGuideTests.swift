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

private struct InboxView: View {
  var body: some View { Text("Inbox") }
}

/// The root of an app of SwiftUI.
private struct MailView: View {
  var body: some View {
    InboxView().modalDock()
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
}
