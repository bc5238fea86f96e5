import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("The search")
struct SearchTests {
  private func search(_ desk: MailDesk) -> SearchViewController? {
    desk.navigation?.presentedViewController as? SearchViewController
  }

  @Test("the field opens into the search, whose own field stands where it was at first")
  func opens() throws {
    let desk = MailDesk()
    let field = try #require(desk.inbox?.searchField.box)
    let place = field.convert(field.bounds, to: nil)
    desk.press("search")
    desk.simulator.clock.runTurns()
    let box = try #require(search(desk)?.bar.box)
    let start = box.convert(box.bounds, to: nil)
    #expect(abs(start.minX - place.minX) < 1 && abs(start.minY - place.minY) < 1)
    #expect(field.alpha == 0)
    desk.settle()
    #expect(search(desk)?.bar.field.isFirstResponder == true)
    #expect(field.alpha == 1 && desk.simulator.complaints == [])
  }

  @Test(
    "what is typed is found, in whatever part of a message, in any case",
    arguments: [("hummus", 1...9), ("HUMMUS", 1...9), ("nothing of the kind", 0...0), ("", 5...99)])
  func finds(words: String, count: ClosedRange<Int>) {
    let desk = MailDesk()
    desk.tap("search")
    desk.simulator.type(words)
    #expect(count.contains(search(desk)?.found.count ?? -1))
  }

  @Test("a message that is chosen is opened")
  func isChosen() throws {
    let desk = MailDesk()
    desk.tap("search")
    desk.simulator.type("hummus")
    desk.settle()
    let table = try #require(search(desk)?.view.visibleTree.lazy.compactMap { $0 as? UITableView }.first)
    let cell = try #require(table.visibleCells.first)
    desk.tap(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
    #expect((desk.front as? MessageViewController)?.message.subject.contains("hummus") == true)
    #expect(desk.simulator.complaints == [])
  }

  @Test(
    "a finger closes it, Cancel too, and half of a way it returns", arguments: ["finger", "cancel", "half"])
  func closes(how: String) {
    let desk = MailDesk()
    desk.tap("search")
    switch how {
    case "cancel": desk.tap("cancelSearch")
    case "half":
      desk.drag(from: CGPoint(x: 200, y: 90), by: CGPoint(x: 0, y: 200)).up()
      desk.settle()
    default:
      desk.drag(from: CGPoint(x: 200, y: 90), by: CGPoint(x: 0, y: 600)).up()
      desk.settle()
    }
    #expect((search(desk) == nil) == (how != "half"))
    #expect(desk.inbox?.searchField.box.alpha == 1 && desk.simulator.complaints == [])
  }
}
