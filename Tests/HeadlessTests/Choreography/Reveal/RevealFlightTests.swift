import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A reveal in flight", .ownWorld) struct RevealFlightTests {
  enum Ending: CaseIterable {
    case finished, sentBack, fingerTaken, turnedRound, resized, sentToBackground, undoneByCode
  }

  /// Sends what has begun to one of its ends.
  private func end(_ ending: Ending, isOpening: Bool, on desk: RevealDesk) {
    switch ending {
    case .finished: break
    case .sentBack, .fingerTaken:
      desk.touch()
      desk.drag(by: isOpening ? 20 : -20, over: 0.2)
      desk.clock.advance(by: 0.2)
      if ending == .sentBack { desk.finger.up() } else { desk.finger.cancel() }
    case .turnedRound:
      desk.touch()
      desk.drag(by: isOpening ? 200 : -200, over: 0.05)
      desk.finger.up()
    case .resized: desk.simulator.resizeToLandscape()
    case .sentToBackground:
      desk.simulator.enterBackground()
      desk.simulator.enterForeground()
    case .undoneByCode: if isOpening { desk.close() } else { desk.open() }
    }
  }

  @Test(
    "gives everything back, however it ends",
    arguments: Ending.allCases, RevealDesk.Kind.allCases.flatMap { [($0, true), ($0, false)] })
  func ends(_ ending: Ending, flight: (kind: RevealDesk.Kind, isOpening: Bool)) {
    let desk = RevealDesk(flight.kind)
    desk.begin(isOpening: flight.isOpening)
    desk.clock.advance(by: 0.1)
    #expect(desk.views.field.shown.alpha == 0 && desk.mask != nil)
    weak var mask: CAShapeLayer?
    weak var picture: UIView?
    (mask, picture) = (desk.mask, desk.picture)
    #expect(picture != nil)
    end(ending, isOpening: flight.isOpening, on: desk)
    #expect(desk.fault == nil)
    #expect(desk.settle().disorder == nil)
    #expect(mask == nil && picture == nil)
    switch ending {
    case .finished, .resized, .sentToBackground: #expect(desk.isOpen == flight.isOpening)
    case .turnedRound: #expect(desk.isOpen == !flight.isOpening)
    case .sentBack, .fingerTaken, .undoneByCode: break
    }
  }

  @Test("follows a finger from the open end, returns, and goes", arguments: RevealDesk.Kind.allCases)
  func follows(kind: RevealDesk.Kind) {
    let desk = RevealDesk(kind)
    desk.open()
    desk.settle().touch()
    desk.drag(by: 120)
    let opening = desk.opening
    #expect(opening.width < 390 && opening.width > 270)
    desk.drag(by: 60)
    #expect(desk.opening.width < opening.width)
    desk.drag(by: -60)
    #expect(desk.opening.isAbout(opening, within: 1e-3))
    #expect(desk.release().disorder == nil && desk.isOpen)
    desk.touch()
    desk.drag(by: kind == .modal ? 500 : 300)
    #expect(desk.lift().disorder == nil && !desk.isOpen)
  }

  @Test("begins where its view is, also in the room after a resize", arguments: RevealDesk.Kind.allCases)
  func isResized(kind: RevealDesk.Kind) {
    let desk = RevealDesk(kind)
    desk.open()
    #expect(desk.opening.isAbout(CGRect(x: 40, y: 600, width: 260, height: 44)))
    desk.clock.advance(by: 0.1)
    let share = (desk.opening.width - 260) / (393 - 260)
    desk.simulator.resizeToLandscape()
    let opening = desk.mask?.shown.drawn.path?.boundingBox
    #expect(abs(((opening?.width ?? 0) - 260) / (852 - 260) - share) < 1e-3)
    desk.simulator.endTurn()
    let field = desk.views.field.shown(desk.views.field.bounds)
    #expect(field.isAbout(CGRect(x: 40, y: 141, width: 260, height: 44)))
    desk.settle()
    desk.close()
    desk.clock.advance(by: 0.1)
    #expect(desk.fault == nil && desk.mask != nil)
    #expect(desk.settle().disorder == nil && !desk.isOpen)
  }

  @Test(
    "a view that is gone when the screen closes does not keep it from closing",
    arguments: RevealDesk.Kind.allCases)
  func sourceIsGone(kind: RevealDesk.Kind) {
    let desk = RevealDesk(kind)
    desk.open()
    desk.settle().views.source = nil
    desk.close()
    desk.clock.advance(by: 0.1)
    #expect(desk.mask != nil && desk.views.field.shown.alpha == 1)
    #expect(desk.settle().disorder == nil && !desk.isOpen)
  }

  @Test(
    "shows the same at the same moment at every frame rate",
    arguments: [60, 90, 120] as [Double], RevealDesk.Kind.allCases)
  func isTheSame(framesPerSecond: Double, kind: RevealDesk.Kind) {
    let openings = [30, framesPerSecond].map { rate in
      let desk = RevealDesk(kind, framesPerSecond: rate)
      desk.open()
      desk.settle().touch()
      desk.drag(by: 160, over: 0.5)
      desk.clock.advance(by: 0.1)
      let opening = desk.opening
      #expect(desk.cancelTouch().disorder == nil)
      return opening
    }
    #expect(openings[0].isAbout(openings[1], within: 1e-3))
  }

  @Test(
    "a spring that swings opens no further than the screen, and closes no further than its view",
    arguments: RevealDesk.Kind.allCases, [true, false])
  func swings(kind: RevealDesk.Kind, isOpening: Bool) {
    let desk = RevealDesk(kind, spring: TransitionSpring(dampingRatio: 0.3, response: 0.4))
    desk.begin(isOpening: isOpening)
    var widths: [CGFloat] = []
    while !desk.isAtRest, widths.count < 600 {
      desk.clock.advance(by: 1 / 60)
      #expect(desk.fault == nil)
      if desk.mask != nil { widths.append(desk.opening.width) }
    }
    let end: CGFloat = isOpening ? 393 : 260
    let first = widths.firstIndex { abs($0 - end) < 1e-6 } ?? widths.count
    let swings = widths.suffix(from: first).contains { abs($0 - end) > 1 }
    #expect(swings == isOpening, "a screen that has closed is gone, and does not come back")
    #expect(widths.allSatisfy { (260 - 1e-6...393 + 1e-6).contains($0) })
    #expect(desk.disorder == nil && desk.isOpen == isOpening)
  }

  @Test("nothing is written twice on the way, and no frame", arguments: RevealDesk.Kind.allCases)
  func writes(kind: RevealDesk.Kind) {
    let desk = RevealDesk(kind)
    desk.open()
    desk.clock.advance(by: 0.1)
    desk.touch()
    desk.drag(by: 10)
    desk.simulator.ledger.reset()
    desk.drag(by: 50)
    #expect(desk.simulator.ledger.writes > 20)
    #expect(desk.simulator.ledger.redundantWrites == 0 && desk.simulator.ledger.layoutWrites == 0)
    desk.simulator.ledger.reset()
    desk.clock.advance(by: 1)
    #expect(desk.simulator.ledger.writes == 0)
  }
}
