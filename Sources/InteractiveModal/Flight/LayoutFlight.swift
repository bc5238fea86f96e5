import UIKit

/// Takes along what is in a view whose size a flight changes: UIKit animates it with the flight's
/// spring.
@MainActor final class LayoutFlight {
  private enum State {
    /// The views have their sizes at the flight's beginning.
    case waiting
    /// They are laid out, and UIKit animates them to their sizes at its end.
    case begun
    case ended
  }

  private let animator: UIViewPropertyAnimator
  private let view: UIView
  private let keyFrames: [KeyFrames]
  private let resize: () -> Void
  private var state = State.waiting

  /// - Parameter resize: Gives the views their sizes at the end of the flight.
  init(
    of view: UIView, on flight: Flight, at speed: Double, besides keyFrames: [KeyFrames],
    _ resize: @escaping () -> Void
  ) {
    (self.view, self.keyFrames, self.resize) = (view, keyFrames, resize)
    let way = flight.animation.target - flight.progress(at: flight.startTime)
    // A flight whose progress does not change needs no layout, so it is not 0 here.
    let velocity = flight.animation.velocity(at: flight.startTime) / way
    animator = UIViewPropertyAnimator(
      duration: 0,
      timingParameters: UISpringTimingParameters(flight.animation.spring, velocity: velocity, at: speed))
    // The card converts touches itself to where its layers are shown (F111).
    animator.isManualHitTestingEnabled = true
  }

  /// Lays the view out, once. What a former flight or a finger has resized is laid out first: the
  /// animation begins there. That layout may end the flight.
  func layOut() {
    guard case .waiting = state else { return }
    let endSignpost = Signposts.begin(.layout)
    defer { endSignpost?() }
    state = .begun
    view.layoutIfNeeded()
    guard case .begun = state else { return }
    runResize()
    animator.addAnimations { [view] in view.layoutIfNeeded() }
  }

  /// UIKit animates the subviews. New animations of UIKit's for properties with key frames are removed, and
  /// older animations stay: those in which an animator keeps its books (F441), and those of a resize. An
  /// animator begins with the current state (F113), so it would replace them.
  private func runResize() {
    let moving = keyFrames.flatMap(\.moving)
    UIView.performWithoutAnimation { for part in keyFrames { part.writeEnd() } }
    let former = moving.map { Set($0.layer.animationKeys() ?? []) }
    animator.addAnimations(resize)
    animator.startAnimation()
    for ((layer, keyPath), former) in zip(moving, former) {
      for key in layer.animationKeys() ?? [] where !former.contains(key) {
        if layer.animation(forKey: key)?.animates(keyPath) == true { layer.removeAnimation(forKey: key) }
      }
    }
  }

  /// Ends it. All views have their sizes at its end then, or at its beginning: so views that follow
  /// their superview's size by a mask follow the next size from there.
  func stop() {
    state = .ended
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }
}

extension CAAnimation {
  /// Whether it animates a property or what contains it: UIKit may animate `bounds` where key frames
  /// change `bounds.size`.
  func animates(_ keyPath: String) -> Bool {
    guard let own = (self as? CAPropertyAnimation)?.keyPath else { return false }
    return own == keyPath || keyPath.hasPrefix(own + ".") || own.hasPrefix(keyPath + ".")
  }
}

extension UISpringTimingParameters {
  /// The timing of a flight for views that UIKit animates.
  ///
  /// - Parameters:
  ///   - spring: The flight's spring. UIKit has none that creeps: a damping ratio above 1 counts as
  ///     1 (F405).
  ///   - velocity: At the beginning, in distances to the target per second.
  ///   - speed: Seconds of motion per second.
  convenience init(_ spring: TransitionSpring, velocity: CGFloat, at speed: Double) {
    let velocity = velocity * speed
    self.init(
      mass: 1, stiffness: spring.stiffness * speed * speed, damping: spring.damping * speed,
      initialVelocity: CGVector(dx: velocity, dy: velocity))
  }

  /// Animates changes of views with this timing.
  @MainActor func animate(_ changes: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: self)
    animator.addAnimations(changes)
    animator.startAnimation()
  }
}
