import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("The drawer with the mailboxes")
struct DrawerTests {
  nonisolated static let stages = TextSizeTests.stages

  private func open(
    _ stage: (Device, UIInterfaceOrientation) = (.iPhone15, .portrait), isMirrored: Bool = false
  ) -> MailDesk {
    let desk = MailDesk(stage.0, stage.1)
    desk.simulator.userInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    desk.settle()
    desk.tap("Mailboxes")
    return desk
  }

  private func drawer(_ desk: MailDesk) -> CGRect {
    let view = desk.navigation?.presentedViewController?.viewIfLoaded
    return view.map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  @Test(
    "it stands at the side where lines begin, as high as the screen and 320 wide, and leaves the screen in place",
    arguments: stages, [false, true])
  func place(stage: (Device, UIInterfaceOrientation), isMirrored: Bool) {
    let desk = open(stage, isMirrored: isMirrored)
    let size = desk.simulator.windowSize
    #expect(drawer(desk).width == 320 && drawer(desk).height == size.height)
    #expect(isMirrored ? drawer(desk).maxX == size.width : drawer(desk).minX == 0)
    #expect(desk.navigation?.view.transform == .identity)
    #expect(desk.simulator.complaints == [])
  }

  @Test("a finger pushes it back to where it came from, or lets it return", arguments: [false, true])
  func pushed(isMirrored: Bool) {
    let desk = open(isMirrored: isMirrored)
    let (rest, way) = (drawer(desk), CGFloat(isMirrored ? 1 : -1))
    let start = CGPoint(x: rest.midX, y: 500)
    desk.drag(from: start, by: CGPoint(x: way * 80, y: 0)).up()
    desk.settle()
    #expect(drawer(desk) == rest)
    desk.drag(from: start, by: CGPoint(x: way * 230, y: 0)).up()
    desk.settle()
    #expect(desk.front is InboxViewController && desk.inbox?.mailbox == .inbox)
    #expect(desk.simulator.complaints == [])
  }

  @Test("a finger pulls it out of the edge, at the side where lines begin", arguments: [false, true])
  func pulled(isMirrored: Bool) {
    let desk = MailDesk(.iPhone15, .portrait)
    desk.simulator.userInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    desk.settle()
    let (edge, way): (CGFloat, CGFloat) = isMirrored ? (390, -240) : (3, 240)
    desk.drag(from: CGPoint(x: edge, y: 500), by: CGPoint(x: way, y: 0)).up()
    desk.settle()
    #expect(drawer(desk).width == 320)
    #expect(desk.simulator.complaints == [])
  }

  @Test(
    "a mailbox that is chosen is shown under its name, and is checked the next time",
    arguments: Mailbox.allCases)
  func chosen(mailbox: Mailbox) throws {
    let desk = open()
    desk.tap(mailbox.name)
    #expect(desk.front is InboxViewController && desk.inbox?.title == mailbox.name)
    let table = try #require(desk.inbox?.view.visibleTree.first { $0 is UITableView } as? UITableView)
    #expect(table.numberOfRows(inSection: 0) == desk.inbox?.mail.indices(in: mailbox).count)
    desk.tap("Mailboxes")
    let cells = desk.front?.view.visibleTree.compactMap { $0 as? UITableViewCell } ?? []
    #expect(cells.filter { $0.accessoryType == .checkmark }.map(\.accessibilityIdentifier) == [mailbox.name])
    #expect(desk.simulator.complaints == [])
  }

  @Test("what is flagged stands among the flagged until it is no more, and a list begins at its top")
  func flagged() throws {
    let desk = MailDesk()
    desk.openMessage()
    desk.tap("More")
    desk.tap("Flag")
    desk.tap("BackButton")
    let table = try #require(desk.inbox?.view.visibleTree.first { $0 is UITableView } as? UITableView)
    let top = table.contentOffset.y
    table.contentOffset.y = top + 200
    desk.tap("Mailboxes")
    desk.tap("Flagged")
    desk.settle()
    #expect(table.numberOfRows(inSection: 0) == 1 && table.contentOffset.y == top)
    desk.openMessage()
    desk.tap("More")
    desk.tap("Unflag")
    desk.tap("BackButton")
    #expect(table.numberOfRows(inSection: 0) == 0 && desk.simulator.complaints == [])
  }

  @Test("messages in sent show whom they went to, and are answered to them")
  func sent() {
    let desk = open()
    desk.tap("Sent")
    let cell = desk.inbox?.view.visibleTree.lazy.compactMap { $0 as? MessageCell }.first {
      $0.subject.text == "That hummus"
    }
    #expect(cell?.sender.text == "Farid Haddad")
    #expect(Draft(replyingTo: Message.sent[2]).recipients == "farid@haddad.example")
    #expect(Draft(replyingTo: Message.sent[2]).body.hasPrefix("\n\nI wrote, 28 May:"))
  }

  @Test("the number of unread messages goes down as they are read")
  func count() {
    let desk = MailDesk()
    #expect(desk.inbox?.mail.unreadCount(in: .inbox) == 3)
    desk.openMessage()
    #expect(desk.inbox?.mail.unreadCount(in: .inbox) == 2)
    #expect(desk.inbox?.mail.unreadCount(in: .sent) == 0)
  }
}
