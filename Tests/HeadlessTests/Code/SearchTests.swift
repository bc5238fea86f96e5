import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// UIKit presents an active search on the modal (F435).
@Suite("A search on a card", .ownWorld) @MainActor struct SearchTests {
  private let screen = Screen().open()
  private let search = UISearchController(searchResultsController: nil)

  init() {
    screen.draft.view.addSubview(search.searchBar)
    search.isActive = true
    screen.settle()
  }

  private var isSearching: Bool { search.isActive }

  @Test("a finger drags the card away from under it, and the search ends with the release")
  func dragged() {
    screen.grab(300)
    #expect(screen.cardTop > screen.restingTop + 250 && isSearching)
    screen.drag(by: 60, over: 0.05)
    screen.finger.up()
    screen.clock.runTurns()
    #expect(!isSearching)
    screen.clock.advance(by: 0.05)
    let top = screen.cardTop
    screen.clock.advance(by: 0.05)
    #expect(screen.cardTop > top, "the card flies")
    #expect(screen.settle().leftover == nil)
  }

  @Test("a card that returns keeps it")
  func returns() {
    screen.grab(100)
    screen.restAndLift()
    #expect(screen.settle().disorder == nil && isSearching)
  }

  /// What dismisses the card.
  enum Means: CaseIterable { case key, tapOutside, app }

  @Test("a key, a tap outside and the app dismiss the card with an animation", arguments: Means.allCases)
  func dismissed(by means: Means) throws {
    let dismissal = try #require(screen.draft.modalSession?.dismissal)
    switch means {
    case .key: #expect(dismissal.dismiss(by: .key))
    case .tapOutside: #expect(dismissal.dismiss(by: .tapOutside))
    case .app: screen.draft.dismissModal()
    }
    screen.clock.advance(by: 0.1)
    #expect(screen.cardTop > screen.restingTop && screen.progress > 0.1 && !isSearching)
    #expect(screen.settle().leftover == nil)
  }

  @Test("an alert on the search keeps the card in place")
  func alert() throws {
    search.present(Topping.alert.make(), animated: true)
    screen.settle()
    #expect(try #require(screen.draft.modalSession?.dismissal).dismiss(by: .key) == false)
    screen.grab(300)
    #expect(screen.settle().disorder == nil && isSearching)
  }
}
