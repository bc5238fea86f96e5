import Foundation
import Testing

@testable import InteractiveModal

@Suite("The lifecycle of a presentation") struct PresentationLifecycleTests {
  typealias State = PresentationLifecycle.State
  typealias Event = PresentationLifecycle.Event
  typealias Effect = PresentationLifecycle.Effect

  /// A cell of the table: the situation that follows, and the effects.
  struct Cell {
    let next: Situation
    let effects: [Effect]

    static func to(_ next: Situation, _ effects: Effect...) -> Cell { Cell(next: next, effects: effects) }
  }

  /// A column of the table: an event, and its cells. Where none is given, nothing changes and nothing is to do.
  struct Column: Sendable {
    let event: Event
    let time: TimeInterval
    let cells: [Situation: Cell]

    init(_ event: Event, at time: TimeInterval = 10, _ cells: [Situation: Cell]) {
      (self.event, self.time, self.cells) = (event, time, cells)
    }

    /// The same cell in every row.
    init(_ event: Event, always cell: Cell) {
      self.init(event, Dictionary(uniqueKeysWithValues: Situation.allCases.map { ($0, cell) }))
    }
  }

  static let table: [Column] = [
    Column(
      .presentationBegan,
      Column(.presentationBegan, always: .to(.presenting)).cells
        .merging([.dismissedEarly: .to(.presenting, .dismissLater(animated: true))]) { $1 }),
    Column(
      .presentationEnded,
      [.announced: .to(.idle), .dismissedEarly: .to(.idle, .dismissLater(animated: true))]),
    Column(.dismissedEarly(animated: true), [.announced: .to(.dismissedEarly)]),
    Column(.presentationMoved(isPulledOpen: false), [.presenting: .to(.opening)]),
    Column(.presentationMoved(isPulledOpen: true), [.presenting: .to(.pulledOpen, .pause)]),
    Column(
      .dismissalBegan(isInteractive: false), at: 10.5,
      Column(.presentationBegan, always: .to(.closing, .close)).cells
        .merging([.requested: .to(.closing, .reportState), .waiting: .to(.closing, .reportState)]) { $1 }),
    Column(
      .dismissalBegan(isInteractive: true), at: 10.5,
      Column(.presentationBegan, always: .to(.draggedOut, .pause, .close)).cells
        .merging([
          .requested: .to(.draggedOut, .pause, .reportState),
          .waiting: .to(.draggedOut, .pause, .reportState),
        ]) { $1 }),
    Column(
      .interaction(.caught(boundFor: .presented)),
      [
        .opening: .to(.idle, .complete(true)), .finishingOpening: .to(.idle, .complete(true)),
        .cancellingOpening: .to(.idle, .finish, .complete(true)),
        .closing: .to(.idle, .cancel, .complete(false)),
        .leaving: .to(.idle, .cancel, .complete(false)), .returning: .to(.idle, .complete(false)),
      ]),
    Column(
      .interaction(.caught(boundFor: .dismissed)),
      [
        .opening: .to(.pulledOpen, .pause), .finishingOpening: .to(.pulledOpen, .pause),
        .cancellingOpening: .to(.pulledOpen, .pause), .closing: .to(.draggedOut, .pause),
        .leaving: .to(.draggedOut, .pause), .returning: .to(.draggedOut, .pause),
      ]),
    Column(.draggedOut, [.idle: .to(.idle, .requestDismissal)]),
    Column(
      .interaction(.settle(.dismissed)),
      [
        .idle: .to(.idle, .requestDismissal),
        .presenting: .to(.idle, .complete(true), .requestDismissal),
        .opening: .to(.idle, .complete(true), .requestDismissal),
        .finishingOpening: .to(.idle, .complete(true), .requestDismissal),
        .pulledOpen: .to(.cancellingOpening, .cancel), .draggedOut: .to(.leaving, .finish),
        .returning: .to(.leaving, .finish),
      ]),
    Column(
      .interaction(.settle(.presented)),
      [
        .pulledOpen: .to(.finishingOpening, .finish), .cancellingOpening: .to(.finishingOpening, .finish),
        .closing: .to(.returning, .cancel), .draggedOut: .to(.returning, .cancel),
        .leaving: .to(.returning, .cancel),
      ]),
    Column(.dismissalRequested, [.idle: .to(.requested)]),
    Column(.requestLost, [.requested: .to(.idle)]),
    Column(
      .interaction(.arrive(.presented)),
      [
        .presenting: .to(.idle, .complete(true)), .opening: .to(.idle, .complete(true)),
        .pulledOpen: .to(.idle, .finish, .complete(true)), .finishingOpening: .to(.idle, .complete(true)),
        .cancellingOpening: .to(.idle, .finish, .complete(true)),
        .closing: .to(.idle, .cancel, .complete(false)), .draggedOut: .to(.idle, .cancel, .complete(false)),
        .leaving: .to(.idle, .cancel, .complete(false)), .returning: .to(.idle, .complete(false)),
      ]),
    Column(
      .interaction(.arrive(.dismissed)), at: 10.25,
      [
        .requested: .to(.waiting), .presenting: .to(.idle, .cancel, .complete(false)),
        .opening: .to(.idle, .cancel, .complete(false)), .pulledOpen: .to(.idle, .cancel, .complete(false)),
        .finishingOpening: .to(.idle, .cancel, .complete(false)),
        .cancellingOpening: .to(.idle, .complete(false)), .closing: .to(.idle, .complete(true)),
        .draggedOut: .to(.idle, .finish, .complete(true)), .leaving: .to(.idle, .complete(true)),
        .returning: .to(.idle, .finish, .complete(true)),
      ]),
    Column(.frame(isBeingDismissed: false), at: 10.5, [:]),
    Column(
      .frame(isBeingDismissed: false), at: 11.5,
      [.waiting: .to(.idle, .dismissWithoutAnimation, .bringBack)]),
    Column(.frame(isBeingDismissed: true), at: 15.5, [.waiting: .to(.idle, .bringBack)]),
  ]

