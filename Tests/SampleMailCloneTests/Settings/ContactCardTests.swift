import InteractiveModal
import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("A card of contacts beside a contact", .ownWorld) struct ContactCardTests {
  private let app = MailApp()

  init() { app.tap("Settings", "Beside the App") }

  private var container: ModalContainerController? {
    app.navigation?.topViewController as? ModalContainerController
  }

  private var name: UILabel? {
    container?.root.view.visibleTree.lazy.compactMap { $0 as? UILabel }.first {
      $0.accessibilityIdentifier == "contact"
    }
  }

  @Test("a row of the card shows its contact above the card, which stays")
  func picks() throws {
    let card = try #require(container?.cards.first)
    #expect(card.selectedModalDetent == .medium && name?.text == "Me")
    app.tap(AddressBook.ada.address)
    #expect(name?.text == "Ada Marchetti" && container?.cards == [card])
    let (text, top) = (try #require(app.frame(of: "contact")), card.view.shown(card.view.bounds).minY)
    #expect(text.maxY < top)
  }

  @Test("a finger lowers the card and cannot take it away, and the page above moves into the middle")
  func lowers() throws {
    let card = try #require(container?.cards.first)
    let before = try #require(app.frame(of: "contact"))
    let (finger, top) = (app.simulator.makeFinger(), card.view.shown(card.view.bounds).minY)
    finger.down(at: CGPoint(x: 200, y: top + 10))
    for step in 1...20 {
      app.simulator.clock.advance(by: 1.0 / 60)
      finger.move(to: CGPoint(x: 200, y: top + 10 + 18 * CGFloat(step)))
    }
    finger.up()
    app.settle()
    #expect(card.selectedModalDetent == "few" && container?.cards == [card])
    #expect(try #require(app.frame(of: "contact")).midY > before.midY + 50)
    app.tap("BackButton")
    #expect(container == nil)
  }
}
