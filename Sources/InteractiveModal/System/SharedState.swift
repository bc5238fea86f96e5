import UIKit

/// The state that all of the kit shares. A test can bind `SharedState.$current` to a state of its
/// own.
@MainActor package final class SharedState {
  @TaskLocal package static var current = SharedState()

  var motionTime = MotionTime()
  /// The tool that records intervals.
  var signposts = Signposts.system
  /// The frames of a test that steps the kit's time by hand; `nil`, the default, for the display's.
  package weak var steppedFrames: SteppedFrames?
  /// What a test sets up to follow the kit.
  package weak var watcher: AnyObject?
  /// Hears each sentence that a transition reports, in a test.
  package var onReportInTest: ((String) -> Void)?
  lazy var system = SystemObserver.relay()
  lazy var editing = EditingObserver.relay()
  lazy var keyboardMoves = KeyboardSafeArea.relay()
  /// The present time of motion, in seconds.
  package static var now: TimeInterval {
    current.steppedFrames?.time ?? current.motionTime.time(at: CACurrentMediaTime())
  }
  /// The time by which the kit waits for UIKit, in seconds: no inspector slows it down. It stands in a
  /// test that steps frames: the test says how long UIKit may take.
  package static var systemNow: TimeInterval { current.steppedFrames == nil ? CACurrentMediaTime() : 0 }
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
