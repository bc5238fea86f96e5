@testable import InteractiveModal

extension PresentationLifecycleTests {
  /// A row of the table: a kind of state. UIKit was asked at 10 s, and the modal was closed at 10.25 s.
  enum Situation: CaseIterable {
    case idle, requested, waiting
    case presenting, opening, pulledOpen, finishingOpening, cancellingOpening
    case closing, draggedOut, leaving, returning

    var state: State {
      switch self {
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

    private var story: [Event] {
      switch self {
      case .idle: []
      case .requested: [.dismissalRequested(at: 10)]
      case .waiting: [.dismissalRequested(at: 10), .closed(at: 10.25)]
      case .presenting: [.presentationBegan]
      case .opening: [.presentationBegan, .presentationMoved(isPulledOpen: false)]
      case .pulledOpen: [.presentationBegan, .presentationMoved(isPulledOpen: true)]
      case .finishingOpening: Self.pulledOpen.story + [.decided(isClosing: false)]
      case .cancellingOpening: Self.pulledOpen.story + [.decided(isClosing: true)]
      case .closing: [.dismissalBegan(at: 10, isInteractive: false)]
      case .draggedOut: [.dismissalBegan(at: 10, isInteractive: true)]
      case .leaving: Self.draggedOut.story + [.decided(isClosing: true)]
      case .returning: Self.draggedOut.story + [.decided(isClosing: false)]
      }
    }

    /// Makes a lifecycle in this situation by events alone.
    func make() -> PresentationLifecycle {
      var lifecycle = PresentationLifecycle()
      for event in story { _ = lifecycle.handle(event) }
      return lifecycle
    }
  }
}
