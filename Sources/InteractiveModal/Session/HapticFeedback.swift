import UIKit

/// Plays a haptic when the outcome of a release changes while a finger holds a modal.
@MainActor final class HapticFeedback {
  /// The outcomes between which a change is felt.
  private enum Outcomes {
    /// Whether a release would dismiss the modal.
    case dismissal
    /// The detent to which a release would take the modal. One that dismisses it counts as the
    /// lowest.
    case detent

    func outcome(of interaction: InteractionState) -> TransitionStop {
      let stop = interaction.stopIfReleased
      return switch self {
      case .dismissal: stop == .dismissed ? stop : .presented
      case .detent: stop == .dismissed ? interaction.stops.lowest.stop : stop
      }
    }
  }

  private enum State {
    case idle
    case following(HapticGenerator, OutcomeChangeDetector<TransitionStop>)
  }

  private let kind: ModalConfiguration.Haptics.Feedback
  private let outcomes: Outcomes
  private var state = State.idle

  private init?(_ kind: ModalConfiguration.Haptics.Feedback, _ outcomes: Outcomes) {
    if kind == .off { return nil }
    (self.kind, self.outcomes) = (kind, outcomes)
  }

  static func all(_ configuration: ModalConfiguration) -> [HapticFeedback] {
    [
      HapticFeedback(configuration.haptics.dismissal, .dismissal),
      HapticFeedback(configuration.haptics.detents, .detent),
    ].compactMap { $0 }
  }

  func follow(_ interaction: InteractionState) {
    switch (state, interaction.phase) {
    case (.idle, .caught), (.idle, .dragged): begin(interaction)
    case (.following(let generator, var detector), .caught),
      (.following(let generator, var detector), .dragged):
      let position = (1 - interaction.progress) * interaction.travel
      guard detector.update(outcomes.outcome(of: interaction), at: position) else { return }
      generator.play()
      state = .following(generator, detector)
    case (_, .asking), (_, .settling), (_, .resting): state = .idle
    }
  }

  /// Prepares the generator as the finger takes hold: the motor needs a moment.
  private func begin(_ interaction: InteractionState) {
    guard let generator = kind.makeGenerator() else { return }
    generator.prepare()
    state = .following(generator, OutcomeChangeDetector(outcomes.outcome(of: interaction)))
  }
}

extension ModalConfiguration.Haptics.Feedback {
  @MainActor fileprivate func makeGenerator() -> HapticGenerator? {
    switch self {
    case .off: nil
    case .selection: .selection()
    case .impact: .impact()
    }
  }
}

/// Tells when the outcome of a release changes while a finger drags, without chattering at the
/// threshold.
///
/// A finger trembles, so at the threshold the outcome may change with every event. The first
/// change counts at once; a further one counts only after the screen has moved by a distance.
struct OutcomeChangeDetector<Outcome: Equatable> {
  /// The distance between two changes that count, in points; a trembling finger moves less.
  private static var distance: CGFloat { 8 }

  private var outcome: Outcome
  private var position: CGFloat?

  init(_ outcome: Outcome) { self.outcome = outcome }

  /// Takes the present outcome and the screen's position on its travel, in points. Returns whether
  /// the outcome counts as changed.
  mutating func update(_ newOutcome: Outcome, at newPosition: CGFloat) -> Bool {
    let hasMoved = position.map { abs(newPosition - $0) >= Self.distance } ?? true
    guard newOutcome != outcome, hasMoved else { return false }
    (outcome, position) = (newOutcome, newPosition)
    return true
  }
}
