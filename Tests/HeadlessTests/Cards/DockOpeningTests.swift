import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// A finger pulls a draft with a dock out of a view.
@Suite("A draft of the dock that is pulled open", .ownWorld) @MainActor struct DockOpeningTests {
  private let simulator = Simulator()
  private let root = RootController()
  private let cards: ModalContainerController
  private let draft = DraftController()
  private let finger: Finger

  init() {
    cards = ModalContainerController(root: root)
    simulator.launch(root: cards)
    var configuration = ModalConfiguration.mail
    configuration.dock = .minimizes
    root.view.addInteraction(ModalOpeningInteraction(as: configuration) { [draft] in draft })
    finger = simulator.makeFinger()
    finger.down(at: CGPoint(x: 196, y: 800))
  }

  private func drag(to y: CGFloat, over seconds: TimeInterval) {
    let start = finger.location.y
    for step in 1...30 {
      simulator.clock.advance(by: seconds / 30)
      finger.move(to: CGPoint(x: 196, y: start + (y - start) * CGFloat(step) / 30))
    }
  }

  private var top: CGFloat? { draft.modalSession?.card.shown.box.minY }

  @Test("its edge comes to the finger and follows it, and on release it opens as a card")
  func opens() {
    drag(to: 400, over: 1)
    simulator.clock.advance(by: 1)
    #expect(cards.cards == [draft] && abs((top ?? 0) - 400) < 1)
    drag(to: 380, over: 0.2)
    #expect(abs((top ?? 0) - 380) < 1)
    finger.up()
    simulator.clock.runUntilIdle()
    #expect(draft.selectedModalDetent == .large && root.presentedViewController == nil)
    #expect(simulator.complaints == [])
  }

  @Test("one that is let go near the edge was never shown, and the next finger pulls again")
  func slidesOut() {
    drag(to: 700, over: 1)
    #expect(cards.cards == [draft])
    drag(to: 790, over: 0.1)
    finger.up()
    simulator.clock.runUntilIdle()
    #expect(cards.cards == [] && draft.parent == nil && root.view.transform.isIdentity)
    #expect(draft.calls == ["willAppear", "willDisappear", "didDisappear"])
    finger.down(at: CGPoint(x: 196, y: 800))
    drag(to: 300, over: 0.2)
    finger.up()
    simulator.clock.runUntilIdle()
    #expect(cards.cards == [draft] && draft.selectedModalDetent == .large)
  }
}
