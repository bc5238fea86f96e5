import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("The compose bar", .ownWorld)
struct ComposeBarTests {
  private func bar(on app: MailApp) -> ComposeBar? {
    app.inbox?.view.visibleTree.lazy.compactMap { $0 as? ComposeBar }.first
  }

  /// Puts a finger on the bar and drags it up.
  private func pull(from x: CGFloat = 100, on app: MailApp) -> Finger {
    let top = bar(on: app)?.shown(CGPoint.zero).y ?? 0
    return app.drag(from: CGPoint(x: x, y: top + 20), by: CGPoint(x: 0, y: -400), rest: 0)
  }

  @Test("a finger pulls a draft out of the bar, also at its button", arguments: [100.0, 363])
  func pulledOut(x: CGFloat) {
    let app = MailApp()
    let finger = pull(from: x, on: app)
    #expect(app.draft != nil)
    finger.up()
    app.settle()
    app.simulator.type("ada")
    app.tap("cancel")
    #expect(app.front is UIAlertController, "the draft asks, because the text has changed")
  }

  @Test("a draft that is pushed back closes, and the next draft opens as usual")
  func pushedBack() throws {
    let app = MailApp()
    let finger = pull(on: app)
    app.simulator.clock.advance(by: 0.5)
    let view = try #require(app.draft?.navigationController?.view)
    #expect(abs(view.shown(CGPoint.zero).y - finger.location.y) < 0.001)
    finger.cancel()
    app.settle()
    #expect(app.draft == nil && app.front is InboxViewController)
    app.openDraft()
    #expect(app.draft != nil)
  }

  @Test("a tap beside the button and a horizontal drag do nothing, and the list above scrolls")
  func otherFingers() {
    let app = MailApp()
    let top = bar(on: app)?.shown(CGPoint.zero).y ?? 0
    app.tap(at: CGPoint(x: 100, y: top + 20))
    app.dragAndSettle(from: CGPoint(x: 50, y: top + 20), by: CGPoint(x: 200, y: 0))
    app.dragAndSettle(from: CGPoint(x: 100, y: top - 40), by: CGPoint(x: 0, y: -200))
    #expect(app.draft == nil)
    #expect((app.list?.tableView.contentOffset.y ?? 0) > 100)
  }

  @Test(
    "the bar is at the bottom of the screen, over the list, which ends above it, and covers the safe area",
    arguments: TextSizeTests.stages)
  func place(device: Device, orientation: UIInterfaceOrientation) throws {
    let app = MailApp(device, orientation)
    let bar = try #require(self.bar(on: app))
    let lists = try #require(app.inbox?.lists.view)
    let window = try #require(app.simulator.window)
    #expect(bar.frame.maxY == window.bounds.maxY && bar.frame.width == window.bounds.width)
    #expect(bar.frame.height == 44 + window.safeAreaInsets.bottom)
    #expect(lists.frame.maxY == bar.frame.maxY)
    #expect(app.list?.tableView.adjustedContentInset.bottom == bar.frame.height)
  }
}
