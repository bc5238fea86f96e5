import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

@MainActor @Suite("Matched elements whose views are odd, or change in flight", .ownWorld)
struct MatchedTransitionChangeTests {
  /// What is odd about the elements of two screens, or about the view of one of two.
  enum Oddity: CaseIterable, Sendable {
    case noneBelow, noneAbove, noRow
    case offScreen, clippedAway, hidden, inTransparent
    case noWindow, empty, sameView, twiceTheSame

    /// How many fly all the same, and how many sentences are said.
    var expected: (copies: Int, reports: Int) {
      switch self {
      case .noneBelow, .noneAbove, .noRow: (0, 0)
      case .offScreen, .clippedAway, .hidden, .inTransparent: (1, 0)
      case .noWindow, .empty, .sameView, .twiceTheSame: (1, 1)
      }
    }
  }

  private func give(_ oddity: Oddity, to screen: MatchedScreen) {
    let (list, page) = (screen.list, screen.page)
    switch oddity {
    case .noneBelow: list.elements = { _ in [] }
    case .noneAbove: page.elements = { _ in [] }
    case .noRow: list.chosen = 30
    case .offScreen, .clippedAway, .hidden, .inTransparent, .noWindow, .empty, .sameView, .twiceTheSame:
      let odd = makeView(oddity, on: screen)
      list.elements = { [MatchedElement("fine", $0.row), MatchedElement("odd", $0.row?.face)] }
      page.elements = { [MatchedElement("fine", $0.sheet), MatchedElement("odd", odd)] }
    }
  }

  private func makeView(_ oddity: Oddity, on screen: MatchedScreen) -> UIView? {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    screen.page.view.addSubview(holder)
    if oddity != .noWindow { holder.addSubview(view) }
    switch oddity {
    case .offScreen: view.frame.origin.x = 5_000
    case .clippedAway: holder.clipsToBounds = true
    case .hidden: view.isHidden = true
    case .inTransparent: holder.alpha = 0
    case .empty: view.frame.size = .zero
    case .sameView: return screen.list.row?.face
    case .twiceTheSame: return screen.page.sheet
    case .noWindow, .noneBelow, .noneAbove, .noRow: break
    }
    return view
  }

  @Test("what cannot fly fades with its screen, and mistakes are told once", arguments: Oddity.allCases)
  func fallsBack(oddity: Oddity) {
    let screen = MatchedScreen()
    give(oddity, to: screen)
    screen.push()
    screen.clock.advance(by: 0.1)
    #expect(screen.copies.count == oddity.expected.copies)
    #expect(screen.seen > 0.05 && screen.seen < 0.95)
    screen.simulator.rotate(to: .landscapeLeft)
    screen.settle()
    #expect(screen.reports.count == oddity.expected.reports, "\(screen.reports)")
    #expect(screen.disorder == nil && screen.navigation.topViewController === screen.page)
  }

  @Test("elements of one name go by their order, and what is over flies nowhere")
  func pairsDuplicates() throws {
    let screen = MatchedScreen()
    let cells = screen.list.tableView.visibleCells
    screen.list.elements = { _ in cells.prefix(3).map { MatchedElement("cell", $0) } }
    screen.page.elements = { [MatchedElement("cell", $0.sheet), MatchedElement("cell", $0.face)] }
    screen.push()
    #expect(screen.copies.map(\.shown.frame) == cells.prefix(2).map(screen.place))
    #expect(cells.prefix(3).map(\.shown.alpha) == [0, 0, 1])
    #expect(screen.settle().disorder == nil && screen.reports.isEmpty)
  }

