#if os(Linux)
  import Testing
  import UIKit

  @testable import InteractiveModal

  @Suite("Rotation and resizing") @MainActor struct RotationTests {
    /// Whether card and screen behind stand where the room wants them at the card's present fraction.
    private func expectInPlace(_ screen: Screen, at fraction: CGFloat) {
      let container = screen.container
      let layout = (screen.draft.presentationController as? ModalPresentationController)
        .flatMap { controller in container.map { controller.driver.layout(in: $0) } }
      #expect(abs(screen.fraction - fraction) < 1e-9)
      #expect(screen.draft.view.bounds.size == layout?.card.size)
      #expect(screen.card.center.x == layout?.card.midX)
      #expect(screen.root.view.bounds.size == container?.bounds.size)
      let middle = container.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
      #expect(screen.root.view.center == middle)
      #expect(screen.simulator.complaints == [])
    }

    @Test("presented, the card takes its place in the new room", arguments: Device.all)
    func presented(on device: Device) {
      let screen = Screen(device: device).open()
      screen.simulator.rotate(to: .landscapeLeft)
      expectInPlace(screen, at: 0)
      screen.simulator.rotate(to: .landscapeRight)
      expectInPlace(screen, at: 0)
      screen.simulator.rotate(to: .portrait)
      expectInPlace(screen, at: 0)
      screen.draft.dismiss(animated: true)
      screen.clock.runUntilIdle()
      #expect(screen.leftover == nil)
    }

    @Test("dismissed in another orientation than it was presented in, nothing is left behind")
    func dismissedTurned() {
      let screen = Screen().open()
      screen.simulator.rotate(to: .landscapeLeft)
      screen.grab(300)
      screen.finger.up()
      screen.clock.runUntilIdle()
      #expect(screen.leftover == nil)
      screen.simulator.rotate(to: .portrait)
      #expect(screen.root.disturbance == nil)
    }

    @Test("in mid-drag the fraction stays, and the card goes on with the finger", arguments: Device.all)
    func midDrag(on device: Device) {
      let screen = Screen(device: device).open()
      screen.grab(240)
      let fraction = screen.fraction
      screen.simulator.rotate(to: .landscapeLeft)
      expectInPlace(screen, at: fraction)
      screen.finger.move(to: screen.finger.location)
      expectInPlace(screen, at: fraction)
      let top = screen.cardTop
      screen.drag(by: 35)
      #expect(abs(screen.cardTop - top - 35) < 1e-9)
      screen.restAndLift()
      screen.clock.runUntilIdle()
      #expect((screen.isPresented ? screen.disorder : screen.leftover) == nil)
    }

    @Test("in mid-settle the fraction stays, and the card settles in the new room", arguments: [true, false])
    func midSettle(leaving: Bool) {
      let screen = Screen().open()
      screen.grab(300)
      screen.drag(by: leaving ? 60 : -60, over: 0.05)
      screen.finger.up()
      screen.clock.advance(by: 0.05)
      let fraction = screen.fraction
      screen.simulator.rotate(to: .landscapeRight)
      expectInPlace(screen, at: fraction)
      screen.clock.runUntilIdle()
      #expect((leaving ? screen.leftover : screen.disorder) == nil)
    }

    @Test("while it opens")
    func midOpening() {
      let screen = Screen().present()
      screen.clock.advance(by: 0.1)
      let fraction = screen.fraction
      screen.simulator.rotate(to: .landscapeLeft)
      expectInPlace(screen, at: fraction)
      screen.clock.runUntilIdle()
      #expect(screen.disorder == nil)
    }

    @Test("turning in mid-drag and back again shows what was there before")
    func thereAndBack() {
      let screen = Screen().open()
      screen.grab(240)
      let (center, transform) = (screen.card.center, screen.root.view.transform)
      screen.simulator.rotate(to: .landscapeLeft)
      screen.simulator.rotate(to: .portrait)
      #expect(abs(screen.card.center.y - center.y) < 1e-9)
      #expect(screen.root.view.transform == transform)
    }

    @Test(
      "resized at any moment, the card keeps its fraction in every width",
      arguments: [
        CGSize(width: 320, height: 1194), CGSize(width: 507, height: 1194), CGSize(width: 700, height: 500),
      ])
    func resized(to size: CGSize) {
      let screen = Screen(device: .iPadPro11).open()
      screen.grab(300)
      let fraction = screen.fraction
      screen.simulator.resize(to: size)
      expectInPlace(screen, at: fraction)
      screen.restAndLift()
      screen.clock.advance(by: 0.04)
      let settling = screen.fraction
      screen.simulator.resize(to: CGSize(width: 834, height: 1194))
      expectInPlace(screen, at: settling)
      screen.clock.runUntilIdle()
      #expect((screen.isPresented ? screen.disorder : screen.leftover) == nil)
    }

    @Test("a stack of cards turns as one")
    func stack() {
      let screen = Screen().open()
      let second = DraftController()
      screen.draft.present(second, as: .mail)
      screen.clock.runUntilIdle()
      screen.simulator.rotate(to: .landscapeLeft)
      expectInPlace(screen, at: 0)
      screen.simulator.rotate(to: .portrait)
      second.dismiss(animated: true)
      screen.clock.runUntilIdle()
      #expect(screen.disorder == nil)
      #expect(screen.card.transform.isIdentity)
    }
  }
#endif
