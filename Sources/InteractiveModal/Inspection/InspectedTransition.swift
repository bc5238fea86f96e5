import UIKit

/// A transition that an inspector can look at, and take hold of.
@MainActor protocol InspectedTransition: AnyObject {
  /// 0 closed, 1 open; it may be beyond either.
  var progress: CGFloat { get }
  /// The parts that move, each once.
  var parts: [TransitionTimeline.Part] { get }
  /// Where it is looked at from: the view that all of it lies in.
  var inspectedContainer: UIView? { get }
  /// Shows another moment of it; from there it goes on.
  func scrub(to progress: CGFloat)
  /// Begins its way anew, where it is under way.
  func restart()
}
