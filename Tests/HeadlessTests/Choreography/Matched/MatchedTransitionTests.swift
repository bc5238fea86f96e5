import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("Matched elements between two pages", .ownWorld) struct MatchedTransitionTests {
  @Test(
    "tell both screens which way they fly, of the other screen, and of the end", arguments: [true, false])
  func tell(isModal: Bool) {
    let screen = MatchedScreen(isModal: isModal)
    for isOpening in [true, false] {
      screen.begin(isOpening: isOpening)
      screen.clock.runTurns()
      #expect(screen.copies.count == 2 && screen.settle().disorder == nil && screen.reports.isEmpty)
    }
    #expect(screen.list.operations == (isModal ? [.present, .dismiss] : [.push, .pop]))
    #expect(screen.page.ends == [true, false] && screen.list.other === screen.page)
  }

  @Test(
    "tell both screens of begin and end with Reduce Motion too, once each, also when cancelled",
    arguments: [true, false])
  func tellReduced(isModal: Bool) {
    let screen = MatchedScreen(isModal: isModal, reducesMotion: true)
    func told() -> [Int] {
      [screen.list.flights, screen.page.flights, screen.list.landings, screen.page.landings]
    }
    screen.begin(isOpening: true)
    #expect(told() == [1, 1, 0, 0] && screen.copies.isEmpty)
    #expect(screen.settle().disorder == nil && told() == [1, 1, 1, 1])
    screen.finger.down(at: screen.grip)
    screen.drag(by: CGVector(dx: screen.closing.dx / 4, dy: screen.closing.dy / 4))
    #expect(told() == [2, 2, 1, 1])
    #expect(screen.cancelTouch().disorder == nil && told() == [2, 2, 2, 2])
    screen.begin(isOpening: false)
    #expect(screen.settle().disorder == nil && told() == [3, 3, 3, 3])
    #expect(screen.page.ends == [true, true, false] && screen.reports.isEmpty)
  }

  @Test("the views themselves are hidden while their copies fly")
  func hides() throws {
    let screen = MatchedScreen().push()
    let row = try #require(screen.list.row)
    for _ in 0..<3 {
      #expect([row, row.face, screen.page.sheet, screen.page.face].allSatisfy { $0.shown.alpha == 0 })
      screen.clock.advance(by: 0.05)
    }
    let others = screen.list.tableView.visibleCells.filter { $0 !== row }
    #expect(others.count > 3 && others.allSatisfy { $0.shown.alpha == 1 })
    #expect(screen.copies.count == 2 && screen.settle().disorder == nil && screen.copies.isEmpty)
  }

  @Test("parts move in the intervals that the timeline gives them")
  func keepsTime() throws {
    let screen = MatchedScreen {
      $0.timeline = ["elements": .init(to: 0.5), "screen": .init(from: 0.5), "lower": .init(to: 0.25)]
    }
    .push().settle()
    screen.draw(195)
    let copy = try #require(screen.copies.last)
    let gone = 190 / screen.navigation.view.bounds.width
    #expect(abs(screen.seen - max(1 - 2 * gone, 0)) < 0.06)
    #expect(copy.lower.shown.alpha == 0)
    #expect(abs(copy.upper.shown.alpha - (1 - gone)) < 0.06)
    #expect(copy.shown.frame.isAbout(screen.place(screen.page.sheet), within: 30))
    screen.drag(by: CGVector(dx: 60, dy: 0))
    #expect(screen.seen == 0 && copy.shown.frame.height < screen.page.sheet.bounds.height - 60)
    #expect(screen.cancelTouch().disorder == nil)
  }

  @Test("a spring that swings leaves everything in its place, and sides of no negative length")
  func swings() {
    let screen = MatchedScreen { $0.spring = TransitionSpring(dampingRatio: 0.2, response: 0.4) }.push()
    var least: CGFloat = 1
    var widest: CGFloat = 0
    for _ in 0..<120 {
      screen.clock.advance(by: 1 / 60)
      for copy in screen.copies {
        least = min(least, copy.shown.bounds.width, copy.shown.bounds.height, copy.shown.cornerRadius + 1)
        widest = max(widest, copy.shown.bounds.height)
      }
    }
    #expect(least >= 0 && widest > screen.page.sheet.bounds.height + 1)
    #expect(screen.settle().disorder == nil)
  }

  @Test("a choreography that is kept holds nothing once the modal stands, and none of it once it is gone")
  func holdsNothing() {
    let screen = MatchedScreen(isModal: true).present()
    weak var copy: UIView?
    weak var picture: UIView?
    (copy, picture) = (screen.copies.first, screen.copies.first?.upper)
    #expect(copy != nil && picture != nil)
    screen.settle()
    #expect(copy == nil && picture == nil)
    screen.list.dismiss(animated: true)
    screen.clock.advance(by: 0.1)
    copy = screen.copies.first
    #expect(copy != nil)
    screen.settle()
    #expect(copy == nil && screen.disorder == nil)
  }

  @Test("a screen that is taken away in mid-flight leaves the rest to fade, and is told of the end")
  func isTakenAway() {
    let screen = MatchedScreen(isModal: true).present().run(for: 0.1)
    #expect(screen.copies.count == 2)
    screen.navigation.setViewControllers([UIViewController()], animated: false)
    screen.clock.advance(by: 0.05)
    #expect(screen.copies.isEmpty && screen.seen < 1)
    #expect(screen.settle().disorder == nil && screen.list.landings == 1 && screen.reports.isEmpty)
  }
}
