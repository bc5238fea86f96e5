import Foundation

@testable import InteractiveModal

/// What a modal can be doing, told apart as far as its answers differ.
enum ModalSituation: CaseIterable {
  case presented, gone, caughtComing, caughtGoing, dragged, refused, coming, going

  /// Length of the travel in a made situation, in points.
  static let travel: CGFloat = 800
  /// When the flights of the made situations begin, and the last frame that was drawn of them.
  static let start: TimeInterval = 10
  static let shown: TimeInterval = 10.1

  /// A new state has to be told apart here.
  init(_ interaction: ModalInteraction) {
    switch interaction.state {
    case .resting(.presented): self = .presented
    case .resting(.dismissed): self = .gone
    case .caught(_, boundFor: .presented): self = .caughtComing
    case .caught(_, boundFor: .dismissed): self = .caughtGoing
    case .dragged(let grip): self = grip.resistance == .eitherWay ? .refused : .dragged
    case .settling(_, to: .presented): self = .coming
    case .settling(_, to: .dismissed): self = .going
    }
  }

  /// What is asked for when a modal gets here.
  var entrance: ModalInteraction.Effect {
    switch self {
    case .presented: .arrive(.presented)
    case .gone: .arrive(.dismissed)
    case .caughtComing, .caughtGoing, .dragged, .refused: .hold
    case .coming: .settle(.presented)
    case .going: .settle(.dismissed)
    }
  }

  var isHeld: Bool { entrance == .hold }

  /// A modal in this situation, brought there by events alone.
  func make(motion: ModalMotion = ModalConfiguration.mail.motion) -> ModalInteraction {
    var interaction = ModalInteraction(motion: motion)
    interaction.travel = Self.travel
    for event in story { _ = interaction.handle(event) }
    return interaction
  }

  private var story: [ModalInteraction.Event] {
    switch self {
    case .gone: []
    case .presented: [.placed(.presented)]
    case .coming: [.presented(at: Self.start), .frame(at: Self.shown)]
    case .going: [.placed(.presented), .dismissed(at: Self.start), .frame(at: Self.shown)]
    case .caughtComing: Self.coming.story + [.touched]
    case .caughtGoing: Self.going.story + [.touched]
    case .dragged: [.placed(.presented), .began(.beyondPresented), .moved(by: 240, velocity: 200)]
    case .refused: [.placed(.presented), .began(.eitherWay), .moved(by: 240, velocity: 200)]
    }
  }
}