  // MARK: The table

  @Test("every state handles every event as the table says", arguments: table)
  func handles(_ column: Column) {
    for situation in Situation.allCases {
      let cell = column.cells[situation] ?? .to(situation)
      var lifecycle = situation.make()
      #expect(lifecycle.state == situation.state, "\(situation)")
      #expect(lifecycle.handle(column.event, at: column.time) == cell.effects, "\(situation)")
      #expect(lifecycle.state == cell.next.state, "\(situation)")
    }
  }

  @Test("UIKit hears the end of each transition once", arguments: 0..<20 as Range<UInt64>)
  func endsOnce(seed: UInt64) throws {
    var (lifecycle, numbers) = (PresentationLifecycle(), SeededGenerator(seed: seed))
    var running = 0
    for _ in 0..<400 {
      let event = try #require(Self.table.randomElement(using: &numbers)).event
      switch event {
      // UIKit begins a transition only if no transition is running.
      case .presentationBegan, .dismissalBegan:
        guard running == 0 else { continue }
        running = 1
      case .interaction, .presentationMoved, .presentationEnded, .draggedOut, .dismissedEarly,
        .dismissedByApp,
        .dismissalRequested, .requestLost, .frame:
        break
      }
      running -=
        lifecycle.handle(event, at: 10).filter { $0 == .complete(true) || $0 == .complete(false) }.count
      #expect(running >= 0)
      if running < 0 { return }
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
    #expect(lifecycle.handle(.frame(isBeingDismissed: isBeingDismissed), at: time) == effects)
    #expect(lifecycle.isWaitingForUIKit == effects.isEmpty)
  }

  @Test(
    "a dismissal that begins more than five seconds after the request is another one",
    arguments: [
      (.requested, 15, .reportState), (.requested, 15.01, .close), (.waiting, 15.01, .reportState),
      (.waiting, 99, .reportState),
    ] as [(Situation, TimeInterval, Effect)])
  func lateDismissal(in situation: Situation, at time: TimeInterval, effect: Effect) {
    var lifecycle = situation.make()
    #expect(lifecycle.handle(.dismissalBegan(isInteractive: false), at: time) == [effect])
    #expect(lifecycle.state == .running(.closing, .free))
  }

  // MARK: The cause

  @Test(
    "the cause is that of the request, unless the app takes the dismissal over, or the modal stays",
    arguments: [
      ([], .code), ([.draggedOut], .drag), ([.interaction(.settle(.dismissed))], .drag),
      ([.interaction(.settle(.dismissed), by: .key)], .key),
      ([.interaction(.settle(.dismissed), by: .key), .dismissalRequested, .requestLost], .code),
      ([.interaction(.settle(.dismissed), by: .key), .interaction(.settle(.presented))], .code),
      ([.draggedOut, .dismissalRequested, .dismissalBegan(isInteractive: true)], .drag),
      ([.dismissalBegan(isInteractive: false), .interaction(.settle(.dismissed))], .code),
      ([.dismissalBegan(isInteractive: true), .interaction(.settle(.dismissed), by: .key)], .key),
      ([.draggedOut, .dismissalRequested, .dismissedByApp], .code),
      ([.draggedOut, .dismissalRequested, .interaction(.settle(.dismissed), by: .key)], .key),
      (
        [
          .draggedOut, .dismissalRequested, .dismissalBegan(isInteractive: true),
          .interaction(.arrive(.presented)),
        ],
        .code
      ),
      ([.presentationBegan, .interaction(.settle(.dismissed), by: .tapOutside)], .tapOutside),
    ] as [([Event], ModalOutcome.Cause)])
  func cause(after events: [Event], is cause: ModalOutcome.Cause) {
    var lifecycle = PresentationLifecycle()
    for event in [.presentationEnded] + events { _ = lifecycle.handle(event, at: 10) }
    #expect(lifecycle.cause == cause)
  }

  // MARK: Queries

  @Test("the lifecycle tells what is done of UIKit's transition")
  func queries() {
    for situation in Situation.allCases {
      let lifecycle = situation.make()
      for progress in [-0.1, 0, 0.3, 1, 1.2] as [CGFloat] {
        let expected: CGFloat? =
          switch lifecycle.state {
          case .running(.opening, _): progress
          case .running(.closing, _): 1 - progress
          case .announced, .idle, .requested: nil
          }
        #expect(lifecycle.percentComplete(at: progress) == expected, "\(situation)")
      }
      #expect(lifecycle.isWaitingForUIKit == (situation == .waiting), "\(situation)")
    }
  }
}
