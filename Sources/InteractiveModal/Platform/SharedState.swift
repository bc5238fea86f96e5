import Foundation

/// The time of motion and the report, which all of the kit shares. A test can bind
/// `SharedState.$current` to a state of its own.
@MainActor final class SharedState {
  @TaskLocal static var current = SharedState()

  var motionTime = MotionTime()
  /// Called with each sentence that a transition reports.
  var onReport: (String) -> Void = { sentence in
    assert(
      {
        NSLog("%@", "InteractiveModal: " + sentence); return true
      }())
  }
}
