import Foundation

@testable import InteractiveModal

extension PresentationLifecycleTests {
  /// A row of the table: a kind of state. UIKit was asked at 10 s, and the modal was closed at 10.25 s.
  enum Situation: CaseIterable {
    case announced, dismissedEarly, idle, requested, waiting
    case presenting, opening, pulledOpen, finishingOpening, cancellingOpening
    case closing, draggedOut, leaving, returning

    var state: State {
      switch self {
      case .announced: .announced(dismissal: nil)
      case .dismissedEarly: .announced(dismissal: true)
      case .idle: .idle
      case .requested: .requested(at: 10, closedSince: nil)
      case .waiting: .requested(at: 10, closedSince: 10.25)
      case .presenting: .running(.opening, .starting)
      case .opening: .running(.opening, .free)
      case .pulledOpen: .running(.opening, .held)
      case .finishingOpening: .running(.opening, .ending(completed: true))
      case .cancellingOpening: .running(.opening, .ending(completed: false))
      case .closing: .running(.closing, .free)
      case .draggedOut: .running(.closing, .held)
      case .leaving: .running(.closing, .ending(completed: true))
      case .returning: .running(.closing, .ending(completed: false))
      }
    }

    private var story: [(Event, at: TimeInterval)] {
      switch self {
      case .announced: []
      case .dismissedEarly: [(.dismissedEarly(animated: true), 10)]
      case .idle: [(.presentationEnded, 10)]
      case .requested: Self.idle.story + [(.dismissalRequested, 10)]
      case .waiting: Self.requested.story + [(.interaction(.arrive(.dismissed)), 10.25)]
      case .presenting: [(.presentationBegan, 10)]
      case .opening: [(.presentationBegan, 10), (.presentationMoved(isPulledOpen: false), 10)]
      case .pulledOpen: [(.presentationBegan, 10), (.presentationMoved(isPulledOpen: true), 10)]
      case .finishingOpening: Self.pulledOpen.story + [(.interaction(.settle(.presented)), 10)]
      case .cancellingOpening: Self.pulledOpen.story + [(.interaction(.settle(.dismissed)), 10)]
      case .closing: [(.dismissalBegan(isInteractive: false), 10)]
      case .draggedOut: [(.dismissalBegan(isInteractive: true), 10)]
      case .leaving: Self.draggedOut.story + [(.interaction(.settle(.dismissed)), 10)]
      case .returning: Self.draggedOut.story + [(.interaction(.settle(.presented)), 10)]
      }
    }

    /// Makes a lifecycle in this situation by events alone.
    func make() -> PresentationLifecycle {
      var lifecycle = PresentationLifecycle()
      for (event, time) in story { _ = lifecycle.handle(event, at: time) }
      return lifecycle
    }
  }
}
