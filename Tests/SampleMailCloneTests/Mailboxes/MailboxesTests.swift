import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("Mailboxes", .ownWorld)
struct MailboxesTests {
  private func open(_ mailbox: Mailbox) -> MailApp {
    let app = MailApp()
    app.tap("BackButton")
    app.tap(mailbox.name)
    return app
  }

  @Test("a tap on a mailbox opens it with its name and messages", arguments: Mailbox.allCases)
  func chosen(mailbox: Mailbox) {
    let app = open(mailbox)
    #expect(app.front is InboxViewController && app.inbox?.title == mailbox.name)
    #expect(app.list?.tableView.numberOfRows(inSection: 0) == app.mail?.indices(in: mailbox).count)
  }

  @Test("a flagged message is in Flagged until the user unflags it")
  func flagged() {
    let app = MailApp()
    app.openActions()
    app.tap("Flag", "BackButton", "BackButton", "Flagged")
    #expect(app.list?.tableView.numberOfRows(inSection: 0) == 1)
    app.openActions()
    app.tap("Unflag", "BackButton")
    #expect(app.list?.tableView.numberOfRows(inSection: 0) == 0)
  }

  @Test("a sent message shows its recipient, and a reply goes to the recipient")
  func sent() {
    let app = open(.sent)
    let cell = app.list?.tableView.visibleCells.lazy.compactMap { $0 as? MessageCell }.first {
      $0.subject.text == "That hummus"
    }
    #expect(cell?.sender.text == "Farid Haddad")
    #expect(Draft(replyingTo: Message.sent[2]).recipients == "farid@haddad.example")
    #expect(Draft(replyingTo: Message.sent[2]).body.hasPrefix("\n\nI wrote, 28 May:"))
  }

  @Test("the number of unread messages decreases when the user reads one")
  func count() {
    let app = MailApp()
    #expect(app.mail?.unreadCount(in: .inbox) == 3)
    app.openMessage()
    #expect(app.mail?.unreadCount(in: .inbox) == 2)
    #expect(app.mail?.unreadCount(in: .sent) == 0)
    app.tap("BackButton", "BackButton")
    let texts = app.front?.view.visibleTree.compactMap { ($0 as? UILabel)?.text } ?? []
    #expect(texts.contains("2") && !texts.contains("3"))
  }

  @Test("a push of mailboxes takes at most 0.6 seconds, and so does a pop")
  func isShort() {
    let app = MailApp()
    for button in ["BackButton", "Inbox"] {
      app.press(button)
      app.simulator.clock.advance(by: 0.6)
      #expect(app.navigation?.transitionCoordinator == nil)
      app.settle()
    }
  }

  @Test("a finger moves each row evenly on its page, and none farther than the page lets it")
  func isFollowed() throws {
    let app = MailApp()
    let table = try #require(app.list?.tableView)
    let finger = app.drag(from: CGPoint(x: 3, y: 500), by: CGPoint(x: 100, y: 0))
    let first = table.visibleCells.map(\.shown.transform.affine.tx)
    finger.move(to: CGPoint(x: 203, y: 500))
    app.simulator.clock.advance(by: 0.3)
    let second = table.visibleCells.map(\.shown.transform.affine.tx)
    #expect(second.allSatisfy { $0 > 0 && $0 < 140 })
    let steps = zip(first, second).filter { $0.0 > 0 }.map { $0.1 - $0.0 }
    #expect(steps.count > 2 && steps.allSatisfy { abs($0 - (steps.first ?? 0)) < 1 })
  }

  @Test(
    "a drag from the edge moves the opaque page to the mailboxes, or back; its rows follow one after the other",
    arguments: [true, false])
  func drawn(goes: Bool) throws {
    let app = MailApp()
    let (list, page) = try (#require(app.list), #require(app.inbox?.view))
    let field = try #require(app.inbox?.searchField)
    let finger = app.drag(from: CGPoint(x: 3, y: 500), by: CGPoint(x: goes ? 280 : 100, y: 0))
    #expect(Set(list.tableView.visibleCells.map(\.shown.transform.affine.tx)).count > 2)
    let distance = page.shown.transform.affine.tx
    #expect(abs(distance - (goes ? 280 : 100)) < 15)
    #expect(page.shown.alpha == 1)
    #expect(field.shown.transform.affine.isIdentity)
    finger.up()
    app.settle()
    #expect(goes ? app.front is MailboxesViewController : app.front is InboxViewController)
    #expect(
      list.tableView.visibleCells.allSatisfy { $0.shown.transform.affine.isIdentity && $0.shown.alpha == 1 })
  }
}
