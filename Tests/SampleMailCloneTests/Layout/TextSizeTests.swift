import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("Text sizes")
struct TextSizeTests {
  nonisolated static let stages: [(Device, UIInterfaceOrientation)] = [
    (.iPhoneSE, .portrait), (.iPhone15, .portrait), (.iPhone15, .landscapeLeft), (.iPadAir, .portrait),
  ]

  private func expectOrder(on desk: MailDesk, _ what: Comment) {
    guard let view = desk.simulator.window else { return }
    desk.simulator.settleLayout()
    let shown = Shown(root: view)
    #expect(shown.cutTexts == [], what)
    #expect(shown.overlaps == [], what)
    #expect(shown.strays == [], what)
    #expect(desk.simulator.complaints == [], what)
  }

  enum Page: CaseIterable {
    case inbox, message, actions, draft, contacts, mailboxes, flagged, sent, search, settings

    @MainActor func open(on desk: MailDesk) {
      switch self {
      case .inbox: break
      case .message: desk.openMessage()
      case .draft: desk.openDraft()
      case .contacts:
        desk.openDraft()
        desk.tap("addRecipient")
      case .actions:
        desk.openMessage()
        desk.tap("More")
      case .mailboxes: desk.tap("BackButton")
      case .search: desk.tap("search")
      case .settings: desk.tap("Settings")
      case .flagged:
        desk.openMessage()
        desk.tap("More")
        desk.tap("Flag")
      case .sent:
        desk.tap("BackButton")
        desk.tap("Sent")
        desk.openMessage()
      }
    }
  }

  @Test(
    "at every text size, either way of reading, everything has room", arguments: stages, Page.allCases)
  func room(stage: (Device, UIInterfaceOrientation), page: Page) {
    let desk = MailDesk(stage.0, stage.1)
    page.open(on: desk)
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      for size in Simulator.contentSizeCategories {
        desk.simulator.userInterfaceLayoutDirection = direction
        desk.simulator.preferredContentSizeCategory = size
        expectOrder(on: desk, "\(page), \(size.rawValue), \(direction)")
      }
    }
  }

  @Test("rows and heads grow with the text and come back to where they were")
  func growing() {
    let desk = MailDesk()
    func rowHeight() -> CGFloat? {
      let table = desk.list?.tableView
      return table?.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }
    #expect(rowHeight() == 98)
    desk.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect((rowHeight() ?? 0) > 250)
    desk.simulator.preferredContentSizeCategory = .large
    #expect(rowHeight() == 98)
  }

  @Test("a draft opened at the largest size leaves room to write", arguments: stages)
  func writing(stage: (Device, UIInterfaceOrientation)) {
    let desk = MailDesk(stage.0, stage.1)
    desk.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    desk.openDraft()
    let body = desk.draft?.view.visibleTree.first { $0.accessibilityIdentifier == "body" } as? UITextView
    #expect(body?.font?.pointSize == 53)
    #expect((body?.bounds.height ?? 0) > 100)
  }
}
