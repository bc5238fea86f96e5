import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A reveal in flight", .ownWorld) struct RevealFlightTests {
  @Test("begins where its view is, also in the room after a resize", arguments: [true, false])
  func isResized(isModal: Bool) {
    let screen = RevealScreen(isModal: isModal)
    screen.begin(isOpening: true)
    #expect(screen.opening.isAbout(CGRect(x: 40, y: 600, width: 260, height: 44)))
    screen.clock.advance(by: 0.1)
    screen.simulator.resizeToLandscape()
    screen.simulator.endTurn()
    let field = screen.views.field.shown(screen.views.field.bounds)
    #expect(field.isAbout(CGRect(x: 40, y: 141, width: 260, height: 44)))
    screen.settle().begin(isOpening: false)
    screen.clock.advance(by: 0.1)
    #expect(screen.fault == nil && screen.mask != nil)
    #expect(screen.settle().restFault == nil && !screen.isOpen)
  }

  @Test("a view that is gone when the screen closes does not keep it from closing", arguments: [true, false])
  func sourceIsGone(isModal: Bool) {
    let screen = RevealScreen(isModal: isModal)
    screen.begin(isOpening: true)
    screen.settle().views.source = nil
    screen.begin(isOpening: false)
    screen.clock.advance(by: 0.1)
    #expect(screen.mask != nil && screen.views.field.shown.alpha == 1)
    #expect(screen.settle().restFault == nil && !screen.isOpen)
  }

  @Test(
    "a spring that swings opens no further than the screen, and closes no further than its view",
    arguments: [true, false], [true, false])
  func swings(isModal: Bool, isOpening: Bool) {
    let screen = RevealScreen(isModal: isModal, spring: TransitionSpring(dampingRatio: 0.3, response: 0.4))
    screen.begin(isOpening: true)
    if !isOpening { screen.settle().begin(isOpening: false) }
    var widths: [CGFloat] = []
    screen.clock.wait(for: "the end") {
      screen.clock.isIdle
    } look: {
      #expect(screen.fault == nil)
      if screen.mask != nil { widths.append(screen.opening.width) }
    }
    let end: CGFloat = isOpening ? 393 : 260
    let first = widths.firstIndex { abs($0 - end) < 1e-6 } ?? widths.count
    let swings = widths.suffix(from: first).contains { abs($0 - end) > 1 }
    #expect(swings == isOpening, "a screen that has closed is gone, and does not come back")
    #expect(widths.allSatisfy { (260 - 1e-6...393 + 1e-6).contains($0) })
    #expect(screen.restFault == nil && screen.isOpen == isOpening)
  }

  @Test("nothing is written twice on the way, and no frame", arguments: [true, false])
  func writes(isModal: Bool) {
    let screen = RevealScreen(isModal: isModal)
    screen.begin(isOpening: true)
    screen.settle()
    screen.finger.down(at: screen.grip)
    screen.drag(part: 0.1)
    let ledger = screen.simulator.ledger
    ledger.reset()
    screen.drag(part: 0.1)
    #expect(ledger.writes > 20 && ledger.redundantWrites == 0 && ledger.layoutWrites == 0)
    ledger.reset()
    screen.clock.advance(by: 1)
    #expect(ledger.writes == 0)
  }
}
