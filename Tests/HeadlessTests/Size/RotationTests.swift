import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("Rotation and resizing", .ownWorld) @MainActor struct RotationTests {
  /// Checks that the card and the screen behind fit the container at a progress of the card.
  private func expectInPlace(_ screen: Screen, at progress: CGFloat) {
    screen.simulator.endTurn()
    let container = screen.container
    let layout = container.flatMap { screen.driver?.layout(in: $0) }
    #expect(abs(screen.progress - progress) * screen.travel < Screen.unseen)
    #expect(screen.draft.view.bounds.size == layout?.card.size)
    #expect(abs(screen.card.shown.position.x - (layout?.card.midX ?? 0)) < 1e-9)
    #expect(screen.root.view.bounds.size == container?.bounds.size)
    let middle = container.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
    #expect(screen.root.view.shown.position == middle)
    #expect(screen.simulator.complaints == [])
  }

  @Test("an open card fits the rotated container", arguments: Device.all)
  func presented(on device: Device) {
    let screen = Screen(device: device).open()
    for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portrait] {
      screen.simulator.rotate(to: orientation)
      expectInPlace(screen, at: 1)
    }
    #expect(screen.dismiss().leftover == nil)
  }

  @Test("a modal that is dismissed in another orientation leaves nothing behind")
  func dismissedTurned() {
    let screen = Screen().open()
    screen.simulator.rotate(to: .landscapeLeft)
    screen.grab(300)
    #expect(screen.lift().leftover == nil)
    screen.simulator.rotate(to: .portrait)
    #expect(screen.root.disturbance == nil)
  }

  @Test(
    "a drag keeps its progress in a resize or a rotation, and the card goes on with the finger",
    arguments: Device.all, [true, false])
  func midDrag(on device: Device, isResized: Bool) {
    let screen = Screen(device: device) { $0.dismissalBegins = isResized ? .withDrag : .onRelease }.open()
    screen.grab(240)
    let progress = screen.progress
    if isResized { screen.simulator.resizeToLandscape() } else { screen.simulator.rotate(to: .landscapeLeft) }
    #expect((screen.container?.bounds.width ?? 0) > (screen.container?.bounds.height ?? 0))
    expectInPlace(screen, at: progress)
    screen.finger.move(to: screen.finger.location)
    expectInPlace(screen, at: progress)
    let top = screen.cardTop
    screen.drag(by: 35)
    #expect(abs(screen.cardTop - top - 35) < 1e-9)
    screen.release()
    #expect((screen.isPresented ? screen.disorder : screen.leftover) == nil)
  }

  @Test(
    "a drag that is a dismissal holds a rotation back until the card stands or is gone",
    arguments: [true, false])
  func heldInDrag(leaves: Bool) {
    let screen = Screen().open()
    screen.grab(240)
    screen.simulator.rotate(to: .landscapeLeft)
    screen.drag(by: leaves ? 300 : 10)
    #expect(screen.simulator.orientation == .portrait)
    screen.release()
    #expect(screen.simulator.orientation == .landscapeLeft)
    if leaves { #expect(screen.leftover == nil) } else { expectInPlace(screen, at: 1) }
  }

  @Test("an opening card keeps its progress in a resize")
  func midOpening() {
    let screen = Screen().present()
    screen.clock.advance(by: 0.1)
    let (progress, box) = (screen.progress, screen.card.shown.box)
    screen.simulator.resizeToLandscape()
    #expect(abs((screen.driver?.engine.progress ?? .nan) - progress) * screen.travel < Screen.unseen)
    #expect(screen.card.shown.box.isAbout(box, within: Screen.unseen))
    #expect(screen.settle().disorder == nil)
    expectInPlace(screen, at: 1)
  }

  @Test("an opening card holds a rotation back until it stands")
  func heldInOpening() {
    let screen = Screen().present()
    screen.clock.advance(by: 0.1)
    screen.simulator.rotate(to: .landscapeLeft)
    screen.clock.advance(by: 0.1)
    #expect(screen.simulator.orientation == .portrait)
    screen.settle()
    #expect(screen.simulator.orientation == .landscapeLeft)
    expectInPlace(screen, at: 1)
  }

  @Test("a stack of cards rotates together")
  func stack() {
    let screen = Screen().open()
    let second = screen.openSecond()
    screen.simulator.rotate(to: .landscapeLeft)
    expectInPlace(screen, at: 1)
    screen.simulator.rotate(to: .portrait)
    second.dismiss(animated: true)
    #expect(screen.settle().disorder == nil)
    #expect(screen.card.shown.transform.affine.isIdentity)
  }
}
