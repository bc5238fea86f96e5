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
    let cells: [Situation: Cell]

    init(_ event: Event, _ cells: [Situation: Cell]) { (self.event, self.cells) = (event, cells) }

    /// The same cell in every row.
    init(_ event: Event, always cell: Cell) {
      self.init(event, Dictionary(uniqueKeysWithValues: Situation.allCases.map { ($0, cell) }))
    }
  }

  static let table: [Column] = [
    Column(.presentationBegan, always: .to(.presenting)),
    Column(.presentationMoved(isPulledOpen: false), [.presenting: .to(.opening)]),
    Column(.presentationMoved(isPulledOpen: true), [.presenting: .to(.pulledOpen, .pause)]),
    Column(
      .dismissalBegan(at: 10.5, isInteractive: false),
      Column(.presentationBegan, always: .to(.closing, .close)).cells
        .merging([.requested: .to(.closing, .reportState), .waiting: .to(.closing, .reportState)]) { $1 }),
    Column(
      .dismissalBegan(at: 10.5, isInteractive: true),
      Column(.presentationBegan, always: .to(.draggedOut, .pause, .close)).cells
        .merging([
          .requested: .to(.draggedOut, .pause, .reportState),
          .waiting: .to(.draggedOut, .pause, .reportState),
        ]) { $1 }),
    Column(
      .caught(isClosing: false),
      [
        .opening: .to(.idle, .complete(true)), .finishingOpening: .to(.idle, .complete(true)),
        .cancellingOpening: .to(.idle, .finish, .complete(true)),
        .closing: .to(.idle, .cancel, .complete(false)),
        .leaving: .to(.idle, .cancel, .complete(false)), .returning: .to(.idle, .complete(false)),
      ]),
    Column(
      .caught(isClosing: true),
      [
        .opening: .to(.pulledOpen, .pause), .finishingOpening: .to(.pulledOpen, .pause),
        .cancellingOpening: .to(.pulledOpen, .pause), .closing: .to(.draggedOut, .pause),
        .leaving: .to(.draggedOut, .pause), .returning: .to(.draggedOut, .pause),
      ]),
    Column(.draggedOut, [.idle: .to(.idle, .requestDismissal)]),
    Column(
      .decided(isClosing: true),
      [
        .idle: .to(.idle, .requestDismissal),
        .presenting: .to(.idle, .complete(true), .requestDismissal),
        .opening: .to(.idle, .complete(true), .requestDismissal),
        .finishingOpening: .to(.idle, .complete(true), .requestDismissal),
        .pulledOpen: .to(.cancellingOpening, .cancel), .draggedOut: .to(.leaving, .finish),
        .returning: .to(.leaving, .finish),
      ]),
    Column(
      .decided(isClosing: false),
      [
        .pulledOpen: .to(.finishingOpening, .finish), .cancellingOpening: .to(.finishingOpening, .finish),
        .closing: .to(.returning, .cancel), .draggedOut: .to(.returning, .cancel),
        .leaving: .to(.returning, .cancel),
      ]),
    Column(.dismissalRequested(at: 10), [.idle: .to(.requested)]),
    Column(.requestLost, [.requested: .to(.idle)]),
    Column(
      .opened,
      [
        .presenting: .to(.idle, .complete(true)), .opening: .to(.idle, .complete(true)),
        .pulledOpen: .to(.idle, .finish, .complete(true)), .finishingOpening: .to(.idle, .complete(true)),
        .cancellingOpening: .to(.idle, .finish, .complete(true)),
        .closing: .to(.idle, .cancel, .complete(false)), .draggedOut: .to(.idle, .cancel, .complete(false)),
        .leaving: .to(.idle, .cancel, .complete(false)), .returning: .to(.idle, .complete(false)),
      ]),
    Column(
      .closed(at: 10.25),
      [
        .requested: .to(.waiting), .presenting: .to(.idle, .cancel, .complete(false)),
        .opening: .to(.idle, .cancel, .complete(false)), .pulledOpen: .to(.idle, .cancel, .complete(false)),
        .finishingOpening: .to(.idle, .cancel, .complete(false)),
        .cancellingOpening: .to(.idle, .complete(false)), .closing: .to(.idle, .complete(true)),
        .draggedOut: .to(.idle, .finish, .complete(true)), .leaving: .to(.idle, .complete(true)),
        .returning: .to(.idle, .finish, .complete(true)),
      ]),
    Column(.frame(at: 10.5, isBeingDismissed: false), [:]),
    Column(
      .frame(at: 11.5, isBeingDismissed: false),
      [.waiting: .to(.idle, .dismissWithoutAnimation, .bringBack)]),
    Column(.frame(at: 15.5, isBeingDismissed: true), [.waiting: .to(.idle, .bringBack)]),
  ]

  // MARK: The table

  @Test("every state handles every event as the table says", arguments: table)
  func handles(_ column: Column) {
    for situation in Situation.allCases {
      let cell = column.cells[situation] ?? .to(situation)
      var lifecycle = situation.make()
      #expect(lifecycle.state == situation.state, "\(situation)")
      #expect(lifecycle.handle(column.event) == cell.effects, "\(situation)")
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
      case .presentationMoved, .caught, .draggedOut, .decided, .dismissedByApp, .dismissalRequested,
        .requestLost, .opened, .closed, .frame:
        break
      }
      running -= lifecycle.handle(event).filter { $0 == .complete(true) || $0 == .complete(false) }.count
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
    #expect(lifecycle.handle(.frame(at: time, isBeingDismissed: isBeingDismissed)) == effects)
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
    #expect(lifecycle.handle(.dismissalBegan(at: time, isInteractive: false)) == [effect])
    #expect(lifecycle.state == .running(.closing, .free))
  }

  // MARK: The cause

  @Test(
    "the cause is that of the request, unless the app takes the dismissal over, or the modal stays",
    arguments: [
      ([], .code), ([.draggedOut], .drag), ([.decided(isClosing: true)], .drag),
      ([.decided(isClosing: true, by: .key)], .key),
      ([.decided(isClosing: true, by: .key), .dismissalRequested(at: 10), .requestLost], .code),
      ([.decided(isClosing: true, by: .key), .decided(isClosing: false)], .code),
      ([.draggedOut, .dismissalRequested(at: 10), .dismissalBegan(at: 10.1, isInteractive: true)], .drag),
      ([.dismissalBegan(at: 10, isInteractive: false), .decided(isClosing: true)], .code),
      ([.dismissalBegan(at: 10, isInteractive: true), .decided(isClosing: true, by: .key)], .key),
      ([.draggedOut, .dismissalRequested(at: 10), .dismissedByApp], .code),
      (
        [.draggedOut, .dismissalRequested(at: 10), .dismissalBegan(at: 11, isInteractive: true), .opened],
        .code
      ),
      ([.presentationBegan, .decided(isClosing: true, by: .tapOutside)], .tapOutside),
    ] as [([Event], ModalOutcome.Cause)])
  func cause(after events: [Event], is cause: ModalOutcome.Cause) {
    var lifecycle = PresentationLifecycle()
    for event in events { _ = lifecycle.handle(event) }
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
          case .idle, .requested: nil
          }
        #expect(lifecycle.percentComplete(at: progress) == expected, "\(situation)")
      }
      #expect(lifecycle.isWaitingForUIKit == (situation == .waiting), "\(situation)")
    }
  }
}
