import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

@MainActor @Suite("What users of other kits report of shared elements", .ownWorld) struct ReportedMatchTests {
  /// Follows the page that closes to its last frame, and returns what is wrong with its end.
  private func faultOfEnd(_ screen: MatchedScreen, within tolerance: CGFloat = 1) -> String? {
    screen.clock.runTurns()
    var (end, row) = (CGRect.null, CGRect.null)
    for _ in 0..<300 where screen.stage != nil {
      end = screen.copies.last.map(screen.place) ?? .null
      screen.clock.advance(by: 1 / 120)
      row = screen.list.row.map(screen.place) ?? .null
    }
    if !end.isAbout(row, within: tolerance) { return "the page ends at \(end), and the row is at \(row)" }
    return screen.settle().disorder ?? (screen.isOpen ? "the page is still open" : nil)
  }

  private func open(_ screen: MatchedScreen) {
    screen.begin(isOpening: true)
    screen.settle()
  }

  private func flick(_ screen: MatchedScreen) {
    screen.finger.down(at: screen.grip)
    screen.drag(part: 0.6, over: 0.15)
    screen.finger.up()
  }

  @Test(
    "a page that is flicked away before it has arrived opens again",
    arguments: [0.03, 0.1, 0.2, 0.3], [false, true])
  func quickClose(moment: Double, isModal: Bool) {
    let screen = MatchedScreen(isModal: isModal, framesPerSecond: 120)
    for _ in 0..<3 {
      screen.begin(isOpening: true)
      screen.clock.advance(by: moment)
      flick(screen)
      #expect(screen.settle().disorder == nil && !screen.isOpen)
    }
    open(screen)
    #expect(screen.disorder == nil && screen.isOpen)
  }

  @Test("a list that a finger scrolls while the page closes takes the page along", arguments: [false, true])
  func scrolledMeanwhile(isModal: Bool) throws {
    let screen = MatchedScreen(isModal: isModal, framesPerSecond: 120)
    open(screen)
    screen.begin(isOpening: false)
    let table = try #require(screen.list.tableView)
    for _ in 0..<20 {
      table.contentOffset.y += 3
      screen.clock.advance(by: 1 / 120)
    }
    #expect(faultOfEnd(screen) == nil)
  }

  @Test("a pop that is cancelled, then made, then pushed again does not freeze", arguments: [false, true])
  func cancelledThenMade(isModal: Bool) {
    let screen = MatchedScreen(isModal: isModal, framesPerSecond: 120)
    for _ in 0..<2 {
      open(screen)
      screen.finger.down(at: screen.grip)
      screen.drag(part: 0.3)
      screen.cancelTouch()
      #expect(screen.isOpen && screen.disorder == nil)
      screen.begin(isOpening: false)
      #expect(faultOfEnd(screen) == nil)
    }
  }

