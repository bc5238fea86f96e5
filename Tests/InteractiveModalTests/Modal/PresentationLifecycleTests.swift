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

  /// What happens in a cell of the table: the next state, `nil` for the same state, and the effects.
  struct Cell {
    var state: State?
    var effects: [Effect]
  }

  /// A column of the table: a kind of event.
  enum Happening: CaseIterable {
    case presentationBegan, openedByFinger, dismissalBegan, decidedToClose, decidedToStay, dismissalRequested
    case closed, presentationDone, frame, lateFrame, lateFrameInDismissal
    case openingVended, closingVended, animatorBegan, animatorEnded

    /// A new event has to be told apart here.
    init(_ event: Event) {
      switch event {
      case .presentationBegan: self = .presentationBegan
      case .openedByFinger: self = .openedByFinger
      case .dismissalBegan: self = .dismissalBegan
      case .decided(isClosing: true): self = .decidedToClose
      case .decided(isClosing: false): self = .decidedToStay
      case .dismissalRequested: self = .dismissalRequested
      case .closed: self = .closed
      case .presentationDone: self = .presentationDone
      case .frame(_, true): self = .lateFrameInDismissal
      case .frame(let time, false): self = time < 11 ? .frame : .lateFrame
      case .animatorVended(.opening): self = .openingVended
      case .animatorVended(.closing): self = .closingVended
      case .animatorBegan: self = .animatorBegan
      case .animatorEnded: self = .animatorEnded
      }
    }

    var event: Event {
      switch self {
      case .presentationBegan: .presentationBegan
      case .openedByFinger: .openedByFinger
      case .dismissalBegan: .dismissalBegan(at: 10.5)
      case .decidedToClose: .decided(isClosing: true)
      case .decidedToStay: .decided(isClosing: false)
      case .dismissalRequested: .dismissalRequested(at: 10.5)
      case .closed: .closed(at: 10.5)
      case .presentationDone: .presentationDone
      case .frame: .frame(at: 10.5, isBeingDismissed: false)
      case .lateFrame: .frame(at: 11.5, isBeingDismissed: false)
      case .lateFrameInDismissal: .frame(at: 15.5, isBeingDismissed: true)
      case .openingVended: .animatorVended(.opening)
      case .closingVended: .animatorVended(.closing)
      case .animatorBegan: .animatorBegan
      case .animatorEnded: .animatorEnded
      }
    }

    /// The cells in the order of `Situation.allCases`.
    var cells: [Cell] {
      let same = Cell(state: nil, effects: [])
      func to(_ state: State, _ effects: Effect...) -> Cell { Cell(state: state, effects: effects) }
      func keep(_ effects: Effect...) -> Cell { Cell(state: nil, effects: effects) }
      func all(_ state: State) -> [Cell] { Situation.allCases.map { _ in to(state) } }
      let (closing, following) = (to(.dismissing, .close), to(.dismissing, .follow))
      let waiting = State.requested(at: 10, closedSince: 10.5)
      let idle = to(.idle)
      return switch self {
      case .presentationBegan: all(.presenting)
      case .openingVended: all(.awaitingAnimator(.opening))
      case .closingVended: all(.awaitingAnimator(.closing))
      case .frame: Situation.allCases.map { _ in same }
      // idle, presenting, opening, requested, waiting, dismissing,
      // awaitingOpening, awaitingClosing, animatingOpening, animatingClosing
      case .openedByFinger: [same, to(.opening), same, same, same, same] + [same, same, same, same]
      case .dismissalBegan:
        [closing, closing, closing, following, following, closing] + [closing, closing, closing, closing]
      case .decidedToClose:
        [keep(.requestDismissal), to(.idle, .finish, .requestDismissal), same, same, same, same]
          + [same, same, same, same]
      case .decidedToStay:
        [same, same, to(.idle, .finish), same, same, to(.idle, .cancel)] + [same, same, same, same]
      case .dismissalRequested:
        [to(.requested(at: 10.5, closedSince: nil)), same, same, same, same, same] + [same, same, same, same]
      case .closed:
        [same, same, to(.idle, .cancel), to(waiting), same, to(.idle, .finish)] + [same, same, same, same]
      case .presentationDone:
        [same, to(.idle, .finish), to(.idle, .finish), same, same, same] + [same, same, same, same]
      case .lateFrame:
        [same, same, same, same, to(.idle, .dismissWithoutAnimation, .bringBack), same]
          + [same, same, same, same]
      case .lateFrameInDismissal:
        [same, same, same, same, to(.idle, .bringBack), same] + [same, same, same, same]
      case .animatorBegan:
        [same, same, same, same, same, same] + [
          to(.animating(.opening)), to(.animating(.closing)), same, same,
        ]
      case .animatorEnded: [same, same, same, same, same, same] + [idle, idle, idle, idle]
      }
    }
  }

  // MARK: The table

  @Test("every state handles every event as the table says", arguments: Happening.allCases)
  func table(of happening: Happening) {
    let cells = happening.cells
    #expect(cells.count == Situation.allCases.count)
    for (situation, cell) in zip(Situation.allCases, cells) {
      var lifecycle = situation.make()
      let state = lifecycle.state
      #expect(lifecycle.handle(happening.event) == cell.effects, "\(situation)")
      #expect(lifecycle.state == cell.state ?? state, "\(situation)")
    }
  }

  /// A row that does not match its name would leave the table green.
  @Test("the table's rows and columns match their names")
  func namesAreTrue() {
    for situation in Situation.allCases { #expect(Situation(situation.make().state) == situation) }
    for happening in Happening.allCases { #expect(Happening(happening.event) == happening) }
  }

  @Test("UIKit hears the end of a transition at most once", arguments: 0..<20 as Range<UInt64>)
  func endsOnce(seed: UInt64) {
    var (lifecycle, numbers) = (PresentationLifecycle(), SeededGenerator(seed: seed))
    var running = 0
    for _ in 0..<400 {
      guard let happening = Happening.allCases.randomElement(using: &numbers) else { return }
      switch happening {
      // UIKit begins a transition, or asks for an animator, only if no transition is running.
      case .presentationBegan, .dismissalBegan, .openingVended, .closingVended:
        guard running == 0 else { continue }
        running = happening == .presentationBegan || happening == .dismissalBegan ? 1 : 0
      default: break
      }
      running -= lifecycle.handle(happening.event).filter { $0 == .finish || $0 == .cancel }.count
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
      (.requested, 15, .follow), (.requested, 15.01, .close), (.waiting, 15.01, .follow),
      (.waiting, 99, .follow),
    ] as [(Situation, TimeInterval, Effect)])
  func lateDismissal(in situation: Situation, at time: TimeInterval, effect: Effect) {
    var lifecycle = situation.make()
    #expect(lifecycle.handle(.dismissalBegan(at: time)) == [effect])
    #expect(lifecycle.state == .dismissing)
  }

  // MARK: Queries

  @Test("UIKit hears how much of its transition is done", arguments: [-0.1, 0, 0.3, 1, 1.2] as [CGFloat])
  func percentComplete(at progress: CGFloat) {
    for situation in Situation.allCases {
      let expected: CGFloat? =
        switch situation {
        case .opening: progress
        case .dismissing: 1 - progress
        default: nil
        }
      #expect(situation.make().percentComplete(at: progress) == expected, "\(situation)")
    }
  }

  @Test("the lifecycle tells what a custom animator does, and whether the modal waits for UIKit")
  func queries() {
    for situation in Situation.allCases {
      let animation: PresentationLifecycle.Operation? =
        switch situation {
        case .awaitingOpening, .animatingOpening: .opening
        case .awaitingClosing, .animatingClosing: .closing
        default: nil
        }
      #expect(situation.make().customAnimation == animation, "\(situation)")
      #expect(situation.make().isWaitingForUIKit == (situation == .waiting), "\(situation)")
    }
  }
}
