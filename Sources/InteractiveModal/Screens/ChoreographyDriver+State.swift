import Foundation

extension ChoreographyDriver {
  /// How far UIKit is with it.
  enum State {
    /// UIKit was asked to begin, at that time; a finger may have let go meanwhile.
    case waiting(since: TimeInterval, Ending?)
    /// UIKit has begun, and no frame was drawn yet.
    case starting(Show, Ending?)
    case running(Show)
    case over
  }

  /// A performance, and the transition of UIKit's that it is.
  struct Show {
    let transition: InteractiveTransition
    let performance: TransitionRenderer
  }

  /// How a finger left a transition that had not begun.
  enum Ending {
    case released(velocity: CGFloat)
    case cancelled
  }
}
