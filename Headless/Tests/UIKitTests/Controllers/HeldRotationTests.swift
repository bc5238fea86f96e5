import TestWorld
import Testing

@testable import UIKit

/// UIKit holds autorotation back while a modal transition runs (F256).
@MainActor @Suite("Rotation during a modal transition", .ownWorld) struct HeldRotationTests {
  private static let upright = CGSize(width: 393, height: 852)
  private static let turned = CGSize(width: 852, height: 393)

  /// A modal in the middle of a transition, without or with a finger.
  private func modal(isDismissing: Bool, isInteractive: Bool) -> Modal {
    let modal = Modal(isInteractive: isInteractive)
    if isDismissing {
      modal.shown()
      modal.dismiss()
    } else {
      modal.present()
    }
    _ = modal.journal.read()
    return modal
  }

  @Test(
    "the interface rotates right after the transition, whatever its direction and end",
    arguments: [false, true], [false, true])
  func held(isDismissing: Bool, isInteractive: Bool) {
    for isCancelled in [false, true] {
      let modal = modal(isDismissing: isDismissing, isInteractive: isInteractive)
      let simulator = modal.stage.simulator
      simulator.rotate(to: .landscapeLeft)
      simulator.clock.advance(by: 0.1)
      #expect(modal.stage.window.bounds.size == Self.upright && simulator.orientation == .portrait)
      #expect(simulator.windowScene.interfaceOrientation == .portrait)
      #expect(!modal.journal.read().contains { $0.contains("willTransition") })
      isCancelled ? modal.cancel() : modal.finish()
      simulator.clock.runTurns()
      #expect(modal.stage.window.bounds.size == Self.turned && simulator.orientation == .landscapeLeft)
      #expect(modal.stage.root.viewIfLoaded?.bounds.size == Self.turned)
    }
  }

  @Test("only the last orientation counts; a device that is back rotates nothing")
  func last() {
    let modal = modal(isDismissing: true, isInteractive: true)
    let simulator = modal.stage.simulator
    simulator.rotate(to: .landscapeLeft)
    simulator.rotate(to: .portrait)
    modal.finish()
    simulator.clock.runTurns()
    #expect(simulator.orientation == .portrait && simulator.rotation == nil)
  }

  @Test("the controller that is in front after the transition decides whether the interface follows")
  func support() {
    for (isCancelled, orientation) in [
      (true, UIInterfaceOrientation.portrait), (false, .landscapeLeft),
    ] {
      let modal = modal(isDismissing: true, isInteractive: true)
      modal.presented.orientations = .portrait
      modal.stage.simulator.rotate(to: .landscapeLeft)
      isCancelled ? modal.cancel() : modal.finish()
      modal.stage.clock.runTurns()
      #expect(modal.stage.simulator.orientation == orientation)
    }
  }

  @Test("a resize of the window arrives at once, and a finger keeps its position until the rotation")
  func resize() {
    let modal = modal(isDismissing: true, isInteractive: true)
    let simulator = modal.stage.simulator
    let finger = modal.stage.finger(at: CGPoint(x: 40, y: 100))
    simulator.rotate(to: .landscapeLeft)
    simulator.resize(to: CGSize(width: 300, height: 600))
    #expect(modal.stage.window.bounds.size == CGSize(width: 300, height: 600))
    #expect(finger.location == CGPoint(x: 40, y: 100))
    simulator.resize(to: Self.upright)
    modal.cancel()
    simulator.clock.runTurns()
    #expect(finger.location == CGPoint(x: 752, y: 40))
  }
}
