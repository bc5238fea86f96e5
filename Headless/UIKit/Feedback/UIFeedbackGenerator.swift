import Foundation

/// Haptic feedback: the simulator only records it (F304).
@MainActor open class UIFeedbackGenerator: NSObject {
  /// Prepares the motor for feedback in the next second or two.
  open func prepare() { Simulator.running.record(.prepared) }
}

/// The feedback for a changed selection.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { Simulator.running.record(.selection) }
}

/// The feedback for two things that collide.
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  open func impactOccurred() { Simulator.running.record(.impact(style)) }
}

/// One feedback that the device's motor was asked for.
public enum Haptic: Equatable, Sendable {
  case prepared
  case selection
  case impact(UIImpactFeedbackGenerator.FeedbackStyle)
}
