import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("A modal with another choreography than Mail's", .ownWorld) struct ChoreographedModalTests {
  private let choreography = RecordingChoreography()

  private func makeScreen(
    device: Device = .iPhone15, closing: RecordingChoreography? = nil
  ) -> Screen {
    Screen(device: device) {
      $0.opening = choreography
      if let closing { $0.closing = closing }
    }
  }

  @Test(
    "opens from its closed end to its place, fills the room, and gives all views back",
    arguments: [Device.iPhone15, .iPadPro11])
  func opens(device: Device) {
    let screen = makeScreen(device: device).present()
    #expect(screen.seen == 0 && screen.card.shown.alpha == 0.5)
    screen.clock.advance(by: 0.1)
    #expect((0.05...0.95).contains(screen.seen) && choreography.strip.window != nil)
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

  @Test("asks for tracks anew when they are outdated, and in a new size of the window")
  func asksAnew() {
    let screen = makeScreen().present().run(for: 0.1)
    let asked = choreography.rooms.count
    choreography.isOutdatedOnce = true
    screen.clock.advance(by: 0.05)
    #expect(choreography.rooms.count == asked + 1)
    screen.simulator.resizeToLandscape()
    #expect(choreography.rooms.count > asked + 1 && choreography.rooms.last == screen.container?.bounds.size)
    #expect(screen.settle().disorder == nil && choreography.isBalanced)
  }
}
