import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// Apps act in the middle of what they are told.
@Suite("What an app does in what it is told", .ownWorld) @MainActor struct ReactionTests {
  /// Of moments in which a finger has just taken a card that was opening.
  @Test(
    "a height that is chosen as the finger takes the card is reached, and the finger is heard no more",
    arguments: [0.05, 0.15, 0.3], [1, 2, 3, 4])
  func selects(seconds: TimeInterval, told: Int) {
    for step in [-80, -40, 20, 60] as [CGFloat] {
      let screen = Screen().present()
      var heard = 0
      screen.delegate.onUpdate = { update in
        guard update.phase == .held else { return }
        heard += 1
        if heard == told { screen.draft.selectModalDetent(.large, animated: false) }
      }
      screen.clock.advance(by: seconds)
      screen.finger.down(at: CGPoint(x: 200, y: min(840, screen.cardTop + 20)))
      for _ in 0..<4 {
        screen.clock.advance(by: 0.0087)
        screen.finger.move(to: CGPoint(x: 200, y: screen.finger.location.y + step))
      }
      screen.finger.up()
      screen.clock.runUntilIdle(limit: 60)
      #expect(screen.clock.isIdle && screen.driver?.interaction.isAtRest == true)
      #expect(heard == told && screen.disorder == nil, "moved by \(step)")
      #expect(screen.delegate.updates.last?.phase == .resting(.detent(.large)))
    }
  }

  @Test("a card that is dismissed as its finger is refused is not kept", arguments: [true, false])
  func dismissesOnAttempt(animated: Bool) {
    weak var modal: UIViewController?
    let (desk, delegate) = (GuideDesk(root: UIViewController()), RecordingDelegate())
    let before = desk.simulator.census
    delegate.allows = false
    delegate.onAttempt = { modal?.dismiss(animated: animated) }
    do {
      let draft = UIViewController()
      modal = draft
      desk.root.present(draft, as: .mail, delegate: delegate)
    }
    desk.settle().drag(down: 720)
    #expect(delegate.attempts == 1 && desk.root.presentedViewController == nil && modal == nil)
    #expect(desk.simulator.census.excess(over: before) == nil && desk.complaint == nil)
  }
}
