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
    case .caughtComing: .caught(boundFor: .presented)
    case .caughtGoing: .caught(boundFor: .dismissed)
    case .dragged, .refused, .pending: .dragged
    case .asking: .ask
    case .coming: .settle(.presented)
    case .going: .settle(.dismissed)
    }
  }

  /// A modal in this situation, brought there by events alone.
  func make(motion: MotionParameters = MotionParameters(ModalConfiguration.mail.motion)) -> InteractionState {
    var interaction = InteractionState(motion: motion)
    interaction.travel = Self.travel
    for (event, time) in story { _ = interaction.handle(event, at: time) }
    return interaction
  }

  private var story: [(InteractionEvent, at: TimeInterval)] {
    let (start, shown) = (Self.start, Self.shown)
    return switch self {
    case .gone: []
    case .presented: [(.placed(.presented), start)]
    case .coming: [(.sent(to: .presented), start), (.frame, shown)]
    case .going: [(.placed(.presented), start), (.sent(to: .dismissed), start), (.frame, shown)]
    case .caughtComing: Self.coming.story + [(.landed, shown)]
    case .caughtGoing: Self.going.story + [(.landed, shown)]
    case .dragged: Self.dragged(.granted)
    case .refused: Self.dragged(.refused)
    case .pending: Self.dragged(.pending)
    case .asking: Self.pending.story + [(.released(velocity: 3000), start), (.frame, shown)]
    }
  }

  private static func dragged(_ permission: DragState.Permission) -> [(InteractionEvent, at: TimeInterval)] {
    [(.placed(.presented), start), (.began(permission), start), (.moved(by: 240, velocity: 200), start)]
  }
}
