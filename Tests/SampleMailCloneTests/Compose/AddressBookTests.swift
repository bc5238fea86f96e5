import TestWorld
import Testing

@testable import SampleMailClone
@testable import UIKit

@Suite("The address book", .ownWorld) @MainActor struct AddressBookTests {

  @Test("one finger scrolls the list up, pulls it down to its top, and drags the card away")
  func pulled() throws {
    let app = MailApp()
    app.openDraft()
    app.tap("addRecipient")
    let list = try #require(app.front?.view as? UIScrollView)
    #expect(list.contentSize.height > list.bounds.height * 1.5)
    let top = list.contentOffset.y
    let finger = app.drag(from: CGPoint(x: 200, y: 500), by: CGPoint(x: 0, y: -200), rest: 0)
    #expect(list.contentOffset.y > top + 150)
    for step in 1...20 {
      app.simulator.clock.advance(by: 1.0 / 120)
      finger.move(to: CGPoint(x: 200, y: 300 + 20 * CGFloat(step)))
    }
    #expect(list.contentOffset.y == top)
    #expect(list.shown(CGPoint.zero).y > 150)
    finger.up()
    app.settle()
    #expect(app.front is ComposeViewController)
    #expect(app.simulator.complaints.isEmpty)
  }
}
