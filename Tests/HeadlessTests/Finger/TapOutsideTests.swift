import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A tap beside the card", .ownWorld) @MainActor struct TapOutsideTests {
  private func tap(_ screen: Screen, _ point: CGPoint) {
    screen.finger.down(at: point)
    screen.clock.advance(by: 0.05)
    screen.lift()
  }

  private let above = CGPoint(x: 150, y: 125)

  @Test("takes away a card that does not fill the room: at a lower height, on a tablet, from a side")
  func dismisses() {
    let low = Screen.withDetents()
    tap(low, above)
    #expect(low.leftover == nil)
    let tablet = Screen(device: .iPadAir).open()
    tap(tablet, CGPoint(x: 20, y: 600))
    #expect(tablet.leftover == nil)
    var drawer = ModalConfiguration.mail
    drawer.edge = .leading
    drawer.maximumWidth = 280
    let side = Screen(configuration: drawer).open()
    tap(side, CGPoint(x: 350, y: 400))
    #expect(side.leftover == nil)
  }

  @Test("is none on the strip above a card that is as large as there is room for")
  func strip() {
    let screen = Screen().open()
    tap(screen, CGPoint(x: 200, y: 62))
    #expect(screen.disorder == nil)
  }

  @Test("asks as a finger does, and is told of as an attempt where it is refused")
  func refused() {
    let screen = Screen.withDetents()
    screen.delegate.allows = false
    tap(screen, above)
    #expect(screen.draft.selectedModalDetent == .medium)
    #expect(screen.delegate.questions == 1)
    #expect(screen.delegate.attempts == 1)
  }

  @Test("is none while the card is on its way: a second tap on the button that presented it")
  func doubleTap() {
    var configuration = ModalConfiguration.mail
    configuration.detents = [.medium]
    let screen = Screen(configuration: configuration).present()
    screen.clock.advance(by: 0.1)
    tap(screen, above)
    #expect(screen.disorder == nil)
  }

  @Test("is the app's to switch off, and the screen's behind where that is in use")
  func others() {
    let off = Screen.withDetents { $0.dismissesOnTapOutside = false }
    tap(off, above)
    #expect(off.draft.selectedModalDetent == .medium)
    let inUse = Screen.withDetents { $0.largestUndimmedDetent = .medium }
    tap(inUse, above)
    #expect(inUse.isPresented)
  }

  @Test("is told as the cause")
  func cause() {
    let screen = Screen()
    var configuration = ModalConfiguration.mail
    configuration.detents = [.medium]
    var outcome: ModalOutcome?
    let request = PresentationRequest(for: screen.draft, from: screen.root) {
      screen.root.present(screen.draft, as: configuration)
    }
    request.start { outcome = $0 }
    screen.settle()
    tap(screen, above)
    #expect(outcome == .dismissed(by: .tapOutside))
  }
}
