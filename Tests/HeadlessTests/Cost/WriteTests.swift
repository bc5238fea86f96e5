import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("What is written, and when", .ownWorld) @MainActor struct WriteTests {

  @Test(
    "a drag, the return and the dismissal write no frame, no bounds, no mark, and nothing twice",
    arguments: Device.all, [true, false])
  func dragAndReturn(on device: Device, reducesMotion: Bool) {
    let screen = Screen(device: device, reducesMotion: reducesMotion).open()
    let ledger = screen.simulator.ledger
    ledger.reset()
    screen.grab(200)
    screen.drag(by: reducesMotion ? -100 : -230)
    #expect(screen.release().disorder == nil)
    #expect(ledger.writes > 50)
    screen.grab(300)
    screen.drag(by: 80, over: 0.05)
    #expect(screen.lift().leftover == nil)
    #expect(ledger.layoutWrites == 0 && ledger.redundantWrites == 0)
  }

  @Test("with Reduce Motion an event of a drag writes two values, the centre and an opacity")
  func perFrameReduced() {
    let screen = Screen(reducesMotion: true).open()
    screen.grab(500)
    screen.simulator.ledger.reset()
    screen.finger.move(to: CGPoint(x: screen.finger.location.x, y: screen.finger.location.y + 5))
    #expect(screen.simulator.ledger.writes == 2)
  }

  @Test("a finger at rest writes nothing at all")
  func restingFinger() {
    let screen = Screen().open()
    screen.grab(200)
    screen.simulator.ledger.reset()
    screen.clock.advance(by: 2)
    #expect(screen.simulator.ledger.writes == 0)
  }
}
