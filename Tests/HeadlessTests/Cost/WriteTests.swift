import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("What is written, and when", .ownWorld) @MainActor struct WriteTests {
  /// Counts what `action` writes, until all is at rest.
  private func ledger(of screen: Screen, _ action: () -> Void) -> WriteLedger {
    screen.simulator.ledger.reset()
    action()
    screen.settle()
    return screen.simulator.ledger
  }

  @Test("a drag that returns writes no frame, no bounds, no mark, and nothing twice", arguments: Device.all)
  func dragAndReturn(on device: Device) {
    let screen = Screen(device: device).open()
    let ledger = ledger(of: screen) {
      screen.grab(200)
      screen.drag(by: -230)
      screen.restAndLift()
    }
    #expect(screen.disorder == nil)
    #expect(ledger.layoutWrites == 0)
    #expect(ledger.redundantWrites == 0)
    #expect(ledger.writes > 50)
  }

  @Test("a throw that dismisses does not either", arguments: Device.all)
  func dragAndDismiss(on device: Device) {
    let screen = Screen(device: device).open()
    let ledger = ledger(of: screen) {
      screen.grab(300)
      screen.drag(by: 80, over: 0.05)
      screen.finger.up()
    }
    #expect(screen.leftover == nil)
    #expect(ledger.layoutWrites == 0)
    #expect(ledger.redundantWrites == 0)
  }

  @Test("with Reduce Motion neither do a fade, a drag that returns, and a fade where it was let go")
  func reduced() {
    let screen = Screen(reducesMotion: true).open()
    let ledger = ledger(of: screen) {
      screen.grab(200)
      screen.release()
      screen.grab(500)
      screen.restAndLift()
    }
    #expect(screen.leftover == nil)
    #expect(ledger.layoutWrites == 0)
    #expect(ledger.redundantWrites == 0)
    #expect(ledger.writes > 50)
  }

  @Test("with Reduce Motion a frame writes two values: a fade opacities, a drag the centre and one of them")
  func perFrameReduced() {
    let screen = Screen(reducesMotion: true).open()
    screen.grab(500)
    screen.simulator.ledger.reset()
    screen.finger.move(to: CGPoint(x: screen.finger.location.x, y: screen.finger.location.y + 5))
    #expect(screen.simulator.ledger.writes == 2)
    screen.restAndLift()
    screen.clock.advance(by: 0.05)
    screen.simulator.ledger.reset()
    let frames = screen.clock.frames
    screen.clock.advance(by: 0.05)
    #expect(screen.simulator.ledger.writes == 2 * (screen.clock.frames - frames))
    #expect(screen.clock.frames > frames)
  }

  @Test("a finger at rest writes nothing at all")
  func restingFinger() {
    let screen = Screen().open()
    screen.grab(200)
    screen.simulator.ledger.reset()
    screen.clock.advance(by: 2)
    #expect(screen.simulator.ledger.writes == 0)
  }

  @Test("a modal at rest asks for no frames")
  func atRest() {
    let screen = Screen().open()
    let frames = screen.clock.frames
    screen.clock.advance(by: 60)
    #expect(screen.clock.frames == frames)
  }

  @Test("one frame writes one value per role: centre, transform, radius, opacity")
  func perFrame() {
    let screen = Screen().open()
    screen.grab(200)
    screen.simulator.ledger.reset()
    screen.finger.move(to: CGPoint(x: screen.finger.location.x, y: screen.finger.location.y + 5))
    #expect(screen.simulator.ledger.writes == 4)
  }
}
