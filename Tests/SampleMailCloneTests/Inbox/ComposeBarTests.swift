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
  private func pull(_ points: CGFloat, from x: CGFloat = 100, on app: MailApp) -> Finger {
    let finger = app.simulator.makeFinger()
    let frame = bar(on: app).map { $0.convert($0.bounds, to: nil) } ?? .null
    finger.down(at: CGPoint(x: x, y: frame.minY + 20))
    for step in 1...20 {
      app.simulator.clock.advance(by: 0.01)
      finger.move(to: CGPoint(x: x, y: frame.minY + 20 - points * CGFloat(step) / 20))
    }
    return finger
  }

  @Test("a finger pulls a draft out of the bar, also at its button", arguments: [100.0, 363])
  func pulledOut(x: CGFloat) {
    let app = MailApp()
    let finger = pull(400, from: x, on: app)
    #expect(app.draft != nil)
    finger.up()
    app.settle()
    app.simulator.type("ada")
    #expect(app.simulator.complaints == [])
    app.tap("cancel")
    #expect(app.front is UIAlertController, "the draft asks, because the text has changed")
  }

  @Test("a draft that is pushed back closes, and the next draft opens as usual")
  func pushedBack() throws {
    let app = MailApp()
    let finger = pull(400, on: app)
    app.simulator.clock.advance(by: 0.5)
    let view = try #require(app.draft?.navigationController?.view)
    #expect(abs(view.convert(CGPoint.zero, to: nil).y - finger.location.y) < 0.001)
    finger.cancel()
    app.settle()
    #expect(app.draft == nil && app.front is InboxViewController)
    #expect(app.simulator.complaints == [])
    app.openDraft()
    #expect(app.draft != nil)
  }

  @Test("a tap beside the button and a horizontal drag do nothing, and the list above scrolls")
  func otherFingers() {
    let app = MailApp()
    let frame = bar(on: app).map { $0.convert($0.bounds, to: nil) } ?? .null
    app.tap(at: CGPoint(x: 100, y: frame.minY + 20))
    let finger = app.simulator.makeFinger()
    finger.down(at: CGPoint(x: 50, y: frame.minY + 20))
    for step in 1...10 {
      app.simulator.clock.advance(by: 0.01)
      finger.move(to: CGPoint(x: 50 + 20 * CGFloat(step), y: frame.minY + 20))
    }
    finger.up()
    finger.down(at: CGPoint(x: 100, y: frame.minY - 40))
    for step in 1...10 {
      app.simulator.clock.advance(by: 0.01)
      finger.move(to: CGPoint(x: 100, y: frame.minY - 40 - 20 * CGFloat(step)))
    }
    finger.up()
    app.settle()
    #expect(app.draft == nil)
    let table = app.list?.tableView
    #expect((table?.contentOffset.y ?? 0) > 100)
  }

  @Test(
    "the bar is at the bottom of the screen, below the list, and covers the safe area",
    arguments: TextSizeTests.stages)
  func place(device: Device, orientation: UIInterfaceOrientation) throws {
    let app = MailApp(device, orientation)
    let bar = try #require(self.bar(on: app))
    let lists = try #require(app.inbox?.lists.view)
    let window = try #require(app.simulator.window)
    #expect(bar.frame.maxY == window.bounds.maxY && bar.frame.width == window.bounds.width)
    #expect(bar.frame.height == 44 + window.safeAreaInsets.bottom)
    #expect(lists.frame.maxY == bar.frame.minY)
  }
}