  @Test("two elements that share an edge share it in each frame under a finger", arguments: [false, true])
  func sharedEdge(isModal: Bool) throws {
    let screen = MatchedScreen(isModal: isModal, framesPerSecond: 120)
    let views = (0..<4).map { _ in UIView() }
    screen.page.loadViewIfNeeded()
    (views[0].frame, views[1].frame) = (
      CGRect(x: 100, y: 10, width: 60, height: 20), CGRect(x: 100, y: 30, width: 60, height: 40)
    )
    (views[2].frame, views[3].frame) = (
      CGRect(x: 30, y: 200, width: 300, height: 100), CGRect(x: 30, y: 300, width: 300, height: 50)
    )
    for view in views.prefix(2) { screen.list.row?.contentView.addSubview(view) }
    for view in views.suffix(2) { screen.page.view.addSubview(view) }
    screen.list.elements = { _ in [MatchedElement("high", views[0]), MatchedElement("low", views[1])] }
    screen.page.elements = { _ in [MatchedElement("high", views[2]), MatchedElement("low", views[3])] }
    open(screen)
    screen.finger.down(at: screen.grip)
    for _ in 0..<10 {
      screen.drag(part: 0.05, over: 0.05)
      let copies = screen.copies.map(screen.place)
      if copies.count == 2 { #expect(abs(copies[0].maxY - copies[1].minY) < 1e-3) }
    }
    #expect(screen.copies.count == 2)
    #expect(screen.cancelTouch().disorder == nil)
  }

  @Test("a pop that is cancelled, caught on its way back and made shows the list's bar items")
  func barItems() {
    let screen = MatchedScreen(framesPerSecond: 120)
    screen.list.navigationItem.title = "List"
    screen.page.navigationItem.title = "Page"
    open(screen)
    screen.finger.down(at: screen.grip)
    screen.drag(part: 0.3)
    screen.restAndLift()
    screen.clock.advance(by: 0.1)
    screen.finger.down(at: CGPoint(x: 100, y: 400))
    screen.drag(part: 0.6, over: 0.15)
    screen.finger.up()
    #expect(faultOfEnd(screen) == nil)
    #expect(screen.navigation.navigationBar.topItem === screen.list.navigationItem)
  }

  @Test("an app that leaves for the background under a finger goes on afterwards", arguments: [false, true])
  func background(isModal: Bool) {
    let screen = MatchedScreen(isModal: isModal, framesPerSecond: 120)
    open(screen)
    screen.finger.down(at: screen.grip)
    screen.drag(part: 0.3)
    screen.finger.cancel()
    screen.simulator.enterBackground()
    screen.clock.advance(by: 1)
    screen.simulator.enterForeground()
    #expect(screen.settle().disorder == nil && screen.isOpen)
    screen.begin(isOpening: false)
    #expect(faultOfEnd(screen) == nil)
  }

  @Test(
    "a row that shrinks under the finger as its page opens goes as it is seen", arguments: [false, true])
  func highlighted(isModal: Bool) throws {
    let screen = MatchedScreen(isModal: isModal, framesPerSecond: 120)
    let row = try #require(screen.list.row)
    UIView.animate(withDuration: 0.2) { row.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    screen.clock.advance(by: 0.1)
    let seen = screen.place(row)
    screen.begin(isOpening: true)
    let copy = try #require(screen.copies.first)
    #expect(screen.place(copy).isAbout(seen, within: 1), "\(screen.place(copy)) instead of \(seen)")
    UIView.animate(withDuration: 0.2) { row.transform = .identity }
    screen.settle()
    screen.begin(isOpening: false)
    #expect(faultOfEnd(screen) == nil)
  }

  @Test("without animation the list is back at once", arguments: [false, true])
  func unanimated(isModal: Bool) {
    let screen = MatchedScreen(isModal: isModal)
    open(screen)
    if isModal {
      screen.page.dismiss(animated: false)
    } else {
      screen.navigation.popViewController(animated: false)
    }
    #expect(screen.settle().disorder == nil && !screen.isOpen)
    #expect(screen.list.view.window != nil && screen.list.row?.shown.alpha == 1)
  }

  @Test(
    "a page that lays itself out in a later frame gets its elements where they are then",
    arguments: [false, true])
  func lateLayout(isModal: Bool) throws {
    let screen = MatchedScreen(isModal: isModal, framesPerSecond: 120)
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    screen.page.loadViewIfNeeded()
    screen.page.view.addSubview(photo)
    screen.list.elements = { [MatchedElement("photo", $0.row?.face)] }
    screen.page.elements = { _ in [MatchedElement("photo", photo)] }
    screen.begin(isOpening: true)
    screen.clock.advance(by: 0.02)
    photo.frame = CGRect(x: 30, y: 150, width: 300, height: 200)
    var end = CGRect.null
    while screen.stage != nil {
      end = screen.copies.last.map(screen.place) ?? end
      screen.clock.advance(by: 1 / 120)
    }
    #expect(end.isAbout(screen.place(photo), within: 1))
    #expect(screen.settle().disorder == nil)
  }

  @Test("the tenth time is as the first", arguments: [false, true])
  func often(isModal: Bool) throws {
    let screen = MatchedScreen(isModal: isModal, framesPerSecond: 120)
    var starts: Set<String> = []
    for _ in 0..<10 {
      screen.begin(isOpening: true)
      starts.insert("\(screen.copies.map(screen.place))")
      screen.settle()
      screen.begin(isOpening: false)
      #expect(faultOfEnd(screen) == nil)
    }
    #expect(starts.count == 1 && screen.list.landings == 20)
  }

  @Test("the bar of the list neither moves nor fades while a modal without a bar leaves")
  func barBehind() {
    let screen = MatchedScreen(isModal: true, framesPerSecond: 120)
    open(screen)
    let bar = screen.navigation.navigationBar
    let place = screen.place(bar)
    screen.begin(isOpening: false)
    screen.clock.runTurns()
    #expect(screen.stage != nil)
    while screen.stage != nil {
      #expect(screen.place(bar) == place && bar.shown.alpha == 1)
      screen.clock.advance(by: 1 / 120)
    }
    #expect(screen.settle().disorder == nil)
  }

  @Test("after a cancel the page takes touches, and the list does not", arguments: [false, true])
  func touches(isModal: Bool) throws {
    let screen = MatchedScreen(isModal: isModal, framesPerSecond: 120)
    open(screen)
    screen.finger.down(at: screen.grip)
    screen.drag(part: 0.3)
    screen.cancelTouch()
    let hit = try #require(screen.simulator.window?.hitTest(CGPoint(x: 200, y: 500), with: nil))
    #expect(hit.isDescendant(of: screen.page.view))
  }

  @Test(
    "a bar that only one of both pages has, hidden as each appears, leaves right safe areas",
    arguments: [false, true], [false, true])
  func oneBar(isHiddenBelow: Bool, animated: Bool) throws {
    let screen = MatchedScreen(framesPerSecond: 120)
    screen.navigation.setNavigationBarHidden(isHiddenBelow, animated: false)
    screen.settle()
    func tops() -> [CGFloat] { [screen.list.view.safeAreaInsets.top, screen.page.view.safeAreaInsets.top] }
    let (with, without) = (CGFloat(103), CGFloat(59))
    for _ in 0..<2 {
      screen.navigation.pushViewController(screen.page, animated: true)
      screen.clock.runTurns()
      screen.navigation.setNavigationBarHidden(!isHiddenBelow, animated: animated)
      screen.settle()
      #expect(screen.disorder == nil && tops()[1] == (isHiddenBelow ? with : without))
      screen.navigation.popViewController(animated: true)
      screen.clock.runTurns()
      screen.navigation.setNavigationBarHidden(isHiddenBelow, animated: animated)
      #expect(faultOfEnd(screen, within: 3) == nil)
      #expect(tops()[0] == (isHiddenBelow ? without : with))
    }
  }

  @Test("a page that was turned goes back into the row as that lies now", arguments: [false, true])
  func turned(isModal: Bool) {
    let screen = MatchedScreen(isModal: isModal, framesPerSecond: 120)
    open(screen)
    screen.simulator.rotate(to: .landscapeLeft)
    screen.settle()
    screen.begin(isOpening: false)
    #expect(faultOfEnd(screen) == nil)
  }

  @Test(
    "a touch in the last frames of a page that closes reaches the list afterwards",
    arguments: [0.2, 0.3, 0.35, 0.4, 0.45, 0.5], [false, true])
  func tail(moment: Double, isModal: Bool) {
    let screen = MatchedScreen(isModal: isModal, framesPerSecond: 120)
    open(screen)
    screen.begin(isOpening: false)
    screen.clock.advance(by: moment)
    screen.finger.down(at: CGPoint(x: 200, y: 600))
    screen.clock.advance(by: 0.05)
    screen.finger.up()
    #expect(screen.settle().disorder == nil && !screen.isOpen)
    let before = screen.list.tableView.indexPathForSelectedRow
    screen.finger.down(at: CGPoint(x: 200, y: 300))
    screen.finger.up()
    screen.settle()
    #expect(screen.list.tableView.indexPathForSelectedRow != before, "the list takes touches")
  }

  @Test(
    "a view keeps its shadow while it moves: it goes if the other has none, and comes if only the other has one",
    arguments: [(true, false), (false, true), (true, true), (false, false)])
  func shadow(isLower: Bool, isUpper: Bool) throws {
    let screen = MatchedScreen(framesPerSecond: 120)
    screen.page.loadViewIfNeeded()
    let (lower, upper) = (try #require(screen.list.row?.face), screen.page.face)
    for (view, casts) in [(lower, isLower), (upper, isUpper)] where casts {
      (view.layer.shadowOpacity, view.layer.shadowRadius) = (0.5, 7)
    }
    screen.list.elements = { _ in [MatchedElement("face", lower)] }
    screen.page.elements = { _ in [MatchedElement("face", upper)] }
    screen.push()
    let copy = try #require(screen.copies.first)
    guard let shadow = copy.shadow else {
      #expect(!isLower && !isUpper)
      return
    }
    #expect(shadow.layer.shadowRadius == 7 && !shadow.clipsToBounds)
    #expect(shadow.shown.alpha == (isLower ? 1 : 0))
    var alphas: [CGFloat] = []
    while screen.stage != nil {
      #expect(screen.place(shadow).isAbout(screen.place(copy), within: 0.1))
      alphas.append(shadow.shown.alpha)
      screen.clock.advance(by: 1 / 120)
    }
    #expect(abs((alphas.last ?? -1) - (isUpper ? 1 : 0)) < 0.05 && screen.settle().disorder == nil)
  }
}
