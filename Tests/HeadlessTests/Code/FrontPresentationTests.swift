import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A modal over whatever is presented", .ownWorld) @MainActor struct FrontPresentationTests {
  private let screen = Screen()
  private let modal = DraftController()
  private let refusals = Refusals()

  /// Why modals were not presented.
  @MainActor private final class Refusals {
    private(set) var reasons: [String] = []
    init() {
      TransitionReport.onReport = { [weak self] sentence in
        let parts = sentence.withoutAddresses.split(separator: " is not presented, because ")
        if parts.count == 2 { self?.reasons.append(String(parts[1])) }
      }
    }
  }

  private var reports: [String] { refusals.reasons }

  private func present(from presenter: UIViewController? = nil) -> Bool {
    (presenter ?? screen.root).present(modal, as: .mail, onTop: true) != nil
  }

  @Test(
    "comes from the caller if nothing is presented, and from the front of a stack for each controller in it")
  func stack() {
    #expect(present())
    #expect(screen.settle().root.presentedViewController === modal)
    modal.dismiss(animated: false)
    screen.open()
    let second = screen.openSecond()
    for presenter in [screen.root, screen.draft, second] {
      #expect(present(from: presenter))
      screen.settle()
      #expect(second.presentedViewController === modal && screen.complaint == nil)
      modal.dismiss(animated: true)
      screen.settle()
    }
    #expect(reports == [])
  }

  @Test(
    "comes over an alert, an action sheet and a share sheet, and leaves them", arguments: Topping.allCases)
  func toppings(topping: Topping) {
    let top = topping.make()
    screen.root.present(top, animated: true)
    screen.settle()
    #expect(present())
    screen.settle()
    #expect(top.presentedViewController === modal)
    modal.dismiss(animated: true)
    screen.settle()
    #expect(screen.root.presentedViewController === top && screen.complaint == nil && reports == [])
  }

  @Test("comes over an active search, which goes on")
  func search() {
    let search = UISearchController(searchResultsController: nil)
    screen.root.view.addSubview(search.searchBar)
    search.isActive = true
    screen.settle()
    #expect(present())
    screen.settle()
    #expect(search.presentedViewController === modal && search.isActive)
    modal.dismiss(animated: true)
    #expect(screen.settle().complaint == nil && search.isActive)
  }

  @Test(
    "is refused while what is in front comes or goes; a call that waits presents it then",
    arguments: [true, false])
  func inTransition(isComing: Bool) {
    if isComing { screen.present() } else { screen.open().draft.dismiss(animated: true) }
    screen.clock.advance(by: 0.1)
    #expect(!present())
    #expect(
      reports == [
        isComing
          ? "its presenter <DraftController> is being presented itself: use presentUntilDismissed(_:as:), which waits until that is over and then presents"
          : "its presenter <RootController> still dismisses <DraftController>: use presentUntilDismissed(_:as:), which waits until that one is gone and then presents"
      ])
    let wish = Wish(modal, from: screen.root, onTop: true)
    #expect(!wish.isOnScreen)
    screen.settle()
    #expect(wish.isOnScreen && modal.presentingViewController === (isComing ? screen.draft : screen.root))
    modal.dismiss(animated: true)
    screen.settle()
    #expect(wish.outcomes == [.dismissed(by: .code)] && screen.complaint == nil)
  }

  @Test("waits for a finger that may dismiss what is in front", arguments: [true, false])
  func underFinger(returns: Bool) {
    screen.open().grab(300)
    #expect(!present())
    let wish = Wish(modal, from: screen.root, onTop: true)
    screen.drag(by: returns ? -280 : 300)
    screen.release()
    screen.settle()
    #expect(wish.isOnScreen && modal.presentingViewController === (returns ? screen.draft : screen.root))
    #expect(screen.complaint == nil)
  }

  @Test("asked for twice, it comes once; two that wait come one on the other")
  func order() {
    screen.open()
    #expect(present())
    #expect(!present() && reports.count == 1)
    screen.settle()
    let wishes = (0..<2).map { _ in Wish(DraftController(), from: screen.root, onTop: true) }
    screen.clock.advance(by: 4)
    #expect(wishes[0].modal.presentingViewController === modal)
    #expect(wishes[1].modal.presentingViewController === wishes[0].modal && screen.complaint == nil)
  }
}
