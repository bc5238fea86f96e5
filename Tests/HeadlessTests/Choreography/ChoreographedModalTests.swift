import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@MainActor @Suite("A modal with another choreography than Mail's", .ownWorld) struct ChoreographedModalTests {
  private let choreography = RecordingChoreography()

  private func makeScreen(
    device: Device = .iPhone15, framesPerSecond: Double = 60, reducesMotion: Bool = false
  ) -> Screen {
    var configuration = ModalConfiguration.mail
    configuration.opening = .choreography(choreography)
    return Screen(
      device: device, framesPerSecond: framesPerSecond, configuration: configuration,
      reducesMotion: reducesMotion)
  }

  /// How far the choreography has come, from what the card shows.
  private func progress(on screen: Screen) -> CGFloat {
    1 - screen.card.transform.ty / (screen.container?.bounds.height ?? 1)
  }

  @Test("opens from its closed end to its place, and gives all views back")
  func opens() {
    let screen = makeScreen()
    screen.present()
    #expect(progress(on: screen) == 0)
    #expect(screen.card.alpha == 0.5)
    screen.clock.advance(by: 0.1)
    #expect((0.05...0.95).contains(progress(on: screen)))
    #expect(choreography.strip.window != nil)
    screen.settle()
    #expect(screen.card.transform.isIdentity && screen.card.alpha == 1)
    #expect(choreography.strip.superview == nil)
    #expect(screen.root.disturbance == nil)
    #expect(screen.disorder == nil)
    #expect(choreography.operations == [.present] && choreography.ends == [true])
  }

  @Test("a choreography for the closing runs only the way back")
  func closesByAnother() {
    let closing = RecordingChoreography()
    var configuration = ModalConfiguration.mail
    configuration.opening = .choreography(choreography)
    configuration.closing = .choreography(closing)
    let screen = Screen(configuration: configuration).open()
    #expect(choreography.operations == [.present] && closing.begins == 0)
    screen.root.dismiss(animated: true)
    #expect(screen.settle().leftover == nil && choreography.ends == [true])
    #expect(closing.operations == [.dismiss] && closing.ends == [false])
  }

  @Test("fills the room, on a tablet too", arguments: [Device.iPhone15, .iPadPro11])
  func fillsRoom(device: Device) {
    let screen = makeScreen(device: device).open()
    #expect(screen.card.frame == screen.container?.bounds)
  }

  @Test("follows the finger point by point, and leaves from there")
  func follows() {
    let screen = makeScreen().open()
    let height = screen.container?.bounds.height ?? 1
    screen.finger.down(at: CGPoint(x: 200, y: 300))
    screen.drag(by: 210)
    #expect(abs(screen.card.transform.ty - 200) < 2)
    screen.drag(by: height / 2)
    #expect(abs(screen.card.transform.ty - 200 - height / 2) < 2)
    #expect(screen.release().leftover == nil)
    #expect(choreography.operations == [.present, .dismiss] && choreography.ends == [true, false])
  }

  @Test("returns where the finger takes it back, or is taken away", arguments: [true, false])
  func returns(isCancelled: Bool) {
    let screen = makeScreen().open()
    screen.finger.down(at: CGPoint(x: 200, y: 300))
    screen.drag(by: 200)
    if isCancelled { screen.finger.cancel() } else { screen.restAndLift() }
    #expect(screen.settle().disorder == nil && screen.root.disturbance == nil)
    #expect(choreography.ends == [true, true])
  }

  @Test("is caught in flight, and turned round, without a jump")
  func isCaught() {
    let screen = makeScreen()
    screen.present()
    screen.clock.advance(by: 0.12)
    let place = screen.card.transform.ty
    screen.finger.down(at: CGPoint(x: 200, y: 800))
    screen.clock.advance(by: 0.2)
    #expect(screen.card.transform.ty == place)
    screen.drag(by: 300, over: 0.05)
    #expect(screen.lift().leftover == nil)
    #expect(choreography.isBalanced && choreography.ends == [false])
  }

  @Test("keeps its progress when the device turns in mid-drag, and asks for tracks in the new room")
  func turns() {
    let screen = makeScreen().open()
    screen.finger.down(at: CGPoint(x: 200, y: 100))
    screen.drag(by: 250)
    let before = progress(on: screen)
    let asked = choreography.rooms.count
    screen.simulator.rotate(to: .landscapeLeft)
    #expect(choreography.rooms.count > asked)
    #expect(choreography.rooms.last == screen.container?.bounds.size)
    #expect(abs(progress(on: screen) - before) < 1e-9)
    #expect(screen.release().disorder == nil)
    #expect(screen.root.disturbance == nil)
  }

  @Test("is dismissed by code at any moment", arguments: [0.02, 0.1, 0.2, 2])
  func isDismissed(after seconds: TimeInterval) {
    let screen = makeScreen()
    screen.present()
    screen.clock.advance(by: seconds)
    #expect(screen.close().leftover == nil)
    #expect(choreography.isBalanced && choreography.ends.last == false)
  }

  @Test("without animation nothing is performed")
  func standsAtOnce() {
    let screen = makeScreen()
    screen.present(animated: false)
    #expect(screen.card.transform.isIdentity && screen.card.alpha == 1)
    #expect(choreography.begins == 0)
    screen.draft.dismiss(animated: false)
    #expect(screen.leftover == nil)
  }

  @Test("fades where motion is reduced")
  func fades() {
    let screen = makeScreen(reducesMotion: true)
    screen.present()
    screen.clock.advance(by: 0.1)
    #expect(screen.card.transform.isIdentity)
    #expect(screen.card.alpha > 0 && screen.card.alpha < 1)
    #expect(screen.settle().disorder == nil && choreography.begins == 0)
  }

  @Test("asks for tracks anew when they are outdated")
  func asksAnew() {
    let screen = makeScreen()
    screen.present()
    screen.clock.advance(by: 0.1)
    let asked = choreography.rooms.count
    choreography.isOutdatedOnce = true
    screen.clock.advance(by: 0.05)
    #expect(choreography.rooms.count == asked + 1)
    #expect(screen.settle().disorder == nil)
  }

  @Test("shows the same at the same moment at every frame rate", arguments: [60, 90, 120])
  func isTheSame(framesPerSecond: Double) {
    var places: [CGFloat] = []
    for pace in [30, framesPerSecond] {
      let screen = makeScreen(framesPerSecond: pace)
      screen.open()
      screen.finger.down(at: CGPoint(x: 200, y: 300))
      screen.drag(by: 160, over: 0.5)
      screen.clock.advance(by: 0.1)
      places.append(screen.card.transform.ty)
      screen.cancelTouch()
    }
    #expect(abs(places[0] - places[1]) < 1e-3)
  }
}
