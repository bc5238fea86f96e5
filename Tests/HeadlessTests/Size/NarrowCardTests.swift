import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A narrow card on a phone on its side", .ownWorld) @MainActor struct NarrowCardTests {
  private func screen(_ change: (inout ModalConfiguration) -> Void = { _ in }) -> Screen {
    let screen = Screen(framesPerSecond: 120) {
      ($0.detents, $0.size.maximumWidth, $0.size.fillsCompactHeight) = ([.medium, .large], 400, false)
      change(&$0)
    }
    return screen.open()
  }

  /// Checks that the card stands at a detent, where its layout has it.
  private func expectInPlace(_ screen: Screen, at detent: ModalDetent.Identifier) throws {
    let container = try #require(screen.container)
    let layout = try #require(screen.session?.layout(in: container))
    #expect(screen.draft.selectedModalDetent == detent && screen.simulator.complaints == [])
    let progress = layout.stops.position(of: .detent(detent)).progress
    #expect(screen.content.isAbout(layout.visibleCard(at: progress), within: Screen.unseen))
  }

  @Test("turned, it keeps its height, and closes with a drag")
  func turns() throws {
    for detent in [.medium, .large] as [ModalDetent.Identifier] {
      let screen = screen()
      screen.draft.selectModalDetent(detent)
      screen.settle()
      for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight] {
        screen.simulator.rotate(to: orientation)
        screen.settle()
        try expectInPlace(screen, at: detent)
        #expect(screen.content.width == (orientation == .portrait ? 393 : 400))
      }
      #expect(screen.dragAway().leftover == nil)
    }
  }

  @Test("a card in flight keeps its place in a resize, and arrives")
  func inFlight() throws {
    let screen = screen()
    screen.draft.selectModalDetent(.large)
    screen.clock.advance(by: 0.1)
    let (progress, box) = (screen.progress, screen.card.shown.box)
    screen.simulator.resizeToLandscape()
    #expect(abs((screen.session?.engine.progress ?? .nan) - progress) * screen.travel < Screen.unseen)
    #expect(screen.card.shown.box.isAbout(box, within: Screen.unseen))
    screen.settle()
    try expectInPlace(screen, at: .large)
    #expect(screen.dismiss().leftover == nil)
  }

  @Test("an update narrows a card that fills the phone, with the spring")
  func update() throws {
    let screen = screen { $0.size.fillsCompactHeight = true }
    screen.simulator.rotate(to: .landscapeLeft)
    screen.settle()
    #expect(screen.content == CGRect(x: 0, y: 0, width: 852, height: 393))
    screen.transition.update { $0.size.fillsCompactHeight = false }
    screen.settle()
    try expectInPlace(screen, at: .medium)
    #expect(screen.content.width == 400)
  }
}
