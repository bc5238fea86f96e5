import Foundation

/// The state of a modal at one moment.
public struct ModalUpdate: Equatable, Sendable {
  /// What the modal is doing.
  public enum Phase: Equatable, Sendable {
    /// A finger holds it.
    case held
    /// It stays where it was released until the app has answered whether it may be dismissed.
    case asking
    /// It is on its way to a stop. A finger can still catch it.
    case settling(TransitionStop)
    /// It stands at a stop. `resting(.dismissed)` is the last update.
    case resting(TransitionStop)
  }

  /// What the modal is doing.
  public var phase: Phase
  /// 0 closed, 1 open at the highest detent. A finger or a spring may take it beyond 1.
  public var progress: CGFloat
  /// Velocity along the travel, in points per second; positive closes.
  public var velocity: CGFloat
  /// Whether the modal is going to be dismissed; for a held modal, whether a release now would
  /// dismiss it.
  public var wouldDismiss: Bool
  /// The length of the card that is on the screen, from the edge of the container by which the card leaves, in
  /// points; 0 or more. A pull beyond the open position adds nothing.
  ///
  /// The screen behind can use it for what it shows beside the card, such as for the insets of a map.
  public var visibleLength: CGFloat = 0
}

extension ModalUpdate {
  init(_ interaction: InteractionState) {
    self.init(
      phase: Phase(interaction.phase), progress: interaction.progress, velocity: interaction.velocity,
      wouldDismiss: interaction.stopIfReleased == .dismissed,
      visibleLength: interaction.progress.clamped(to: 0...1) * interaction.travel)
  }
}

extension ModalUpdate.Phase {
  init(_ phase: InteractionPhase) {
    switch phase {
    case .resting(let stop): self = .resting(stop)
    case .settling(_, let stop): self = .settling(stop)
    case .caught, .dragged: self = .held
    case .asking: self = .asking
    }
  }
}
