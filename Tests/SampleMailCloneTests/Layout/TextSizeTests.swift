import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("Text sizes", .ownWorld)
struct TextSizeTests {
  nonisolated static let stages: [(Device, UIInterfaceOrientation)] = [
    (.iPhoneSE, .portrait), (.iPhone15, .portrait), (.iPhone15, .landscapeLeft), (.iPadAir, .portrait),
  ]

  private func expectOrder(on app: MailApp, _ comment: Comment) {
    guard let view = app.simulator.window else {
      Issue.record("there is no window")
      return
    }
    app.simulator.settleLayout()
    let faults = LayoutFaults(root: view)
    #expect(faults.truncatedTexts == [], comment)
    #expect(faults.overlaps == [], comment)
    #expect(faults.overflows == [], comment)
    let screen = app.front?.navigationController?.view ?? app.front?.view
    #expect(screen.map { LayoutFaults(root: $0).blurredLines } == [], comment)
  }

  enum Page: CaseIterable {
    case inbox, message, actions, draft, contacts, mailboxes, flagged, sent, search, settings, comparison

    @MainActor func open(on app: MailApp) {
      switch self {
      case .inbox: break
      case .message: app.openMessage()
      case .draft: app.openDraft()
      case .contacts:
        app.openDraft()
        app.tap("addRecipient")
      case .actions:
        app.openActions()
      case .mailboxes: app.tap("BackButton")
      case .search: app.tap("search")
      case .settings: app.tap("Settings")
      case .comparison: app.openComparison()
      case .flagged:
        app.openActions()
        app.tap("Flag")
      case .sent:
        app.tap("BackButton", "Sent")
        app.openMessage()
      }
    }
  }

  @Test(
    "every screen fits at every text size in both layout directions", arguments: stages, Page.allCases)
  func fits(stage: (Device, UIInterfaceOrientation), page: Page) {
    let app = MailApp(stage.0, stage.1)
    page.open(on: app)
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      for size in Simulator.contentSizeCategories {
        app.simulator.userInterfaceLayoutDirection = direction
        app.simulator.preferredContentSizeCategory = size
        expectOrder(on: app, "\(page), \(size.rawValue), \(direction)")
      }
    }
  }

  @Test("rows grow with the text size and shrink back")
  func growing() {
    let app = MailApp()
    func rowHeight() -> CGFloat? {
      let table = app.list?.tableView
      return table?.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }
    #expect(rowHeight() == 98)
    app.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect((rowHeight() ?? 0) > 250)
    app.simulator.preferredContentSizeCategory = .large
    #expect(rowHeight() == 98)
  }

  @Test("separators begin where the texts of the rows do", arguments: [false, true])
  func separators(isSearch: Bool) throws {
    let app = MailApp()
    if isSearch {
      app.tap("search")
      app.simulator.type("hummus")
      app.settle()
    }
    for size in [UIContentSizeCategory.large, .accessibilityLarge] {
      app.simulator.preferredContentSizeCategory = size
      app.settle()
      let views = try #require(app.front?.view.visibleTree)
      let table = try #require(views.lazy.compactMap { $0 as? MessageTableView }.first)
      let cell = try #require(table.visibleCells.first as? MessageCell)
      #expect(table.separatorInset.left == cell.subject.frame.minX)
    }
  }

  @Test(
    "at large text sizes the rows of a draft begin and end with their column, and show their whole names",
    arguments: stages, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func rows(stage: (Device, UIInterfaceOrientation), direction: UIUserInterfaceLayoutDirection) throws {
    let app = MailApp(stage.0, stage.1)
    app.openDraft()
    app.simulator.userInterfaceLayoutDirection = direction
    let view = try #require(app.draft?.view)
    for size in [
      UIContentSizeCategory.accessibilityMedium, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
    ] {
      app.simulator.preferredContentSizeCategory = size
      app.simulator.settleLayout()
      let column = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 0)
      let rows = view.visibleTree.compactMap { $0 as? FieldRow }
      #expect(rows.count == 2)
      for row in rows {
        let parts = row.visibleTree.filter { $0 is UILabel || $0 is UIControl }
        let frames = parts.map { $0.convert($0.bounds, to: view) }
        let whole = frames.reduce(CGRect.null) { $0.union($1) }
        #expect(
          abs(whole.minX - column.minX) < 0.5 && abs(whole.maxX - column.maxX) < 0.5, "\(size): \(frames)")
        #expect(row.convert(row.bounds, to: view).insetBy(dx: -0.5, dy: -0.5).contains(whole), "\(size)")
        let label = try #require(parts.lazy.compactMap { $0 as? UILabel }.first)
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
        #expect(
          needed.width <= label.bounds.width + 0.5 && needed.height <= label.bounds.height + 0.5, "\(size)")
      }
    }
  }

  @Test("a draft at the largest text size has space for text", arguments: stages)
  func writing(stage: (Device, UIInterfaceOrientation)) {
    let app = MailApp(stage.0, stage.1)
    app.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    app.openDraft()
    let body = app.draftView("body") as? UITextView
    #expect(body?.font?.pointSize == 53)
    #expect((body?.bounds.height ?? 0) > 100)
  }
}
