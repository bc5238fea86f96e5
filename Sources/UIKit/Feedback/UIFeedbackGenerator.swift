import Foundation

/// What a finger feels of the app. Nothing shakes here: the simulator keeps a record (F304).
@MainActor open class UIFeedbackGenerator: NSObject {
  /// Wakes the motor, for what comes in the next second or two.
  open func prepare() { Simulator.running.record(.prepared) }
}
