import InteractiveModal
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("What can be done with a message")
struct ActionsTests {
  nonisolated static let devices = [Device.iPhone15, .iPhoneSE, .iPadAir]

  private func open(_ device: Device = .iPhone15, _ side: UIInterfaceOrientation = .portrait) -> MailDesk {
    let desk = MailDesk(device, side)
    desk.openMessage()
    desk.tap("More")
    return desk
  }

  private func detent(_ desk: MailDesk) -> ModalDetent.Identifier? {
    desk.navigation?.presentedViewController?.selectedModalDetent
  }

  private var inboxRow: (MailDesk) -> MessageCell? {
    { desk in
      desk.inbox?.view.visibleTree.lazy.compactMap { $0 as? MessageCell }.min {
        $0.frame.minY < $1.frame.minY
      }
    }
  }

  @Test(
    "the sheet takes half of the screen, and its handle takes it to all of it and back", arguments: devices)
  func handle(device: Device) throws {
    let desk = open(device)
    #expect(desk.front is MessageActionsViewController && detent(desk) == .medium)
    let grabber = try #require(
      desk.simulator.window?.visibleTree.first { $0.accessibilityLabel == "Sheet Grabber" })
    let top = grabber.convert(grabber.bounds, to: nil).midY
    #expect(top > desk.simulator.windowSize.height * 0.3)
    desk.tap(at: grabber.convert(CGPoint(x: grabber.bounds.midX, y: grabber.bounds.midY), to: nil))
    #expect(detent(desk) == .large)
    desk.tap(at: grabber.convert(CGPoint(x: grabber.bounds.midX, y: grabber.bounds.midY), to: nil))
    #expect(detent(desk) == .medium && desk.simulator.complaints == [])
  }

  @Test(
    "a finger that scrolls its list up takes it to all of the screen, and one that goes down takes it away")
  func list() throws {
    let desk = open()
    let row = try #require(desk.place(of: "Flag"))
    desk.drag(from: CGPoint(x: row.midX, y: row.midY), by: CGPoint(x: 0, y: -300)).up()
    desk.settle()
    #expect(detent(desk) == .large)
    let higher = try #require(desk.place(of: "Flag"))
    #expect(higher.minY < row.minY - 200)
    desk.drag(from: CGPoint(x: higher.midX, y: higher.midY), by: CGPoint(x: 0, y: 700)).up()
    desk.settle()
    #expect(desk.front is MessageViewController && desk.simulator.complaints == [])
  }

  @Test("on a phone's side it takes all of the height")
  func compact() {
    let desk = open(.iPhone15, .landscapeLeft)
    #expect(detent(desk) == .large)
    desk.simulator.rotate(to: .portrait)
    desk.settle()
    #expect(desk.front is MessageActionsViewController && desk.simulator.complaints == [])
  }

  @Test("Done takes it away and does nothing")
  func done() {
    let desk = open()
    desk.tap("done")
    #expect(desk.front is MessageViewController && desk.mail?[0].isUnread == false)
    #expect(desk.mail?[0].isFlagged == false && desk.simulator.complaints == [])
  }

  @Test("a reply is chosen: the sheet goes, and the draft comes, addressed to who wrote", arguments: devices)
  func reply(device: Device) {
    let desk = open(device)
    desk.tap("Reply")
    #expect(desk.draft?.title == "Re: Saturday at the lake" && desk.simulator.complaints == [])
  }

  @Test("a flag is set and taken back; the message and its row show it")
  func flag() {
    let desk = open()
    for isFlagged in [true, false] {
      desk.tap(isFlagged ? "Flag" : "Unflag")
      #expect(desk.front is MessageViewController && desk.mail?[0].isFlagged == isFlagged)
      let flags = desk.front?.view.visibleTree.filter { $0.accessibilityLabel == "Flagged" }
      #expect(flags?.count == (isFlagged ? 1 : 0))
      desk.tap("BackButton")
      #expect(inboxRow(desk)?.flag.isHidden == !isFlagged)
      desk.openMessage()
      desk.tap("More")
    }
    #expect(desk.simulator.complaints == [])
  }

  @Test("marked as unread, a message has its dot again until it is opened anew")
  func unread() {
    let desk = open()
    desk.tap("Mark as Unread")
    desk.tap("BackButton")
    #expect(inboxRow(desk)?.dot.isHidden == false)
    desk.openMessage()
    desk.tap("BackButton")
    #expect(inboxRow(desk)?.dot.isHidden == true && desk.simulator.complaints == [])
  }
}
