import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("Search", .ownWorld)
struct SearchTests {
  private func search(_ app: MailApp) -> SearchViewController? {
    app.navigation?.presentedViewController as? SearchViewController
  }

  /// Returns the opacity with which a view is shown, together with all views that contain it.
  private func opacity(_ view: UIView?) -> CGFloat {
    guard let view else { return 1 }
    return (view.isHidden ? 0 : view.shown.alpha) * opacity(view.superview)
  }

  /// Expects one search box with one text, between the field and the bar, and the mailbox or the
  /// search below.
  private func expectOneCopy(_ app: MailApp, _ search: SearchViewController) throws {
    let window = try #require(app.simulator.window)
    let boxes = window.descendants(SearchBox.self).filter { opacity($0) > 0.01 }
    #expect(boxes.count == 1)
    let field = try #require(app.inbox?.searchField.box)
    let places = [field, search.bar.box].map { $0.shown($0.bounds).minY }
    let place = boxes.first.map { $0.shown($0.bounds).minY } ?? 0
    #expect(place >= (places.min() ?? 0) - 0.5 && place <= (places.max() ?? 0) + 0.5)
    let cancel = search.bar.cancel
    let line = boxes.first.map { $0.shown(CGPoint(x: 0, y: $0.bounds.midY)).y } ?? 0
    #expect(abs(cancel.shown(CGPoint(x: 0, y: cancel.bounds.midY)).y - line) < 1)
    // Both lists keep their distance from the box.
    for (box, list) in [(field, app.inbox?.lists.view), (search.bar.box, search.content.first)] {
      let (list, rest) = (try #require(list), try #require(list?.superview))
      let distance = list.center.y - list.bounds.height / 2 - box.convert(box.bounds, to: rest).minY
      #expect(abs(list.shown(list.bounds).minY - place - distance) < 1)
    }
    let texts = boxes.flatMap { $0.subviews.compactMap { $0 as? UILabel } }.filter {
      $0.text?.isEmpty == false && opacity($0) > 0.01
    }
    #expect(texts.count <= 1)
    #expect(max(1 - opacity(search.view), opacity(search.content.first)) > 0.25)
  }

  /// Looks at each frame of a transition, and returns how many there are.
  private func countFrames(_ app: MailApp, _ search: SearchViewController) throws -> Int {
    var count = 0
    for _ in 0..<90 {
      app.simulator.clock.advance(by: 1 / 60)
      guard search.transitionCoordinator != nil else { continue }
      try expectOneCopy(app, search)
      count += 1
    }
    app.settle()
    return count
  }

  @Test(
    "while the search opens and closes one box moves between field and bar, and the screen is never empty",
    arguments: ["", "train"])
  func hasOneCopy(words: String) throws {
    let app = MailApp()
    app.press("search")
    app.simulator.clock.runTurns()
    let search = try #require(self.search(app))
    let opening = try countFrames(app, search)
    #expect(opening > 10)
    #expect(search.bar.field.isFirstResponder && opacity(search.bar.box) == 1)
    app.simulator.type(words)
    app.press("cancelSearch")
    let closing = try countFrames(app, search)
    #expect(closing > 10 && app.navigation?.presentedViewController == nil)
    #expect(app.inbox?.searchField.box.shown.alpha == 1)
  }

  @Test("in dark mode the search is as black as the mailbox, and its box is visible on its way")
  func dark() throws {
    let app = MailApp()
    app.simulator.userInterfaceStyle = .dark
    app.begin { app.press("search") }
    let (page, field) = (try #require(search(app)?.view), try #require(app.inbox?.searchField.box))
    let boxes = try #require(app.simulator.window).descendants(SearchBox.self).filter { opacity($0) > 0.01 }
    #expect(boxes.first?.layer.backgroundColor == field.layer.backgroundColor)
    #expect(page.layer.backgroundColor == app.inbox?.view.layer.backgroundColor)
    #expect(page.layer.backgroundColor != boxes.first?.layer.backgroundColor)
    app.settle()
  }

  @Test("the keyboard comes along with the search")
  func keyboard() {
    let app = MailApp()
    app.simulator.hasHardwareKeyboard = false
    app.begin { app.press("search") }
    #expect(app.simulator.keyboardFrame.minY == 516 && search(app)?.transitionCoordinator != nil)
  }

  @Test("a search without a text suggests words; a tap on a suggestion types them")
  func suggests() throws {
    let app = MailApp()
    app.tap("search", "Unread Messages")
    #expect(search(app)?.bar.field.text == "unread" && search(app)?.found.count == 3)
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
  }

  @Test("Cancel closes a search that another finger drags")
  func closesInADrag() {
    let app = MailApp()
    app.tap("search")
    let finger = app.drag(from: CGPoint(x: 200, y: 90), by: CGPoint(x: 0, y: 150))
    app.press("cancelSearch")
    finger.up()
    app.settle()
    #expect(search(app) == nil)
  }
}

extension UIView {
  /// The views of a class in this view, hidden or not.
  fileprivate func descendants<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { [$0 as? View].compactMap { $0 } + $0.descendants(type) }
  }
}
