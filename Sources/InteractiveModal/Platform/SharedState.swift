import Foundation

/// The state that all of the kit shares. A test can bind `SharedState.$current` to a state of its
/// own.
@MainActor final class SharedState {
  @TaskLocal static var current = SharedState()

  var motionTime = MotionTime()
  /// The tool that records intervals.
  var signposts = Signposts.system
  /// Whether the kit asks a controller which style it would have as a modal on black.
  var isProbingStatusBar = false
  /// The sentences that were reported and are not reported again.
  var reportedOnce: Set<String> = []
  /// Called with each sentence that a transition reports.
  var onReport: (String) -> Void = { sentence in
    assert(
      {
        NSLog("%@", "InteractiveModal: " + sentence); return true
      }())
  }
}
