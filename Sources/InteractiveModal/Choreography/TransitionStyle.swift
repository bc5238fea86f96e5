import UIKit

/// What runs a transition between two screens.
@MainActor public enum TransitionStyle {
  /// One of the kit's, or of one's own: a finger draws it, catches it, turns it round.
  case choreography(any TransitionChoreography)
  /// Anybody's animator. A finger that begins the transition scrubs it, as with UIKit's percent-driven class; in flight it
  /// is not caught.
  case animator(any UIViewControllerAnimatedTransitioning)
}
