import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A tap beside the card", .ownWorld) @MainActor struct TapOutsideTests {
  private let above = CGPoint(x: 150, y: 125)

  @Test("a modal that has gone leaves no view around its card in the container, which UIKit may keep")
  func leavesNone() throws {
    let screen = Screen().open()
    let container = try #require(screen.container)
    #expect(container.subviews.count == 3)
    screen.dismiss()
    #expect(container.subviews.allSatisfy { $0 is CardView })
  }

  @Test("takes away a card that does not fill the room: at a lower height, on a tablet, from a side")
  func dismisses() {
    let low = Screen.withDetents()
    low.tap(above)
    #expect(low.leftover == nil)
    let tablet = Screen(device: .iPadAir).open()
    tablet.tap(CGPoint(x: 20, y: 600))
    #expect(tablet.leftover == nil)
    var drawer = ModalConfiguration.mail
    drawer.edge = .leading
    drawer.size.maximumWidth = 280
    let side = Screen(configuration: drawer).open()
    side.tap(CGPoint(x: 350, y: 400))
    #expect(side.leftover == nil)
  }

  @Test("moves nothing on the strip above a full card, while the card opens, and where the app says so")
  func isNone() {
    let full = Screen().open()
    full.tap(CGPoint(x: 200, y: 62))
    #expect(full.disorder == nil)
    var configuration = ModalConfiguration.mail
    configuration.detents = [.medium]
    let opening = Screen(configuration: configuration).present()
    opening.clock.advance(by: 0.1)
    opening.tap(above)
    #expect(opening.disorder == nil)
    let off = Screen.withDetents { $0.dismissal.onTapOutside = false }
    off.tap(above)
    #expect(off.draft.selectedModalDetent == .medium)
    let inUse = Screen.withDetents { $0.dimming.largestUndimmedDetent = .medium }
    inUse.tap(above)
    #expect(inUse.isPresented)
  }

  @Test(
    "reaches the screen behind that is in use, whether or not the modal is locked", arguments: [true, false])
  func passedThrough(isLocked: Bool) {
    let screen = Screen.withDetents { $0.dimming.largestUndimmedDetent = .medium }
    screen.transition.delegate = nil
    screen.draft.isModalInPresentation = isLocked
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.root.view.addSubview(button)
    screen.tap(above)
    #expect(taps == 1 && screen.draft.selectedModalDetent == .medium && screen.complaint == nil)
  }
}
