import Foundation
import Testing

@testable import InteractiveModal

@Suite("A list and a modal under one finger, as values") struct ScrollHandoverTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let handover: ScrollHandoff
    let way: CGFloat
    let list: CGFloat
    let modal: CGFloat

    var testDescription: String { "\(handover), \(way)" }
  }

  static let cases = [
    Case(handover: .list(available: 0), way: 30, list: 0, modal: 30),
    Case(handover: .list(available: 0), way: -30, list: -30, modal: 0),
    Case(handover: .list(available: 20), way: 15, list: 15, modal: 0),
    Case(handover: .list(available: 20), way: 20, list: 20, modal: 0),
    Case(handover: .list(available: 20), way: 50, list: 20, modal: 30),
    Case(handover: .list(available: 20), way: -50, list: -50, modal: 0),
    Case(handover: .list(available: .infinity), way: 500, list: 500, modal: 0),
    Case(handover: .screen(pull: 40), way: 10, list: 0, modal: 10),
    Case(handover: .screen(pull: 40), way: -10, list: 0, modal: -10),
    Case(handover: .screen(pull: 40), way: -40, list: 0, modal: -40),
    Case(handover: .screen(pull: 40), way: -70, list: -30, modal: -40),
    Case(handover: .screen(pull: -5), way: -10, list: 0, modal: -10),
    Case(handover: .screen(pull: -5), way: 10, list: 0, modal: 10),
  ]

  @Test("each takes its share, and together they take all", arguments: cases)
  func shares(_ one: Case) {
    let share = one.handover.share(of: one.way)
    #expect(share == ScrollHandoff.Share(list: one.list, screen: one.modal))
    #expect(share.list + share.screen == one.way)
  }

  @Test("a finger that does not move moves neither", arguments: cases)
  func rest(_ one: Case) {
    #expect(one.handover.share(of: 0) == ScrollHandoff.Share())
  }

  @Test(
    "a list is held where its way ends, and as long as the modal is off its place",
    arguments: [
      (ScrollHandoff.list(available: 20), 19.9, false), (.list(available: 20), 20, true),
      (.list(available: 0), 0, false), (.list(available: 0), -10, false), (.list(available: 0), 1, true),
      (.list(available: .infinity), 999, false),
      (.screen(pull: 1), 0, true), (.screen(pull: 1), -50, true),
    ] as [(ScrollHandoff, CGFloat, Bool)])
  func holds(_ handover: ScrollHandoff, after way: CGFloat, isHeld: Bool) {
    #expect(handover.holdsList(after: way) == isHeld)
  }
}
