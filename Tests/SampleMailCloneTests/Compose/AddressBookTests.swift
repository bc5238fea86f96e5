import TestWorld
import Testing

@testable import SampleMailClone
@testable import UIKit

@Suite("The address book", .ownWorld) @MainActor struct AddressBookTests {
  private func open() -> (app: MailApp, list: UIScrollView)? {
    let app = MailApp()
    app.openDraft()
    app.tap("addRecipient")
    let list = app.front?.view as? UIScrollView
    return list.map { (app, $0) }
  }

  private func drag(_ finger: Finger, by points: CGFloat, on app: MailApp) {
    for _ in 1...20 {
      app.simulator.clock.advance(by: 1.0 / 120)
      finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + points / 20))
    }
  }

  @Test("the list is longer than a screen")
  func long() throws {
    let (_, list) = try #require(open())
    #expect(list.contentSize.height > list.bounds.height * 1.5)
  }

  @Test("one finger scrolls the list up, pulls it down to its top, and drags the card away")
  func pulled() throws {
    let (app, list) = try #require(open())
    let top = list.contentOffset.y
    let finger = app.simulator.makeFinger()
    finger.down(at: CGPoint(x: 200, y: 500))
    drag(finger, by: -200, on: app)
    #expect(list.contentOffset.y > top + 150)
    drag(finger, by: 400, on: app)
    #expect(list.contentOffset.y == top)
    #expect(list.convert(CGPoint.zero, to: nil).y > 150)
    finger.up()
    app.settle()
    #expect(app.front is ComposeViewController)
    #expect(app.simulator.complaints.isEmpty)
  }
}
