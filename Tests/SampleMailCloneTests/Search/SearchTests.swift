import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("Search", .ownWorld)
struct SearchTests {
  private func search(_ app: MailApp) -> SearchViewController? {
    app.navigation?.presentedViewController as? SearchViewController
  }

  @Test("the search opens out of the search field; at first its own field is in the same position")
  func opens() throws {
    let app = MailApp()
    let field = try #require(app.inbox?.searchField.box)
    let frame = field.shown(field.bounds)
    app.press("search")
    app.simulator.clock.runTurns()
    let box = try #require(search(app)?.bar.box)
    let start = box.shown(box.bounds)
    #expect(abs(start.minX - frame.minX) < 1 && abs(start.minY - frame.minY) < 1)
    #expect(field.shown.alpha == 0)
    let (word, text) = (field.subviews.last, box.subviews.last)
    #expect(word is UILabel && text is UITextField && word?.frame.origin == text?.frame.origin)
    app.settle()
    #expect(search(app)?.bar.field.isFirstResponder == true)
    #expect(field.shown.alpha == 1 && app.simulator.complaints == [])
  }

  @Test(
    "the search finds a word anywhere in a message, in upper and lower case",
    arguments: [("hummus", 1...9), ("HUMMUS", 1...9), ("nothing of the kind", 0...0), ("", 0...0)])
  func finds(words: String, count: ClosedRange<Int>) {
    let app = MailApp()
    app.tap("search")
    app.simulator.type(words)
    #expect(count.contains(search(app)?.found.count ?? -1))
    let texts = search(app)?.view.visibleTree.compactMap { ($0 as? UILabel)?.text } ?? []
    #expect(texts.contains("No Results") == words.hasPrefix("nothing"))
  }

  @Test("a tap on a result opens the message")
  func isChosen() throws {
    let app = MailApp()
    app.tap("search")
    app.simulator.type("hummus")
    app.settle()
    let table = try #require(search(app)?.view.visibleTree.lazy.compactMap { $0 as? UITableView }.first)
    let cell = try #require(table.visibleCells.first)
    app.tap(at: cell.shown(CGPoint(x: 100, y: 20)))
    #expect((app.front as? MessageViewController)?.message.subject.contains("hummus") == true)
    #expect(app.simulator.complaints == [])
  }

  @Test(
    "a drag or Cancel closes the search; after a short drag it returns",
    arguments: ["finger", "cancel", "half"])
  func closes(how: String) {
    let app = MailApp()
    app.tap("search")
    if how == "cancel" {
      app.tap("cancelSearch")
    } else {
      app.dragAndSettle(from: CGPoint(x: 200, y: 90), by: CGPoint(x: 0, y: how == "half" ? 200 : 600))
    }
    #expect((search(app) == nil) == (how != "half"))
    #expect(app.inbox?.searchField.box.shown.alpha == 1 && app.simulator.complaints == [])
  }

  @Test("Cancel closes a search that another finger drags")
  func closesInADrag() {
    let app = MailApp()
    app.tap("search")
    let finger = app.drag(from: CGPoint(x: 200, y: 90), by: CGPoint(x: 0, y: 150))
    app.press("cancelSearch")
    finger.up()
    app.settle()
    #expect(search(app) == nil && app.simulator.complaints == [])
  }
}
