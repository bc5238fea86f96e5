import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("Matched elements between two pages", .ownWorld) struct MatchedTransitionTests {
  private func expect(_ copy: MatchedSnapshotView?, at place: CGRect, within points: CGFloat = 1e-6) {
    guard let frame = copy?.shown.frame else {
      Issue.record("nothing flies")
      return
    }
    let distances = [
      frame.minX - place.minX, frame.minY - place.minY, frame.width - place.width,
      frame.height - place.height,
    ]
    #expect(distances.allSatisfy { abs($0) <= points }, "\(frame) is not \(place)")
  }

  @Test("fly from the row's frame and radius to the sheet's, evenly in progress")
  func flies() throws {
    let screen = MatchedScreen()
    let row = try #require(screen.list.row)
    let places = (screen.place(row), screen.place(row.face))
    screen.push()
    #expect(screen.copies.count == 2 && screen.progress == 0)
    expect(screen.copies.first, at: places.0)
    expect(screen.copies.last, at: places.1)
    #expect(screen.copies.map(\.layer.cornerRadius) == [0, 20])
    let target = screen.place(screen.page.sheet)
    screen.clock.advance(by: 0.12)
    let progress = screen.progress
    #expect((0.05...0.95).contains(progress))
    expect(screen.copies.first, at: places.0.interpolated(to: target, at: progress), within: 1e-3)
    #expect(abs((screen.copies.first?.shown.cornerRadius ?? .nan) - 12 * progress) < 1e-3)
    #expect(abs((screen.copies.last?.shown.cornerRadius ?? .nan) - 20 - 40 * progress) < 1e-3)
    #expect(screen.settle().disorder == nil && screen.reports.isEmpty)
    #expect(screen.page.ends == [true])
  }

  @Test("fly back from the sheet's frame, in the order of the page, and arrive at the row's")
  func fliesBack() throws {
    let screen = MatchedScreen().push().settle()
    let (sheet, face) = (screen.place(screen.page.sheet), screen.place(screen.page.face))
    screen.finger.down(at: CGPoint(x: 4, y: 400))
    screen.drag(by: CGVector(dx: 20, dy: 0))
    let share = screen.progress
    let row = try #require(screen.list.row)
    #expect(share > 0.9 && screen.copies.count == 2)
    expect(screen.copies.first, at: screen.place(row.face).interpolated(to: face, at: share), within: 1e-3)
    expect(screen.copies.last, at: screen.place(row).interpolated(to: sheet, at: share), within: 1e-3)
    screen.drag(by: CGVector(dx: 360, dy: 0))
    expect(
      screen.copies.last, at: screen.place(row).interpolated(to: sheet, at: screen.progress),
      within: 1e-3)
    #expect(screen.progress < 0.1)
    #expect(screen.release().disorder == nil && screen.navigation.topViewController === screen.list)
    #expect(screen.list.operations == [.push, .pop] && screen.page.ends == [true, false])
  }

  @Test("the views themselves are hidden while their copies fly, which a finger catches without a jump")
  func hides() throws {
    let screen = MatchedScreen().push()
    let row = try #require(screen.list.row)
    for _ in 0..<3 {
      #expect([row, row.face, screen.page.sheet, screen.page.face].allSatisfy { $0.shown.alpha == 0 })
      screen.clock.advance(by: 0.05)
    }
    let others = screen.list.tableView.visibleCells.filter { $0 !== row }
    #expect(others.count > 3 && others.allSatisfy { $0.shown.alpha == 1 })
    let frames = screen.copies.map(\.shown.frame)
    screen.finger.down(at: CGPoint(x: 200, y: 500))
    screen.clock.advance(by: 0.3)
    #expect(
      zip(screen.copies, frames).allSatisfy { $0.shown.frame.isAbout($1, within: 0.25) } && frames.count == 2)
    #expect(screen.lift().disorder == nil)
  }

  /// How a transition ends.
  enum Ending: CaseIterable, Sendable {
    case finished, fingerBack, touchTaken, turnedRound, rotated, background, poppedByCode, thrown
  }

  @Test("all views are given back, however it ends", arguments: Ending.allCases)
  func givesBack(ending: Ending) {
    let screen = MatchedScreen().push().run(for: 0.1)
    #expect(screen.copies.count == 2)
    if [.fingerBack, .touchTaken, .thrown].contains(ending) {
      screen.settle().draw(120)
      #expect(screen.copies.count == 2)
    }
    switch ending {
    case .finished: break
    case .fingerBack: screen.restAndLift()
    case .touchTaken: screen.finger.cancel()
    case .thrown:
      screen.drag(by: CGVector(dx: 200, dy: 0), over: 0.06)
      screen.finger.up()
    case .turnedRound:
      screen.finger.down(at: CGPoint(x: 200, y: 500))
      screen.drag(by: CGVector(dx: 250, dy: 0), over: 0.05)
      screen.finger.up()
    case .rotated: screen.simulator.rotate(to: .landscapeLeft)
    case .background: screen.simulator.enterBackground()
    case .poppedByCode: screen.navigation.popViewController(animated: true)
    }
    #expect(screen.settle().disorder == nil && screen.copies.isEmpty)
    let isBack = [.turnedRound, .poppedByCode, .thrown].contains(ending)
    #expect((screen.navigation.topViewController === screen.list) == isBack)
    #expect(screen.list.landings == screen.list.flights && screen.list.flights > 0)
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
    #expect(abs(screen.progress - max(1 - 2 * gone, 0)) < 0.06)
    #expect(copy.lower.shown.alpha == 0)
    #expect(abs(copy.upper.shown.alpha - (1 - gone)) < 0.06)
    expect(copy, at: screen.place(screen.page.sheet), within: 30)
    screen.drag(by: CGVector(dx: 60, dy: 0))
    #expect(screen.progress == 0 && copy.shown.frame.height < screen.page.sheet.bounds.height - 60)
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
}
