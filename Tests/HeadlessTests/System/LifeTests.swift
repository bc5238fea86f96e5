import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@MainActor @Suite("What is left of modals", .ownWorld) struct LifeTests {
  /// A way for a modal to go.
  enum End: CaseIterable, Sendable {
    case dismissed, unanimated, midOpening, finger
    /// It is let go of near its place, and dismissed later.
    case returned
  }

  @Test("of a modal nothing is left, whichever way it goes", arguments: End.allCases)
  func modal(_ end: End) {
    let desk = GuideDesk(root: RootController())
    let census = desk.simulator.census
    for _ in 1...3 {
      show(end, on: desk)
      let excess = desk.settle().simulator.census.excess(over: census)
      #expect(excess == nil && desk.simulator.census == census && desk.complaint == nil)
    }
  }

  /// Presents a modal of its own and ends it; nothing here holds it afterwards.
  private func show(_ end: End, on desk: GuideDesk) {
    let draft = DraftController()
    desk.root.present(draft, as: .mail, animated: end != .unanimated)
    if end == .midOpening { desk.run(for: 0.1) } else { desk.settle() }
    switch end {
    case .dismissed, .midOpening: draft.dismissModal()
    case .unanimated: desk.root.dismiss(animated: false)
    case .finger: desk.dragAway()
    case .returned:
      desk.drag(down: 120)
      #expect(desk.root.presentedViewController === draft)
      desk.root.dismiss(animated: true)
    }
    desk.settle()
  }
}
