import Foundation
import Testing

@testable import InteractiveModal

@Suite("The lifecycle of a presentation") struct PresentationLifecycleTests {
  typealias State = PresentationLifecycle.State
  typealias Event = PresentationLifecycle.Event
  typealias Effect = PresentationLifecycle.Effect

  /// A row of the table: a kind of state. UIKit was asked at 10 s, and the modal was closed at 10.25 s.
  enum Situation: CaseIterable {
    case idle, presenting, opening, requested, waiting, dismissing
    case awaitingOpening, awaitingClosing, animatingOpening, animatingClosing

    /// A new state has to be told apart here.
    init(_ state: State) {
      switch state {
      case .idle: self = .idle
      case .presenting: self = .presenting
      case .opening: self = .opening
      case .requested(_, nil): self = .requested
      case .requested(_, .some): self = .waiting
      case .dismissing: self = .dismissing
      case .awaitingAnimator(.opening): self = .awaitingOpening
      case .awaitingAnimator(.closing): self = .awaitingClosing
      case .animating(.opening): self = .animatingOpening
      case .animating(.closing): self = .animatingClosing
      }
    }

    private var story: [Event] {
      switch self {
      case .idle: []
      case .presenting: [.presentationBegan]
      case .opening: [.presentationBegan, .openedByFinger]
      case .requested: [.dismissalRequested(at: 10)]
      case .waiting: [.dismissalRequested(at: 10), .closed(at: 10.25)]
      case .dismissing: [.dismissalBegan(at: 10)]
      case .awaitingOpening: [.animatorVended(.opening)]
      case .awaitingClosing: [.animatorVended(.closing)]
      case .animatingOpening: [.animatorVended(.opening), .animatorBegan]
      case .animatingClosing: [.animatorVended(.closing), .animatorBegan]
      }
    }

    /// Makes a lifecycle in this situation by events alone.
    func make() -> PresentationLifecycle {
      var lifecycle = PresentationLifecycle()
      for event in story { _ = lifecycle.handle(event) }
      return lifecycle
    }
  }

  /// The next state, and the effects.
  struct Cell {
    var state: State
    var effects: [Effect]

    static func to(_ state: State, _ effects: Effect...) -> Cell { Cell(state: state, effects: effects) }
  }

  /// A column of the table: an event, and its cells. A situation without a cell ignores the event.
  struct Column: Sendable {
    var event: Event
    var cells: [Situation: Cell]

    init(_ event: Event, _ cells: [Situation: Cell]) { (self.event, self.cells) = (event, cells) }

    /// Leads every situation to one state.
    init(_ event: Event, all state: State) {
      self.init(event, Dictionary(uniqueKeysWithValues: Situation.allCases.map { ($0, .to(state)) }))
    }
  }

  private static let columns = [
    Column(.presentationBegan, all: .presenting),
    Column(.animatorVended(.opening), all: .awaitingAnimator(.opening)),
    Column(.animatorVended(.closing), all: .awaitingAnimator(.closing)),
    Column(.openedByFinger, [.presenting: .to(.opening)]),
    Column(
      .dismissalBegan(at: 10.5),
      Dictionary(
        uniqueKeysWithValues: Situation.allCases.map {
          ($0, .to(.dismissing, [.requested, .waiting].contains($0) ? .follow : .close))
        })),
    Column(
      .decided(isClosing: true),
      [.idle: .to(.idle, .requestDismissal), .presenting: .to(.idle, .finish, .requestDismissal)]),
    Column(.decided(isClosing: false), [.opening: .to(.idle, .finish), .dismissing: .to(.idle, .cancel)]),
    Column(.dismissalRequested(at: 10.5), [.idle: .to(.requested(at: 10.5, closedSince: nil))]),
    Column(
      .closed(at: 10.5),
      [
        .opening: .to(.idle, .cancel), .requested: .to(.requested(at: 10, closedSince: 10.5)),
        .dismissing: .to(.idle, .finish),
      ]),
    Column(.presentationDone, [.presenting: .to(.idle, .finish), .opening: .to(.idle, .finish)]),
    Column(.frame(at: 10.5, isBeingDismissed: false), [:]),
    Column(
      .frame(at: 11.5, isBeingDismissed: false),
      [.waiting: .to(.idle, .dismissWithoutAnimation, .bringBack)]),
    Column(.frame(at: 15.5, isBeingDismissed: true), [.waiting: .to(.idle, .bringBack)]),
    Column(
      .animatorBegan,
      [.awaitingOpening: .to(.animating(.opening)), .awaitingClosing: .to(.animating(.closing))]),
    Column(
      .animatorEnded,
      [
        .awaitingOpening: .to(.idle), .awaitingClosing: .to(.idle), .animatingOpening: .to(.idle),
        .animatingClosing: .to(.idle),
      ]),
  ]