  @Test("a row whose cell is used for another one is found anew, and the old cell is given back")
  func isRecycled() throws {
    let screen = MatchedScreen().push().settle()
    screen.draw(150)
    let former = try #require(screen.list.row)
    let pictures = screen.copies.map(\.lower)
    screen.list.makesCellAnew = true
    screen.list.tableView.reloadData()
    screen.clock.advance(by: 0.1)
    screen.drag(by: CGVector(dx: 5, dy: 0), over: 0.05)
    let row = try #require(screen.list.row)
    #expect(row !== former && row.shown.alpha == 0 && row.face.shown.alpha == 0)
    #expect(former.shown.alpha == 1 && abs(former.face.shown.alpha - 0.9) < 1e-6)
    #expect(screen.copies.allSatisfy { !pictures.contains($0.lower) }, "the new cell may look different")
    #expect(
      screen.copies.count == 2 && screen.list.tableView.visibleCells.filter { $0.shown.alpha == 0 } == [row])
    #expect(screen.release().disorder == nil)
  }

  @Test("a text that changes in flight moves on, and so does a view in dark mode", arguments: [true, false])
  func looksNew(isText: Bool) throws {
    let (screen, label) = (MatchedScreen(), UILabel(frame: CGRect(x: 60, y: 20, width: 200, height: 40)))
    label.text = "Loading"
    screen.list.row?.contentView.addSubview(label)
    screen.list.elements = { _ in [MatchedElement("text", label)] }
    screen.page.elements = { [MatchedElement("text", $0.face)] }
    screen.push().settle()
    screen.draw(150)
    let former = try #require(screen.copies.first)
    if isText { label.text = "Saturday" } else { screen.simulator.userInterfaceStyle = .dark }
    screen.drag(by: CGVector(dx: 1, dy: 0))
    let copy = try #require(screen.copies.first)
    let picture = (copy.lower.layer as? SnapshotLayer)?.picture?.sublayers?.first
    #expect(picture?.contents as? LayerContents == label.layer.contents as? LayerContents)
    #expect(copy.lower !== former.lower && screen.copies.count == 1)
    #expect(screen.cancelTouch().disorder == nil && screen.reports.isEmpty)
  }

  @Test("a list that scrolls in flight takes the flight's end along, until the row is out of sight")
  func scrolls() throws {
    let screen = MatchedScreen().push().settle()
    screen.draw(250)
    let table = try #require(screen.list.tableView)
    let copies = screen.copies
    table.setContentOffset(CGPoint(x: 0, y: table.contentOffset.y + 70), animated: false)
    screen.drag(by: CGVector(dx: 1, dy: 0), over: 0.05)
    let row = try #require(screen.list.row)
    let place = screen.place(row).interpolated(to: screen.place(screen.page.sheet), at: screen.seen)
    #expect(abs((screen.copies.last?.shown.frame.minY ?? 0) - place.minY) < 1e-3)
    #expect(copies.count == 2 && screen.copies == copies, "views of the same size need no other pictures")
    table.setContentOffset(CGPoint(x: 0, y: 1_200), animated: false)
    screen.drag(by: CGVector(dx: 1, dy: 0), over: 0.05)
    #expect(screen.list.row == nil && screen.copies.isEmpty)
    #expect(screen.release().disorder == nil && screen.reports.isEmpty)
  }

  @Test(
    "a page of several closes at once into a row that the app scrolls to as it begins",
    arguments: [false, true])
  func scrollsToRow(isModal: Bool) throws {
    let screen = MatchedScreen(isModal: isModal)
    screen.begin(isOpening: true)
    screen.settle()
    let (table, navigation) = (try #require(screen.list.tableView), screen.navigation)
    screen.list.chosen = 30
    screen.list.onFlight = {
      table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .middle, animated: false)
    }
    if isModal {
      screen.begin(isOpening: false)
    } else {
      navigation.setViewControllers([screen.list, UIViewController(), screen.page], animated: false)
      screen.settle()
      navigation.popToRootViewController(animated: true)
      screen.clock.runTurns()
    }
    var end = CGRect.null
    for _ in 0..<120 {
      if let copy = screen.copies.last { end = screen.place(copy) }
      screen.clock.advance(by: 1 / 120)
    }
    let row = try #require(screen.list.row)
    #expect(end.isAbout(screen.place(row), within: 1))
    #expect(screen.settle().disorder == nil && screen.reports.isEmpty && !screen.isOpen)
  }

  @Test("a turned device has both asked anew, and pictures of the new size")
  func turns() throws {
    let screen = MatchedScreen().push().settle()
    screen.draw(150)
    let (progress, pictures) = (screen.seen, screen.copies.map(\.lower))
    screen.simulator.rotate(to: .landscapeLeft)
    screen.simulator.endTurn()
    let row = try #require(screen.list.row)
    let place = screen.place(row).interpolated(to: screen.place(screen.page.sheet), at: progress)
    let copy = try #require(screen.copies.last)
    #expect(
      abs(copy.shown.frame.minX - place.minX) < 1e-3 && abs(copy.shown.frame.width - place.width) < 1e-3)
    #expect(row.shown.alpha == 0 && screen.page.sheet.shown.alpha == 0)
    #expect(!pictures.contains(copy.lower), "the row has another size")
    #expect(screen.copies.first.map { pictures.contains($0.lower) } == true, "the face has not")
    let picture = try #require(copy.lower.layer as? SnapshotLayer).picture
    #expect(picture?.sublayers?.first?.opacity == 1, "of the view as it is, not hidden")
    #expect(screen.release().disorder == nil)
  }

  @Test("a window that is resized in flight resizes a card over it in time, not at once")
  func resizesCardAbove() throws {
    let (screen, draft) = (MatchedScreen().push(), DraftController())
    screen.navigation.present(draft, as: .mail)
    screen.run(for: 0.1)
    let card = try #require(draft.presentationController?.presentedView)
    let former = card.shown.bounds.size
    screen.simulator.resize(to: CGSize(width: 350, height: 844))
    #expect(card.bounds.width == 350 && card.shown.bounds.size == former)
    screen.settle()
    #expect(card.shown.bounds.width == 350)
  }

  @Test("a flight whose window is taken away ends there, without a report")
  func losesWindow() throws {
    let screen = MatchedScreen().push().run(for: 0.1)
    let row = try #require(screen.list.row)
    #expect(row.shown.alpha == 0)
    screen.simulator.window?.rootViewController = UIViewController()
    screen.settle()
    #expect(row.shown.alpha == 1 && screen.page.sheet.shown.alpha == 1 && screen.page.view.shown.alpha == 1)
    #expect(screen.reports == [] && screen.list.landings == 1)
  }
}
