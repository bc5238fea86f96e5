import UIKit

/// The object that runs a transition between two screens of a controller.
///
/// ```swift
/// NavigationTransition { operation, _, _ in
///   operation == .push ? .choreography(PageSlideTransition()) : .animator { SlideAnimator() }
/// }.attach(to: navigationController)
/// ```
public enum TransitionStyle: Sendable {
  /// A choreography, of the kit or of the app. A finger can begin it, catch it in flight and
  /// reverse it.
  case choreography(any TransitionChoreography)
  /// A custom animator. It runs by itself, also if a finger begins the transition. In flight the user
  /// cannot catch it.
  ///
  /// The kit calls the closure once for each transition.
  case animator(@MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning)
}
