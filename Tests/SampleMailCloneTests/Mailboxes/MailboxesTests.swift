import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("The mailboxes")
struct MailboxesTests {
  private func open(_ mailbox: Mailbox) -> MailDesk {
    let desk = MailDesk()
    desk.tap("BackButton")
    desk.tap(mailbox.name)
    return desk
  }

  @Test("a mailbox that is chosen is shown under its name", arguments: Mailbox.allCases)
  func chosen(mailbox: Mailbox) {
    let desk = open(mailbox)
    #expect(desk.front is InboxViewController && desk.inbox?.title == mailbox.name)
    #expect(desk.list?.tableView.numberOfRows(inSection: 0) == desk.mail?.indices(in: mailbox).count)
    #expect(desk.simulator.complaints == [])
  }

  @Test("what is flagged stands among the flagged until it is no more")
  func flagged() {
    let desk = MailDesk()
    desk.openMessage()
    desk.tap("More")
    desk.tap("Flag")
    desk.tap("BackButton")
    desk.tap("BackButton")
    desk.tap("Flagged")
    #expect(desk.list?.tableView.numberOfRows(inSection: 0) == 1)
    desk.openMessage()
    desk.tap("More")
    desk.tap("Unflag")
    desk.tap("BackButton")
    #expect(desk.list?.tableView.numberOfRows(inSection: 0) == 0 && desk.simulator.complaints == [])
  }

  @Test("messages in sent show whom they went to, and are answered to them")
  func sent() {
    let desk = open(.sent)
    let cell = desk.list?.tableView.visibleCells.lazy.compactMap { $0 as? MessageCell }.first {
      $0.subject.text == "That hummus"
    }
    #expect(cell?.sender.text == "Farid Haddad")
    #expect(Draft(replyingTo: Message.sent[2]).recipients == "farid@haddad.example")
    #expect(Draft(replyingTo: Message.sent[2]).body.hasPrefix("\n\nI wrote, 28 May:"))
  }

  @Test("the number of unread messages goes down as they are read, on the page too")
  func count() {
    let desk = MailDesk()
    #expect(desk.mail?.unreadCount(in: .inbox) == 3)
    desk.openMessage()
    #expect(desk.mail?.unreadCount(in: .inbox) == 2)
    #expect(desk.mail?.unreadCount(in: .sent) == 0)
    desk.tap("BackButton")
    desk.tap("BackButton")
    let texts = desk.front?.view.visibleTree.compactMap { ($0 as? UILabel)?.text } ?? []
    #expect(texts.contains("2") && !texts.contains("3"))
  }

  @Test(
    "a finger from the edge draws the messages away, row by row, or lets them return",
    arguments: [true, false])
  func drawn(goes: Bool) throws {
    let desk = MailDesk()
    let list = try #require(desk.list)
    let finger = desk.drag(from: CGPoint(x: 3, y: 500), by: CGPoint(x: goes ? 280 : 100, y: 0))
    #expect(Set(list.tableView.visibleCells.map(\.transform.tx)).count > 2)
    finger.up()
    desk.settle()
    #expect(goes ? desk.front is MailboxesViewController : desk.front is InboxViewController)
    #expect(list.tableView.visibleCells.allSatisfy { $0.transform.isIdentity && $0.alpha == 1 })
    #expect(desk.simulator.complaints == [])
  }
}
