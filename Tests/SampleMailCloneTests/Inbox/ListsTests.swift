import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("Lists of all, unread and flagged messages", .ownWorld)
struct ListsTests {
  @Test("a button selects its list", arguments: MessageFilter.allCases)
  func chosen(filter: MessageFilter) {
    let app = MailApp()
    app.tap(filter.name)
    #expect(app.list?.title == filter.name)
    let expected = app.mail?.messages.filter { !$0.isSent && filter.contains($0) }.count
    #expect(app.list?.tableView.numberOfRows(inSection: 0) == expected)
  }

  @Test(
    "a list without messages says so; a list with messages does not",
    arguments: [("All", nil), ("Unread", "No Unread Messages"), ("Flagged", "No Flagged Messages")]
      as [(String, String?)])
  func isEmpty(filter: String, expected: String?) {
    let app = MailApp()
    app.tap("BackButton", "Sent")
    app.tap(filter)
    let texts = app.list?.view.visibleTree.compactMap { ($0 as? EmptyLabel)?.text } ?? []
    #expect(texts == (expected.map { [$0] } ?? []))
  }

  @Test("a swipe goes to the next or the previous list; after a short drag the list returns")
  func swiped() {
    let app = MailApp()
    let start = CGPoint(x: 300, y: 500)
    app.dragAndSettle(from: start, by: CGPoint(x: -100, y: 0))
    #expect(app.list?.title == "All")
    app.dragAndSettle(from: start, by: CGPoint(x: -260, y: 0))
    #expect(app.list?.title == "Unread")
    app.dragAndSettle(from: CGPoint(x: 100, y: 500), by: CGPoint(x: 260, y: 0))
    #expect(app.list?.title == "All")
  }

  @Test("a message leaves the unread list after the user has read it")
  func isRead() {
    let app = MailApp()
    app.tap("Unread")
    let unread = app.list?.tableView.numberOfRows(inSection: 0) ?? 0
    app.openMessage()
    app.tap("BackButton")
    #expect(app.list?.tableView.numberOfRows(inSection: 0) == unread - 1)
  }

  @Test("a message opens out of its row and closes into it")
  func grows() throws {
    let app = MailApp()
    let cell = try #require(app.list?.tableView.visibleCells.first as? MessageCell)
    app.begin { app.pressMessage() }
    #expect([cell.sender, cell.subject, cell.received].allSatisfy { $0.shown.alpha == 0 })
    app.settle()
    #expect(app.front is MessageViewController)
    let finger = app.drag(from: CGPoint(x: 3, y: 500), by: CGPoint(x: 200, y: 0))
    #expect(cell.sender.shown.alpha == 0)
    finger.cancel()
    app.settle()
    #expect(app.front is MessageViewController)
    app.tap("BackButton")
    #expect([cell.sender, cell.subject, cell.received].allSatisfy { $0.shown.alpha == 1 })
    #expect(app.front is InboxViewController)
  }
}
