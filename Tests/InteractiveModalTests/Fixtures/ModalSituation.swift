import Foundation

@testable import InteractiveModal

/// What a modal can be doing, told apart as far as its answers differ.
enum ModalSituation: CaseIterable, Sendable {
  case presented, gone, caughtComing, caughtGoing, dragged, refused, pending, asking, coming, going

  /// The situations in which a finger holds the modal.
  static let held: Set<ModalSituation> = [.caughtComing, .caughtGoing, .dragged, .refused, .pending]

  /// Length of the travel in a made situation, in points.
  static let travel: CGFloat = 800
  /// When the flights of the made situations begin, and the last frame that was drawn of them.
  static let start: TimeInterval = 10
  static let shown: TimeInterval = 10.1

  /// A new state has to be told apart here.
  init(_ interaction: InteractionState) {
    switch interaction.phase {
    case .resting(.detent): self = .presented
    case .resting(.dismissed): self = .gone
    case .caught(_, boundFor: .detent): self = .caughtComing
    case .caught(_, boundFor: .dismissed): self = .caughtGoing
    case .dragged(let drag): self = Self(dragged: drag.permission)
    case .asking: self = .asking
    case .settling(_, to: .detent): self = .coming
    case .settling(_, to: .dismissed): self = .going
    }
  }

  private init(dragged permission: DragState.Permission) {
    switch permission {
    case .granted: self = .dragged
    case .refused: self = .refused
    case .pending: self = .pending
    }
  }

  /// What is asked for when a modal gets here.
  var entrance: InteractionEffect {
    switch self {
    case .presented: .arrive(.presented)
    case .gone: .arrive(.dismissed)
    case .caughtComing, .caughtGoing, .dragged, .refused, .pending: .hold
    case .asking: .ask
    case .coming: .settle(.presented)
    case .going: .settle(.dismissed)
    }
  }

  /// A modal in this situation, brought there by events alone.
  func make(motion: MotionParameters = MotionParameters(ModalConfiguration.mail.motion)) -> InteractionState {
    var interaction = InteractionState(motion: motion)
    interaction.travel = Self.travel
    for event in story { _ = interaction.handle(event) }
    return interaction
  }

  private var story: [InteractionEvent] {
    switch self {
    case .gone: []
    case .presented: [.placed(.presented)]
    case .coming: [.sent(to: .presented, at: Self.start), .frame(at: Self.shown)]
    case .going: [.placed(.presented), .sent(to: .dismissed, at: Self.start), .frame(at: Self.shown)]
    case .caughtComing: Self.coming.story + [.landed]
    case .caughtGoing: Self.going.story + [.landed]
    case .dragged: [.placed(.presented), .began(.granted), .moved(by: 240, velocity: 200)]
    case .refused: [.placed(.presented), .began(.refused), .moved(by: 240, velocity: 200)]
    case .pending: [.placed(.presented), .began(.pending), .moved(by: 240, velocity: 200)]
    case .asking: Self.pending.story + [.released(velocity: 3000, at: Self.start), .frame(at: Self.shown)]
    }
  }
}
