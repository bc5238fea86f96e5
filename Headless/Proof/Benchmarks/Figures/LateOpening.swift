import UIKit

@testable import InteractiveModal
@testable import UIKit

/// The share of an opening that the user sees though the first layout takes half a second.
struct LateOpening: Figure {
  var promises: [Promise] {
    [
      Promise(
        figure: "share of an opening that is seen after a first layout of 500 ms", unit: "parts",
        limit: .atLeast(1), oracle: "the card's edge on the screen, and the screen's height")
    ]
  }

  func measure() -> [Double?] {
    let desk = Desk()
    let draft = DraftController()
    desk.drafts[0].present(draft, as: .mail)
    desk.clock.runTurns()
    desk.clock.stall(for: 0.5)
    desk.clock.frame(at: desk.clock.now)
    guard let card = draft.modalSession?.views.card, let container = card.superview else {
      return [.nan]
    }
    let first = desk.shown(card).frame.minY
    desk.clock.runUntilIdle()
    let last = desk.shown(card).frame.minY
    return [(first - last) / (container.bounds.maxY - last)]
  }
}
