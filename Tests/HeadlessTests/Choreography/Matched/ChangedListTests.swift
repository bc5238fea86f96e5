import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

@MainActor @Suite("A list that changes while its page is open", .ownWorld) struct ChangedListTests {
  enum Change: CaseIterable, Sendable {
    case insertedAbove, deletedAbove, moved, deleted, scrolled, scrolledAway, reloaded

    /// Whether the page has a row to go back to.
    var hasRow: Bool { self != .deleted && self != .scrolledAway }
  }

  /// When the list changes: while the page is at rest, as it begins to close, or on its way.
  enum Moment: CaseIterable, Sendable { case open, begin, flight }

  /// How the page closes: in code, by a finger, or in code after a finger that has let go of it.
  enum Way: CaseIterable, Sendable { case code, finger, secondTry }

  struct Trial: Sendable {
    let change: Change
    let moment: Moment
    let way: Way

    static let all = Change.allCases.flatMap { change in
      Moment.allCases.flatMap { moment in
        Way.allCases.map { Trial(change: change, moment: moment, way: $0) }
      }
    }
  }

  private func make(_ change: Change, on list: MessageListController) {
    guard let table = list.tableView else { return }
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    switch change {
    case .insertedAbove:
      (list.count, list.chosen) = (list.count + 1, list.chosen + 1)
      table.insertRows(at: [path(0)], with: .automatic)
    case .deletedAbove:
      (list.count, list.chosen) = (list.count - 1, list.chosen - 1)
      table.deleteRows(at: [path(0)], with: .automatic)
    case .moved:
      list.chosen = 4
      table.moveRow(at: path(2), to: path(4))
    case .deleted:
      (list.count, list.chosen) = (list.count - 1, list.count)
      table.deleteRows(at: [path(2)], with: .automatic)
    case .scrolled: table.contentOffset.y += 20
    case .scrolledAway: table.contentOffset.y = 1_200
    case .reloaded:
      list.makesCellAnew = true
      table.reloadData()
    }
  }

  private func close(_ screen: MatchedScreen, _ way: Way, asItBegins: () -> Void) {
    switch way {
    case .code:
      asItBegins()
      screen.begin(isOpening: false)
    case .finger:
      screen.finger.down(at: screen.grip)
      asItBegins()
      screen.drag(part: 0.4)
    case .secondTry:
      screen.finger.down(at: screen.grip)
      screen.drag(part: 0.2)
      screen.release()
      #expect(screen.isOpen)
      close(screen, .code, asItBegins: asItBegins)
    }
  }

  @Test(
    "the page goes back into the row where the user sees it, or fades if there is none",
    arguments: Trial.all,
    [false, true])
  func goesBack(trial: Trial, isModal: Bool) throws {
    let (change, moment, way) = (trial.change, trial.moment, trial.way)
    let screen = MatchedScreen(isModal: isModal, framesPerSecond: 120)
    screen.begin(isOpening: true)
    screen.settle()
    let begins = screen.list.flights
    if moment == .open {
      make(change, on: screen.list)
      screen.settle()
    }
    close(screen, way) { if moment == .begin { make(change, on: screen.list) } }
    if moment == .flight {
      screen.clock.advance(by: way == .finger ? 0 : 0.1)
      make(change, on: screen.list)
    }
    if way == .finger {
      screen.drag(part: 0.3, over: 0.1)
      screen.finger.up()
    }
    screen.clock.runTurns()
    var (end, row) = (CGRect.null, CGRect.null)
    for _ in 0..<200 where screen.stage != nil {
      end = screen.copies.last.map(screen.place) ?? .null
      let dimming = screen.stage?.superview?.subviews.first { $0.backgroundColor == .black }
      #expect(dimming?.shown.alpha ?? 0 < 0.2, "the list is never black")
      screen.clock.advance(by: 1 / 120)
      row = screen.list.row.map(screen.place) ?? .null
    }
    #expect(change.hasRow ? end.isAbout(row, within: 2) : end == .null, "\(end) instead of \(row)")
    #expect(screen.list.flights > begins, "the list is asked again")
    #expect(screen.settle().disorder == nil && screen.reports.isEmpty && !screen.isOpen)
  }
}
