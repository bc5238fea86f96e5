import Foundation
import Testing

@testable import InteractiveModal

/// An event of the table of states, and what it changes.
struct ModalHappening: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var event: InteractionEvent
  var time: TimeInterval
  /// The situation to which the event leads. A situation that is missing keeps its state.
  var outcomes: [ModalSituation: ModalSituation]
  /// The situations whose state stays, and whose position changes.
  var moving: Set<ModalSituation> = []
  /// The situations that stay, and tell that they wait.
  var waiting: Set<ModalSituation> = []

  private init(
    _ name: String, _ event: InteractionEvent, at time: TimeInterval = 10.15,
    _ outcomes: [ModalSituation: ModalSituation],
    moving: Set<ModalSituation> = [], waiting: Set<ModalSituation> = []
  ) {
    (testDescription, self.event, self.time, self.outcomes) = (name, event, time, outcomes)
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
      "let go", .released(velocity: 0),
      [.dragged: .coming, .refused: .coming, .pending: .coming]),
    ModalHappening(
      "thrown", .released(velocity: 3000),
      [.dragged: .going, .refused: .coming, .pending: .asking]),
    ModalHappening("lifted", .lifted, [.caughtComing: .coming, .caughtGoing: .going]),
    ModalHappening(
      "left on a list", .leftOnList, lead([.caughtComing, .dragged, .refused, .pending], to: .coming)),
    ModalHappening("cancelled", .cancelled, lead(ModalSituation.held, to: .coming)),
  ]

  private static let answers = [
    ModalHappening(
      "answered yes", .answered(true),
      [
        .presented: .going, .caughtComing: .caughtGoing, .pending: .dragged, .asking: .going,
        .coming: .going,
      ]),
    ModalHappening(
      "answered no", .answered(false), [.pending: .refused, .asking: .coming]),
  ]

  private static let others = [
    ModalHappening("frame", .frame, [:], moving: [.coming, .going, .asking]),
    ModalHappening(
      "late frame", .frame, at: 99, [.coming: .presented, .going: .gone], moving: [.asking],
      waiting: [.asking]),
    ModalHappening(
      "presented", .sent(to: .presented),
      lead([.gone, .caughtComing, .dragged, .refused, .pending, .asking], to: .coming)),
    ModalHappening(
      "dismissed", .sent(to: .dismissed),
      lead(ModalSituation.held.union([.presented, .asking, .coming]), to: .going)),
    ModalHappening("placed", .placed(.presented), lead(Set(ModalSituation.allCases), to: .presented)),
    ModalHappening("removed", .placed(.dismissed), lead(Set(ModalSituation.allCases), to: .gone)),
    ModalHappening("launched", .launched(velocity: -300), [:], moving: [.gone, .presented]),
    ModalHappening("turned", .turned, [.coming: .going, .going: .coming]),
    ModalHappening("restarted", .restarted, [.coming: .coming, .going: .going]),
  ]

  private static func lead(
    _ situations: Set<ModalSituation>, to outcome: ModalSituation
  ) -> [ModalSituation: ModalSituation] {
    Dictionary(uniqueKeysWithValues: situations.map { ($0, outcome) })
  }
}
