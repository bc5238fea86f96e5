import UIKit

/// Takes along what is in a view whose size a flight changes: UIKit animates it with the flight's
/// spring.
@MainActor final class LayoutFlight {
  private let animator: UIViewPropertyAnimator
  private let view: UIView
  private var isLaidOut = false

  /// - Parameters:
  ///   - view: The view whose size changes.
  ///   - resize: Gives the views their sizes at the end of the flight.
  init(
    of view: UIView, on flight: Flight, at speed: Double, _ resize: @escaping () -> Void
  ) {
    self.view = view
    let way = flight.animation.target - flight.progress(at: flight.startTime)
    let velocity = way == 0 ? 0 : flight.animation.velocity(at: flight.startTime) / way
    animator = UIViewPropertyAnimator(
      duration: 0,
      timingParameters: UISpringTimingParameters(flight.animation.spring, velocity: velocity, at: speed))
    animator.addAnimations(resize)
    animator.startAnimation()
  }

  /// Lays the view out, once.
  func layOut() {
    guard !isLaidOut, animator.state == .active else { return }
    isLaidOut = true
    animator.addAnimations { [view] in view.layoutIfNeeded() }
  }

  /// Ends it where the user sees it.
  func stop() { if animator.state == .active { animator.stopAnimation(true) } }
}
