import UIKit

/// Plays a haptic when the outcome of a release changes while a finger holds a modal.
@MainActor final class HapticFeedback {
  private enum State {
    case idle
    case following(HapticGenerator, OutcomeChangeDetector<TransitionStop>)
  }

  private let kind: ModalConfiguration.Haptics.Feedback
  /// Returns the outcome of a release; a change of it is felt.
  private let outcome: (InteractionState) -> TransitionStop
  private var state = State.idle

  private init?(
    _ kind: ModalConfiguration.Haptics.Feedback, outcome: @escaping (InteractionState) -> TransitionStop
  ) {
    if kind == .off { return nil }
    (self.kind, self.outcome) = (kind, outcome)
  }

  static func all(_ configuration: ModalConfiguration) -> [HapticFeedback] {
    [
      HapticFeedback(configuration.haptics.dismissal) {
        $0.stopIfReleased == .dismissed ? .dismissed : .presented
      },
      // A release that dismisses the modal counts as one to the lowest detent.
      HapticFeedback(configuration.haptics.detents) {
        let stop = $0.stopIfReleased
        return stop == .dismissed ? $0.stops.lowest.stop : stop
      },
    ].compactMap { $0 }
  }

  func follow(_ interaction: InteractionState) {
    switch (state, interaction.phase) {
    case (.idle, .caught), (.idle, .dragged): begin(interaction)
    case (.following(let generator, var detector), .caught),
      (.following(let generator, var detector), .dragged):
      let position = (1 - interaction.progress) * interaction.travel
      guard detector.update(outcome(interaction), at: position) else { return }
      generator.play()
      state = .following(generator, detector)
    case (_, .asking), (_, .settling), (_, .resting): state = .idle
    }
  }

  /// Prepares the generator as the finger takes hold: the motor needs a moment.
  private func begin(_ interaction: InteractionState) {
    guard let generator = kind.makeGenerator() else { return }
    generator.prepare()
    state = .following(generator, OutcomeChangeDetector(outcome(interaction)))
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
