import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("Matched elements of a modal and the screen that it covers", .ownWorld)
struct MatchedTransitionModalTests {
  @Test("fly from a row that lies in a navigation controller in tabs, and back")
  func flies() throws {
    let screen = MatchedScreen()
    let row = try #require(screen.list.row)
    let start = screen.place(row)
    screen.present()
    #expect(screen.copies.count == 2 && screen.progress == 0)
    #expect(screen.copies.first?.shown.frame == start)
    #expect(row.shown.alpha == 0 && screen.page.sheet.shown.alpha == 0)
    screen.clock.advance(by: 0.1)
    let place = start.interpolated(to: screen.place(screen.page.sheet), at: screen.progress)
    #expect((0.05...0.95).contains(screen.progress))
    #expect(abs((screen.copies.first?.shown.frame.midY ?? 0) - place.midY) < 1e-3)
    #expect(screen.settle().disorder == nil)
    screen.list.dismiss(animated: true)
    screen.clock.advance(by: 0.1)
    #expect(screen.copies.count == 2)
    #expect(screen.settle().disorder == nil && screen.page.view.window == nil)
    #expect(screen.list.operations == [.present, .dismiss] && screen.page.ends == [true, false])
    #expect(screen.list.other === screen.page)
  }

  /// What becomes of a modal that a finger draws away.
  enum Ending: CaseIterable, Sendable { case gone, back, taken, resized, background }

  @Test("follow a finger, and all views are given back", arguments: Ending.allCases)
  func follows(ending: Ending) throws {
    let screen = MatchedScreen().present().settle()
    screen.finger.down(at: CGPoint(x: 200, y: 300))
    screen.drag(by: CGVector(dx: 0, dy: ending == .gone ? 500 : 150))
    let row = try #require(screen.list.row)
    let place = screen.place(row).interpolated(to: screen.place(screen.page.sheet), at: screen.progress)
    #expect(screen.copies.count == 2 && screen.progress < 0.9)
    #expect(abs((screen.copies.last?.shown.frame.midY ?? 0) - place.midY) < 1e-3)
    switch ending {
    case .gone, .back: screen.restAndLift()
    case .taken: screen.finger.cancel()
    case .resized:
      screen.simulator.resizeToLandscape()
      screen.restAndLift()
    case .background: screen.simulator.enterBackground()
    }
    #expect(screen.settle().disorder == nil && screen.reports == [])
    #expect((screen.page.presentingViewController == nil) == (ending == .gone))
  }

  @Test("a choreography that is kept holds nothing once the modal stands, and none of it once it is gone")
  func holdsNothing() {
    let screen = MatchedScreen().present()
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
    let screen = MatchedScreen().present().run(for: 0.1)
    #expect(screen.copies.count == 2)
    screen.navigation.setViewControllers([UIViewController()], animated: false)
    screen.clock.advance(by: 0.05)
    #expect(screen.copies.isEmpty && screen.progress < 1)
    #expect(screen.settle().disorder == nil && screen.list.landings == 1 && screen.reports.isEmpty)
  }
}