  @Test("every state handles every event as the table says", arguments: columns)
  func table(of column: Column) {
    for situation in Situation.allCases {
      var lifecycle = situation.make()
      let state = lifecycle.state
      #expect(Situation(state) == situation)
      #expect(lifecycle.handle(column.event) == column.cells[situation]?.effects ?? [], "\(situation)")
      #expect(lifecycle.state == column.cells[situation]?.state ?? state, "\(situation)")
    }
  }

  @Test("UIKit hears the end of a transition at most once", arguments: 0..<20 as Range<UInt64>)
  func endsOnce(seed: UInt64) {
    var (lifecycle, numbers) = (PresentationLifecycle(), SeededGenerator(seed: seed))
    var running = 0
    for _ in 0..<400 where running >= 0 {
      guard let event = Self.columns.randomElement(using: &numbers)?.event else { return }
      switch event {
      // UIKit begins a transition, or asks for an animator, only if no transition is running.
      case .presentationBegan, .dismissalBegan:
        guard running == 0 else { continue }
        running = 1
      case .animatorVended: guard running == 0 else { continue }
      default: break
      }
      running -= lifecycle.handle(event).filter { $0 == .finish || $0 == .cancel }.count
      #expect(running >= 0)
    }
  }

  // MARK: Patience

  @Test(
    "a modal that UIKit does not dismiss comes back after a second, or after five with a sign of life",
    arguments: [
      (11.25, false, []), (11.26, false, [.dismissWithoutAnimation, .bringBack]), (11.26, true, []),
      (15.25, true, []), (15.26, true, [.bringBack]), (.nan, false, []),
    ] as [(TimeInterval, Bool, [Effect])])
  func patience(time: TimeInterval, isBeingDismissed: Bool, effects: [Effect]) {
    var lifecycle = Situation.waiting.make()
    #expect(lifecycle.handle(.frame(at: time, isBeingDismissed: isBeingDismissed)) == effects)
    #expect(lifecycle.isWaitingForUIKit == effects.isEmpty)
  }

  @Test(
    "a dismissal that begins more than five seconds after the request is another one",
    arguments: [
      (.requested, 15, .follow), (.requested, 15.01, .close), (.waiting, 15.01, .follow),
      (.waiting, 99, .follow),
    ] as [(Situation, TimeInterval, Effect)])
  func lateDismissal(in situation: Situation, at time: TimeInterval, effect: Effect) {
    var lifecycle = situation.make()
    #expect(lifecycle.handle(.dismissalBegan(at: time)) == [effect])
    #expect(lifecycle.state == .dismissing)
  }

  // MARK: Queries

  @Test("the lifecycle tells what UIKit and a custom animator do", arguments: Situation.allCases)
  func queries(in situation: Situation) {
    let lifecycle = situation.make()
    let opens = [.awaitingOpening, .animatingOpening].contains(situation)
    let closes = [.awaitingClosing, .animatingClosing].contains(situation)
    let animation: PresentationLifecycle.Operation? = opens ? .opening : closes ? .closing : nil
    #expect(lifecycle.customAnimation == animation)
    #expect(lifecycle.isWaitingForUIKit == (situation == .waiting))
    for progress in [-0.1, 0, 0.3, 1, 1.2] as [CGFloat] {
      let complete: CGFloat? =
        situation == .opening ? progress : situation == .dismissing ? 1 - progress : nil
      #expect(lifecycle.percentComplete(at: progress) == complete)
    }
  }
}
