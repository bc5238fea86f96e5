import HeadlessHosts
import Oscillators
import TestWorld
import Testing

@testable import InteractiveModal
@testable import InteractiveTransitions
@testable import UIKit

@MainActor @Suite("A page that grows out of a row, and goes back into it", .ownWorld)
struct CarriedPageTests {
  /// Where a page is: its centre from that of the window, and its size.
  private struct Place {
    let center: CGPoint
    let size: CGSize

    @MainActor init?(_ screen: MatchedScreen) {
      guard let ground = screen.ground, let bounds = screen.simulator.window?.bounds else { return nil }
      center = CGPoint(x: ground.midX - bounds.midX, y: ground.midY - bounds.midY)
      size = ground.size
    }

    func distance(to other: Place) -> CGFloat { hypot(center.x - other.center.x, center.y - other.center.y) }
  }

  /// A finger on an open page, which has dragged it by points of the window.
  private func makeHeld(
    _ screen: MatchedScreen = .carried(), by offset: CGVector
  ) -> MatchedScreen {
    screen.begin(isOpening: true)
    screen.settle()
    screen.finger.down(at: screen.grip)
    screen.drag(by: offset)
    return screen
  }

  @Test("begins as the row and ends as the screen, with the corners of both", arguments: [true, false])
  func grows(isModal: Bool) throws {
    let screen = MatchedScreen.carried(isModal: isModal)
    let row = screen.place(try #require(screen.list.row))
    let display = try #require(screen.simulator.window?.bounds)
    screen.begin(isOpening: true)
    #expect(try #require(screen.ground).isAbout(row, within: 1e-6) && screen.groundRadius == 0)
    var last = row
    var radius: CGFloat = 0
    while let ground = screen.ground, let next = screen.groundRadius {
      #expect(ground.height > last.height - 1e-6 && next > radius - 0.1 && abs(ground.width - 393) < 1e-6)
      (last, radius) = (ground, next)
      screen.clock.advance(by: 1.0 / 120)
    }
    #expect(last.isAbout(display, within: 0.5) && abs(radius - 39) < 0.1)
    #expect(screen.settle().disorder == nil && screen.isOpen)
    screen.begin(isOpening: false)
    screen.clock.runTurns()
    #expect(try #require(screen.ground).isAbout(display, within: 1e-6))
    while let ground = screen.ground {
      last = ground
      screen.clock.advance(by: 1.0 / 120)
    }
    #expect(last.isAbout(row, within: 0.5) && screen.settle().disorder == nil && !screen.isOpen)
  }

  @Test("grows out of the source of a modal whose screens name no elements", arguments: [false, true])
  func source(isStack: Bool) throws {
    let row = UIView(frame: CGRect(x: 20, y: 300, width: 353, height: 60))
    row.backgroundColor = .systemTeal
    let screen = Screen(framesPerSecond: 120)
    screen.root.view.addSubview(row)
    screen.clock.runUntilIdle()
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    let modal = isStack ? UINavigationController(rootViewController: page) : page
    let configuration = ModalConfiguration.mail.with {
      $0.source = .view { row }
      $0.opening = MatchedTransition()
    }
    screen.root.present(modal, as: configuration)
    screen.clock.runTurns()
    #expect(try #require(ground(on: screen)).isAbout(row.frame, within: 1e-6))
    screen.clock.advance(by: 0.1)
    let early = try #require(ground(on: screen))
    #expect(early.height > 100 && early.height < 800 && row.alpha < 0.02)
    screen.settle()
    #expect(ground(on: screen) == nil && row.alpha == 1)
    screen.finger.down(at: CGPoint(x: 200, y: 300))
    for step in 1...10 {
      screen.clock.advance(by: 0.02)
      screen.finger.move(to: CGPoint(x: 200 + 6 * CGFloat(step), y: 300 + 20 * CGFloat(step)))
    }
    let held = try #require(ground(on: screen))
    #expect(held.midX > 210 && held.width < 380)
    screen.finger.up()
    var last = held
    while let next = ground(on: screen) {
      last = next
      screen.clock.advance(by: 1.0 / 120)
    }
    #expect(last.isAbout(row.frame, within: 0.5) && modal.presentingViewController == nil && row.alpha == 1)
  }

  /// The frame of the page that grows, in the window; `nil` without one.
  private func ground(on screen: Screen) -> CGRect? {
    func find(_ view: UIView) -> MatchedSnapshotView? {
      (view as? MatchedSnapshotView).flatMap { $0.shadow == nil ? nil : $0 }
        ?? view.subviews.lazy.compactMap { find($0) }.first
    }
    return screen.simulator.window.flatMap { find($0) }.flatMap { $0.superview?.shown($0.shown.frame) }
  }

  @Test(
    "has the corners of the display, whichever that is",
    arguments: [
      (Device.iPhone15, false, 39), (.iPhone15, true, 39), (.iPadPro11, false, 18), (.iPhoneSE, false, 0),
    ]
      as [(Device, Bool, CGFloat)])
  func isRounded(device: Device, isOnItsSide: Bool, radius: CGFloat) {
    let screen = MatchedScreen.carried(device: device)
    if isOnItsSide {
      screen.simulator.rotate(to: .landscapeLeft)
      screen.simulator.endTurn()
    }
    screen.push()
    var last: CGFloat?
    while let next = screen.groundRadius {
      last = next
      screen.clock.advance(by: 1.0 / 120)
    }
    #expect(abs((last ?? .nan) - radius) < 0.1 && screen.settle().disorder == nil)
  }

  @Test(
    "under a finger it follows in both axes, smaller and rounded",
    arguments: [true, false], [CGVector(dx: 90, dy: 50), CGVector(dx: 60, dy: 130)])
  func isCarried(isModal: Bool, offset: CGVector) throws {
    let along = max(offset.dx, offset.dy), across = min(offset.dx, offset.dy)
    let offset = isModal ? CGVector(dx: across, dy: along) : CGVector(dx: along, dy: across)
    let screen = makeHeld(.carried(isModal: isModal), by: offset)
    let (before, radius) = (try #require(Place(screen)), try #require(screen.groundRadius))
    #expect(screen.upperView.shown.alpha < 0.02, "nothing of the screen is left in its place")
    #expect(before.size.width < 380 && before.size.height < 820 && radius > 20 && radius < 39)
    // The finger goes 10 points before UIKit takes it for a pan, less along each axis.
    func band(_ pull: CGFloat, _ room: CGFloat) -> CGFloat { room * pull / (pull + room) }
    #expect(
      before.center.x < band(offset.dx, 393) + 1e-6 && before.center.x > band(offset.dx - 12, 393) - 1e-6)
    #expect(
      before.center.y < band(offset.dy, 852) + 1e-6 && before.center.y > band(offset.dy - 12, 852) - 1e-6)
    screen.drag(by: isModal ? CGVector(dx: 30, dy: 0) : CGVector(dx: 0, dy: 30))
    let after = try #require(Place(screen))
    #expect((isModal ? after.center.x - before.center.x : after.center.y - before.center.y) > 20)
    #expect(screen.cancelTouch().disorder == nil && screen.isOpen)
  }

