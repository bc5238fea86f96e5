import Foundation
import Testing

@testable import InteractiveModal

/// An event of the table of states, and what it changes.
struct ModalHappening: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var event: InteractionEvent
  /// The situation to which the event leads. A situation that is missing keeps its state.
  var outcomes: [ModalSituation: ModalSituation]
  /// The situations whose state stays, and whose position changes.
  var moving: Set<ModalSituation> = []
  /// The situations that stay, and tell that they wait.
  var waiting: Set<ModalSituation> = []

  private init(
    _ name: String, _ event: InteractionEvent, _ outcomes: [ModalSituation: ModalSituation],
    moving: Set<ModalSituation> = [], waiting: Set<ModalSituation> = []
  ) {
    (testDescription, self.event, self.outcomes) = (name, event, outcomes)
    (self.moving, self.waiting) = (moving, waiting)
  }

  static let all = fingers + answers + others

  private static let fingers = [
    ModalHappening(
      "landed", .landed,
      [.asking: .caughtComing, .coming: .caughtComing, .going: .caughtGoing]),
    ModalHappening(
      "began", .began(.granted),
      [.presented: .dragged, .caughtComing: .dragged, .caughtGoing: .dragged]),
    ModalHappening(
      "began, refused", .began(.refused),
      [.presented: .refused, .caughtComing: .refused, .caughtGoing: .dragged]),
    ModalHappening(
      "began, pending", .began(.pending),
      [.presented: .pending, .caughtComing: .pending, .caughtGoing: .dragged]),
    ModalHappening("opened", .opened, [.gone: .dragged]),
    ModalHappening("moved", .moved(by: 16, velocity: 300), [:], moving: ModalSituation.held),
    ModalHappening(
      "let go", .released(velocity: 0, at: 10.15),
      [.dragged: .coming, .refused: .coming, .pending: .coming]),
    ModalHappening(
      "thrown", .released(velocity: 3000, at: 10.15),
      [.dragged: .going, .refused: .coming, .pending: .asking]),
    ModalHappening("lifted", .lifted(at: 10.15), [.caughtComing: .coming, .caughtGoing: .going]),
    ModalHappening("cancelled", .cancelled(at: 10.15), lead(ModalSituation.held, to: .coming)),
  ]

  private static let answers = [
    ModalHappening(
      "answered yes", .answered(true, at: 10.15),
      [
        .presented: .going, .caughtComing: .caughtGoing, .pending: .dragged, .asking: .going,
        .coming: .going,
      ]),
    ModalHappening(
      "answered no", .answered(false, at: 10.15), [.pending: .refused, .asking: .coming]),
  ]

  private static let others = [
    ModalHappening("frame", .frame(at: 10.15), [:], moving: [.coming, .going, .asking]),
    ModalHappening(
      "late frame", .frame(at: 99), [.coming: .presented, .going: .gone], moving: [.asking],
      waiting: [.asking]),
    ModalHappening(
      "presented", .sent(to: .presented, at: 10.15),
      lead([.gone, .caughtComing, .dragged, .refused, .pending, .asking], to: .coming)),
    ModalHappening(
      "dismissed", .sent(to: .dismissed, at: 10.15),
      lead(ModalSituation.held.union([.presented, .asking, .coming]), to: .going)),
    ModalHappening("placed", .placed(.presented), lead(Set(ModalSituation.allCases), to: .presented)),
    ModalHappening("removed", .placed(.dismissed), lead(Set(ModalSituation.allCases), to: .gone)),
    ModalHappening("launched", .launched(velocity: -300), [:], moving: [.gone, .presented]),
    ModalHappening("turned", .turned(at: 10.15), [.coming: .going, .going: .coming]),
    ModalHappening("restarted", .restarted, [.coming: .coming, .going: .going]),
  ]

  private static func lead(
    _ situations: Set<ModalSituation>, to outcome: ModalSituation
  ) -> [ModalSituation: ModalSituation] {
    Dictionary(uniqueKeysWithValues: situations.map { ($0, outcome) })
  }
}
