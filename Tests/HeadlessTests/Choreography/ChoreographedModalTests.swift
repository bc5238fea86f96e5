import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("A modal with another choreography than Mail's", .ownWorld) struct ChoreographedModalTests {
  private let choreography = RecordingChoreography()

  private func makeScreen(
    device: Device = .iPhone15, closing: RecordingChoreography? = nil, reducesMotion: Bool = false
  ) -> Screen {
    var configuration = ModalConfiguration.mail
    configuration.opening = choreography
    if let closing { configuration.closing = closing }
    return Screen(device: device, configuration: configuration, reducesMotion: reducesMotion)
  }

  /// How far the choreography has come, from what the card shows.
  private func progress(on screen: Screen) -> CGFloat {
    1 - screen.card.shown.transform.affine.ty / (screen.container?.bounds.height ?? 1)
  }

  @Test(
    "opens from its closed end to its place, fills the room, and gives all views back",
    arguments: [Device.iPhone15, .iPadPro11])
  func opens(device: Device) {
    let screen = makeScreen(device: device).present()
    #expect(progress(on: screen) == 0 && screen.card.shown.alpha == 0.5)
    screen.clock.advance(by: 0.1)
    #expect((0.05...0.95).contains(progress(on: screen)) && choreography.strip.window != nil)
    #expect(screen.settle().disorder == nil && screen.root.disturbance == nil)
    #expect(screen.card.shown.transform.affine.isIdentity && screen.card.shown.alpha == 1)
    #expect(screen.card.frame == screen.container?.bounds && choreography.strip.superview == nil)
    #expect(choreography.operations == [.present] && choreography.ends == [true])
  }

  @Test("a choreography for the closing runs only the way back; without animation neither runs")
  func closesByAnother() {
    let closing = RecordingChoreography()
    let screen = makeScreen(closing: closing).present(animated: false)
    #expect(screen.card.shown.transform.affine.isIdentity && screen.card.shown.alpha == 1)
    screen.draft.dismiss(animated: false)
    #expect(screen.leftover == nil && choreography.begins + closing.begins == 0)
    screen.open()
    #expect(choreography.operations == [.present] && closing.begins == 0)
    #expect(screen.close().leftover == nil && choreography.ends == [true])
    #expect(closing.operations == [.dismiss] && closing.ends == [false])
  }

  @Test("a choreography for the closing that comes while the modal is open runs the way back")
  func changesClosing() {
    let (screen, closing) = (makeScreen().open(), RecordingChoreography())
    screen.transition.update { $0.closing = closing }
    #expect(screen.close().leftover == nil && choreography.operations == [.present])
    #expect(closing.operations == [.dismiss] && closing.ends == [false])
  }

  @Test("follows the finger point by point, and goes where that sends it", arguments: [true, false])
  func follows(isCancelled: Bool) {
    let screen = makeScreen().open()
    screen.finger.down(at: CGPoint(x: 200, y: 300))
    screen.drag(by: 210)
    #expect(abs(screen.card.shown.transform.affine.ty - 200) < Screen.unseen)
    if isCancelled { screen.cancelTouch() } else { screen.release() }
    #expect(screen.disorder == nil && screen.root.disturbance == nil)
    #expect(choreography.ends == [true, true])
    screen.finger.down(at: CGPoint(x: 200, y: 300))
    screen.drag(by: 610)
    #expect(abs(screen.card.shown.transform.affine.ty - 600) < Screen.unseen)
    #expect(screen.release().leftover == nil && choreography.ends == [true, true, false])
    #expect(choreography.operations == [.present, .dismiss, .dismiss])
  }

  @Test("is caught in flight, and turned round, without a jump")
  func isCaught() {
    let screen = makeScreen().present().run(for: 0.12)
    let place = screen.card.shown.transform.affine.ty
    screen.finger.down(at: CGPoint(x: 200, y: 800))
    screen.clock.advance(by: 0.2)
    #expect(abs(screen.card.shown.transform.affine.ty - place) < Screen.unseen)
    screen.drag(by: 300, over: 0.05)
    #expect(screen.lift().leftover == nil)
    #expect(choreography.isBalanced && choreography.ends == [false])
  }

  @Test("keeps its progress when the window is resized in mid-drag, and asks for tracks in the new size")
  func isResized() {
    let screen = makeScreen().open()
    screen.finger.down(at: CGPoint(x: 200, y: 100))
    screen.drag(by: 250)
    let before = progress(on: screen)
    let asked = choreography.rooms.count
    screen.simulator.resizeToLandscape()
    #expect(choreography.rooms.count > asked && choreography.rooms.last == screen.container?.bounds.size)
    screen.simulator.endTurn()
    #expect(abs(progress(on: screen) - before) < 1e-9)
    #expect(screen.release().disorder == nil && screen.root.disturbance == nil)
  }

  @Test(
    "goes on from its progress when the window is resized in flight, in the new size",
    arguments: [true, false])
  func isResizedInFlight(isOpening: Bool) {
    let screen = makeScreen()
    if isOpening { screen.present().run(for: 0.12) } else { screen.open().close(for: 0.12) }
    let before = progress(on: screen)
    #expect((0.1...0.9).contains(before) && screen.driver?.engine.flight != nil)
    screen.simulator.resizeToLandscape()
    #expect(choreography.rooms.last == screen.container?.bounds.size)
    #expect(abs(progress(on: screen) - before) < 0.001)
    var last = before
    for _ in 0..<4 {
      screen.clock.advance(by: 1.0 / 60)
      let now = progress(on: screen)
      #expect(isOpening ? now > last : now < last)
      #expect(abs(now - (screen.driver?.engine.progress ?? 0)) < 0.001)
      last = now
    }
    #expect((isOpening ? screen.settle().disorder : screen.settle().leftover) == nil)
    #expect(screen.root.disturbance == nil && choreography.isBalanced)
  }

  @Test("is dismissed by code at any moment", arguments: [0.02, 0.1, 0.2, 2])
  func isDismissed(after seconds: TimeInterval) {
    let screen = makeScreen().present().run(for: seconds)
    #expect(screen.close().leftover == nil)
    #expect(choreography.isBalanced && choreography.ends.last == false)
  }

  @Test("fades where motion is reduced")
  func fades() {
    let screen = makeScreen(reducesMotion: true).present().run(for: 0.1)
    #expect(screen.card.shown.transform.affine.isIdentity)
    #expect(screen.card.shown.alpha > 0 && screen.card.shown.alpha < 1)
    #expect(screen.settle().disorder == nil && choreography.begins == 0)
  }

  @Test("asks for tracks anew when they are outdated")
  func asksAnew() {
    let screen = makeScreen().present().run(for: 0.1)
    let asked = choreography.rooms.count
    choreography.isOutdatedOnce = true
    screen.clock.advance(by: 0.05)
    #expect(choreography.rooms.count == asked + 1)
    #expect(screen.settle().disorder == nil)
  }
}
