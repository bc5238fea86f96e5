import Foundation

/// What a modal is doing at one moment.
public struct ModalUpdate: Equatable, Sendable {
  /// Who moves the modal.
  public enum Phase: Equatable, Sendable {
    /// A finger holds it.
    case held
    /// It is held where it was let go, until the app has said whether it may leave.
    case asking
    /// It is on its way to a stop. A finger may still catch it.
    case settling(TransitionStop)
    /// It stands at a stop. At `dismissed` it is over: no more updates follow.
    case resting(TransitionStop)
  }

  /// Who moves the modal, and how it ended.
  public var phase: Phase
  /// Share of the travel that the modal has gone: 0 presented, 1 gone; below 0 when pulled or swung beyond.
  public var fraction: CGFloat
  /// Speed along the travel, in points per second; positive is leaving.
  public var velocity: CGFloat
  /// Whether it leaves as things stand: for a held modal, if the finger let go now.
  public var wouldDismiss: Bool

  /// Creates an update, for a test of what an app does with it.
  public init(phase: Phase, fraction: CGFloat, velocity: CGFloat, wouldDismiss: Bool) {
    self.phase = phase
    self.fraction = fraction
    self.velocity = velocity
    self.wouldDismiss = wouldDismiss
  }
}

extension ModalUpdate {
  init(_ interaction: InteractionState) {
    self.init(
      phase: Phase(interaction.state), fraction: interaction.fraction, velocity: interaction.velocity,
      wouldDismiss: interaction.stopIfReleased == .dismissed)
  }
}

extension ModalUpdate.Phase {
  init(_ state: InteractionState.State) {
    switch state {
    case .resting(let stop): self = .resting(stop)
    case .settling(_, let stop): self = .settling(stop)
    case .caught, .dragged: self = .held
    case .asking: self = .asking
    }
  }
}
