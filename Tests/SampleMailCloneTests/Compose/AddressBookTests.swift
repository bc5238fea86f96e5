import TestWorld
import Testing

@testable import SampleMailClone
@testable import UIKit

@Suite("The address book", .ownWorld) @MainActor struct AddressBookTests {

  @Test("a swipe on a row adds its contact, and the card stays; pulled down, the large title comes first")
  func swiped() throws {
    let app = MailApp()
    app.openDraft()
    app.tap("addRecipient")
    let table = try #require((app.front as? RecipientsViewController)?.tableView)
    let rest = table.shown(CGPoint.zero).y
    let cell = try #require(table.visibleCells.dropFirst(2).first)
    let row = cell.shown(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY))
    app.dragAndSettle(from: CGPoint(x: 370, y: row.y), by: CGPoint(x: -340, y: 12))
    #expect(app.draftText("recipients") == AddressBook.people[2].address)
    #expect(app.front is RecipientsViewController && table.shown(CGPoint.zero).y == rest)
    let bar = try #require(app.front?.navigationController?.navigationBar)
    let whole = bar.frame.height
    app.dragAndSettle(from: CGPoint(x: 200, y: 500), by: CGPoint(x: 0, y: -300))
    #expect(bar.frame.height == whole - 52)
    let finger = app.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: 420), steps: 60)
    #expect(bar.frame.height == whole && table.shown(CGPoint.zero).y > rest + 50)
    finger.up()
    app.settle()
  }
}