  @Test(
    "let go it keeps the finger's velocity in both axes, and passes the row as far as its spring does",
    arguments: [CGVector(dx: 240, dy: 90), CGVector(dx: 160, dy: -120), CGVector(dx: -60, dy: 80)])
  func isThrown(throwing: CGVector) throws {
    let screen = makeHeld(by: CGVector(dx: 120, dy: 60))
    let row = screen.place(try #require(screen.list.row))
    screen.drag(by: throwing, over: 0.1)
    let (velocity, start) = (
      CGVector(dx: throwing.dx * 10, dy: throwing.dy * 10), try #require(Place(screen))
    )
    screen.finger.up()
    let isClosing = throwing.dx > 0
    let display = try #require(screen.simulator.window?.bounds)
    let end = isClosing ? CGPoint(x: row.midX - display.midX, y: row.midY - display.midY) : .zero
    func slope(_ offset: CGFloat, _ room: CGFloat) -> CGFloat { pow(1 - abs(offset) / room, 2) }
    let oscillator = ExactOscillator(dampingRatio: 0.8, response: 0.35)
    for step in 1...20 {
      screen.clock.advance(by: 1.0 / 120)
      let place = try #require(Place(screen))
      let elapsed = Double(step) / 120
      let x =
        end.x
        + oscillator.state(
          [start.center.x - end.x, velocity.dx * slope(start.center.x, 393)], after: elapsed
        ).x
      let y =
        end.y
        + oscillator.state(
          [start.center.y - end.y, velocity.dy * slope(start.center.y, 852)], after: elapsed
        ).x
      #expect(abs(place.center.x - x) < 1.2 && abs(place.center.y - y) < 1.2)
    }
    #expect(screen.settle().disorder == nil && screen.isOpen == !isClosing)
  }

  @Test("is caught at any moment without a jump, and turned round", arguments: [true, false])
  func isCaught(isModal: Bool) throws {
    for moment in [0.02, 0.08, 0.15, 0.25] {
      let offset = isModal ? CGVector(dx: 60, dy: 150) : CGVector(dx: 150, dy: 60)
      let screen = makeHeld(.carried(isModal: isModal), by: offset)
      screen.drag(by: isModal ? CGVector(dx: 20, dy: 200) : CGVector(dx: 200, dy: -60), over: 0.1)
      screen.finger.up()
      screen.clock.advance(by: moment)
      let before = try #require(Place(screen))
      screen.finger.down(at: CGPoint(x: 200, y: 500))
      #expect(try #require(Place(screen)).distance(to: before) < 0.3)
      screen.clock.advance(by: 0.2)
      let held = try #require(Place(screen))
      #expect(held.distance(to: before) < 0.3 && abs(held.size.height - before.size.height) < 1)
      screen.drag(by: isModal ? CGVector(dx: 0, dy: -250) : CGVector(dx: -250, dy: 0), over: 0.08)
      #expect(screen.lift().disorder == nil && screen.isOpen)
    }
  }

  @Test("people's fingers carry it without a jump, and it comes to rest", arguments: Recording.all)
  func recordings(recording: Recording) {
    for isModal in [true, false] {
      for isMirrored in [true, false] {
        let screen = MatchedScreen.carried(isModal: isModal)
        screen.begin(isOpening: true)
        screen.settle()
        let path = FingerPath(recording.gesture, isMirrored: isMirrored)
        let (begin, grip) = (screen.clock.now, screen.grip)
        var last: (place: Place, finger: CGPoint)?
        var fastest: CGFloat = 0
        screen.finger.down(at: grip)
        for move in path.moves {
          screen.clock.advance(to: begin + move.time)
          let offset = isModal ? move.offset : CGVector(dx: move.offset.dy, dy: move.offset.dx)
          screen.finger.move(to: CGPoint(x: grip.x + offset.dx, y: grip.y + offset.dy))
          let (place, finger) = (Place(screen), screen.finger.location)
          if let last, let place {
            let way = hypot(finger.x - last.finger.x, finger.y - last.finger.y)
            #expect(place.distance(to: last.place) < way + 1e-3)
            fastest = max(fastest, way)
          }
          last = place.map { ($0, finger) }
        }
        screen.clock.advance(to: begin + path.lift.time)
        let before = Place(screen)
        screen.finger.up()
        screen.clock.advance(by: 1.0 / 120)
        if let before, let after = Place(screen) {
          #expect(after.distance(to: before) < fastest + 12)
        }
        #expect(screen.settle().disorder == nil)
      }
    }
  }

  @Test("from right to left the finger comes from the other edge")
  func isMirrored() throws {
    let screen = MatchedScreen.carried(isRightToLeft: true)
    screen.begin(isOpening: true)
    screen.settle()
    screen.finger.down(at: CGPoint(x: 389, y: 400))
    screen.drag(by: CGVector(dx: -160, dy: 30))
    let place = try #require(Place(screen))
    #expect(place.center.x < -90 && place.center.y > 15 && place.size.width < 370)
    screen.drag(by: CGVector(dx: -120, dy: 0), over: 0.08)
    #expect(screen.lift().disorder == nil && !screen.isOpen)
  }

  @Test("with Reduce Motion the screens cross-fade", arguments: [true, false])
  func fades(isModal: Bool) {
    let offset = isModal ? CGVector(dx: 30, dy: 200) : CGVector(dx: 120, dy: 30)
    let screen = makeHeld(.carried(isModal: isModal, reducesMotion: true), by: offset)
    #expect(screen.copies.isEmpty && screen.ground == nil && screen.seen < 0.95 && screen.seen > 0.2)
    #expect(screen.upperView.shown.transform.affine.isIdentity)
    #expect(screen.cancelTouch().disorder == nil && screen.isOpen)
  }

  @Test("a list that scrolls meanwhile takes the row along, and the page into it", arguments: [true, false])
  func scrolls(isHeld: Bool) throws {
    let screen = makeHeld(by: CGVector(dx: 150, dy: 0))
    if !isHeld {
      screen.drag(by: CGVector(dx: 150, dy: 0), over: 0.1)
      screen.finger.up()
      screen.clock.advance(by: 0.03)
    }
    let before = try #require(Place(screen))
    let table = try #require(screen.list.tableView)
    table.setContentOffset(CGPoint(x: 0, y: table.contentOffset.y - 60), animated: false)
    if isHeld { screen.finger.move(to: screen.finger.location) }
    screen.clock.advance(by: 1.0 / 120)
    #expect(try #require(Place(screen)).distance(to: before) < (isHeld ? 1 : 40))
    if isHeld {
      screen.drag(by: CGVector(dx: 150, dy: 0), over: 0.1)
      screen.finger.up()
    }
    var last = CGRect.zero
    while let ground = screen.ground {
      last = ground
      screen.clock.advance(by: 1.0 / 120)
    }
    let row = screen.place(try #require(screen.list.row))
    #expect(last.isAbout(row, within: 0.5) && screen.settle().disorder == nil)
  }

  @Test("keeps its place on the screen when the window turns, and comes to rest", arguments: [true, false])
  func turns(isHeld: Bool) throws {
    let screen = makeHeld(by: CGVector(dx: 150, dy: 40))
    if !isHeld {
      screen.finger.up()
      screen.clock.advance(by: 0.05)
    }
    screen.simulator.rotate(to: .landscapeLeft)
    screen.simulator.endTurn()
    #expect(screen.ground != nil && screen.copies.count == 2)
    if isHeld { screen.finger.cancel() }
    #expect(screen.settle().disorder == nil)
  }
}
