import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("All, unread and flagged")
struct ListsTests {
  @Test("a button shows its list", arguments: MessageFilter.allCases)
  func chosen(filter: MessageFilter) {
    let desk = MailDesk()
    desk.tap(filter.name)
    #expect(desk.list?.title == filter.name)
    let expected = desk.mail?.messages.filter { !$0.isSent && filter.contains($0) }.count
    #expect(desk.list?.tableView.numberOfRows(inSection: 0) == expected)
    #expect(desk.simulator.complaints == [])
  }

  @Test("a finger draws the next list in, and the one before, or lets go halfway and it returns")
  func swiped() {
    let desk = MailDesk()
    let start = CGPoint(x: 300, y: 500)
    desk.drag(from: start, by: CGPoint(x: -100, y: 0)).up()
    desk.settle()
    #expect(desk.list?.title == "All")
    desk.drag(from: start, by: CGPoint(x: -260, y: 0)).up()
    desk.settle()
    #expect(desk.list?.title == "Unread")
    desk.drag(from: CGPoint(x: 100, y: 500), by: CGPoint(x: 260, y: 0)).up()
    desk.settle()
    #expect(desk.list?.title == "All" && desk.simulator.complaints == [])
  }

  @Test("a finger on a list scrolls it up and down as ever")
  func scrolled() throws {
    let desk = MailDesk()
    let table = try #require(desk.list?.tableView)
    let before = table.contentOffset.y
    desk.drag(from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -200)).up()
    #expect(table.contentOffset.y > before + 100 && desk.list?.title == "All")
  }

  @Test("a message that is read leaves the unread once one is back")
  func isRead() {
    let desk = MailDesk()
    desk.tap("Unread")
    let unread = desk.list?.tableView.numberOfRows(inSection: 0) ?? 0
    desk.openMessage()
    desk.tap("BackButton")
    #expect(desk.list?.tableView.numberOfRows(inSection: 0) == unread - 1)
    #expect(desk.simulator.complaints == [])
  }

  @Test("a message grows out of its row, and back into it")
  func grows() throws {
    let desk = MailDesk()
    let cell = try #require(desk.list?.tableView.visibleCells.first as? MessageCell)
    desk.begin { desk.pressMessage() }
    #expect(cell.sender.alpha == 0 && cell.subject.alpha == 0)
    desk.settle()
    #expect(desk.front is MessageViewController)
    let finger = desk.drag(from: CGPoint(x: 3, y: 500), by: CGPoint(x: 200, y: 0))
    #expect(cell.sender.alpha == 0)
    finger.cancel()
    desk.settle()
    #expect(desk.front is MessageViewController)
    desk.tap("BackButton")
    #expect(cell.sender.alpha == 1 && cell.subject.alpha == 1)
    #expect(desk.front is InboxViewController && desk.simulator.complaints == [])
  }
}
