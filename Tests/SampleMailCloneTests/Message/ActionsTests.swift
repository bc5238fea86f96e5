import InteractiveModal
import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("Actions of a message", .ownWorld)
struct ActionsTests {
  nonisolated static let devices = [Device.iPhone15, .iPhoneSE, .iPadAir]

  private func open(_ device: Device = .iPhone15, _ side: UIInterfaceOrientation = .portrait) -> MailApp {
    let app = MailApp(device, side)
    app.openActions()
    return app
  }

  private func detent(_ app: MailApp) -> ModalDetent.Identifier? {
    app.navigation?.presentedViewController?.selectedModalDetent
  }

  private func inboxRow(_ app: MailApp) -> MessageCell? {
    let cells = app.inbox?.view.visibleTree.compactMap { $0 as? MessageCell }
    return cells?.min { $0.frame.minY < $1.frame.minY }
  }

  @Test(
    "the sheet has half of the screen; taps on its grabber expand and collapse it", arguments: devices)
  func handle(device: Device) throws {
    let app = open(device)
    #expect(app.front is MessageActionsViewController && detent(app) == .medium)
    let grabber = try #require(
      app.simulator.window?.visibleTree.first { $0.accessibilityLabel == "Sheet Grabber" })
    #expect(grabber.shown(CGPoint.zero).y > app.simulator.windowSize.height * 0.3)
    for expected in [ModalDetent.Identifier.large, .medium] {
      app.tap(at: grabber.shown(CGPoint(x: grabber.bounds.midX, y: grabber.bounds.midY)))
      #expect(detent(app) == expected)
    }
  }

  @Test("on a tablet the actions are a panel at the side, as wide as a phone", arguments: devices)
  func side(device: Device) throws {
    let app = open(device)
    let card = try #require(app.front?.view.window?.visibleTree.first { $0.isCard }?.frame)
    let window = app.simulator.windowSize
    if device == .iPadAir {
      #expect(card.width == 400 && card.maxX == window.width - 10)
    } else {
      #expect(card.width == window.width)
    }
  }

  @Test("in landscape on a phone the sheet is a panel at the side, with half of the height")
  func compact() {
    let app = open(.iPhone15, .landscapeLeft)
    #expect(detent(app) == .medium && app.front?.view.bounds.width == 400)
    app.simulator.rotate(to: .portrait)
    app.settle()
    #expect(app.front is MessageActionsViewController)
  }

  @Test("Done closes the sheet and changes nothing")
  func done() {
    let app = open()
    app.tap("done")
    #expect(app.front is MessageViewController && app.mail?[0].isUnread == false)
    #expect(app.mail?[0].isFlagged == false)
  }

  @Test("Share opens the share sheet, which closes over the message", arguments: devices)
  func share(device: Device) {
    let app = open(device)
    app.tap("Share")
    #expect(app.front is UIActivityViewController)
    app.tap("Close")
    #expect(app.front is MessageViewController)
  }

  @Test("Reply closes the sheet and opens a draft to the sender", arguments: devices)
  func reply(device: Device) {
    let app = open(device)
    app.tap("Reply")
    #expect(app.draft?.title == "Re: Saturday at the lake")
  }

  @Test("Flag and Unflag change the message and its row")
  func flag() {
    let app = open()
    for isFlagged in [true, false] {
      app.tap(isFlagged ? "Flag" : "Unflag")
      #expect(app.front is MessageViewController && app.mail?[0].isFlagged == isFlagged)
      let flags = app.front?.view.visibleTree.filter { $0.accessibilityLabel == "Flagged" }
      #expect(flags?.count == (isFlagged ? 1 : 0))
      app.tap("BackButton")
      #expect(inboxRow(app)?.flag.isHidden == !isFlagged)
      app.openActions()
    }
  }

  @Test("a message marked as unread has its dot until the user opens it again")
  func unread() {
    let app = open()
    app.tap("Mark as Unread", "BackButton")
    #expect(inboxRow(app)?.dot.isHidden == false)
    app.openMessage()
    app.tap("BackButton")
    #expect(inboxRow(app)?.dot.isHidden == true)
  }
}

extension UIView {
  fileprivate var isCard: Bool { accessibilityIdentifier == ModalIdentifier.card.rawValue }
}
