import UIKit

/// Drives transitions of UIKit's.
@MainActor protocol TransitionDriver: AnyObject {
  /// How long one takes when nobody touches it, in seconds.
  var nominalDuration: TimeInterval { get }
  /// UIKit has begun one.
  func transitionDidStart(
    _ transition: InteractiveTransition, in context: any UIViewControllerContextTransitioning)
  /// UIKit has heard that it was called off.
  func transitionWasCalledOff()
}
