import Foundation
import Testing

@testable import InteractiveModal

@Suite("A list and a modal under one finger, as values") struct ScrollHandoffTests {
  @Test(
    "each takes its share, and together they take all",
    arguments: [
      (.list(available: 0), 30, 0, 30), (.list(available: 0), -30, -30, 0), (.list(available: 20), 15, 15, 0),
      (.list(available: 20), 20, 20, 0), (.list(available: 20), 50, 20, 30),
      (.list(available: 20), -50, -50, 0), (.list(available: .infinity), 500, 500, 0),
      (.screen(pull: 40), 10, 0, 10), (.screen(pull: 40), -10, 0, -10), (.screen(pull: 40), -40, 0, -40),
      (.screen(pull: 40), -70, -30, -40), (.screen(pull: -5), -10, 0, -10), (.screen(pull: -5), 10, 0, 10),
    ] as [(ScrollHandoff, CGFloat, CGFloat, CGFloat)])
  func shares(_ handoff: ScrollHandoff, of translation: CGFloat, list: CGFloat, modal: CGFloat) {
    #expect(list + modal == translation)
    #expect(handoff.share(of: translation) == ScrollHandoff.Share(list: list, screen: modal))
    #expect(handoff.share(of: 0) == ScrollHandoff.Share(), "a finger that does not move moves neither")
  }

  @Test(
    "a list is held where its way ends, and as long as the modal is off its place",
    arguments: [
      (ScrollHandoff.list(available: 20), 19.9, false), (.list(available: 20), 20, true),
      (.list(available: 0), 0, false), (.list(available: 0), -10, false), (.list(available: 0), 1, true),
      (.list(available: .infinity), 999, false),
      (.screen(pull: 1), 0, true), (.screen(pull: 1), -50, true),
    ] as [(ScrollHandoff, CGFloat, Bool)])
  func holds(_ handoff: ScrollHandoff, after way: CGFloat, isHeld: Bool) {
    #expect(handoff.holdsList(after: way) == isHeld)
  }
}
