@testable import InteractiveModal

extension PresentationLifecycleTests {
  /// A row of the table: a kind of state. UIKit was asked at 10 s, and the modal was closed at 10.25 s.
  enum Situation: CaseIterable {
    case idle, requested, waiting
    case presenting, opening, pulledOpen, finishingOpening, cancellingOpening
    case closing, draggedOut, leaving, returning

    /// A new state has to be told apart here.
    init(_ state: State) {
      switch state {
      case .idle: self = .idle
      case .requested(_, nil): self = .requested
      case .requested(_, .some): self = .waiting
      case .running(.opening, .starting): self = .presenting
      case .running(.opening, .free): self = .opening
      case .running(.opening, .held): self = .pulledOpen
      case .running(.opening, .ending(true)): self = .finishingOpening
      case .running(.opening, .ending(false)): self = .cancellingOpening
      case .running(.closing, .starting), .running(.closing, .free): self = .closing
      case .running(.closing, .held): self = .draggedOut
      case .running(.closing, .ending(true)): self = .leaving
      case .running(.closing, .ending(false)): self = .returning
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
