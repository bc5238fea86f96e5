/// The tick of a choice that changes.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { Simulator.running.record(.selection) }
}
