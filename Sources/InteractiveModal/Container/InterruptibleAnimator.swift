import UIKit

/// Lets the finger move an animator that can be held, without UIKit's percent-driven class, which asks for more of a context
/// than a container's has.
///
/// An animator that cannot be held runs by itself, and the finger is let go.
@MainActor final class InterruptibleAnimator: NSObject, RunningTransition {
  /// Shortest rest of the way, as a share of the animator's duration.
  private static let shortestRest: CGFloat = 0.05

  private enum State {
    /// It has not begun; the finger may have let go: whether it is to be completed.
    case waiting(ending: Bool?)
    case held(any UIViewImplicitlyAnimating)
    case running(any UIViewImplicitlyAnimating, completing: Bool)
    case byItself
  }

  let animator: any UIViewControllerAnimatedTransitioning
  private let request: TransitionRequest
  private let policy: any ReleasePolicy
  private var state = State.waiting(ending: nil)
  /// Share of the transition that is shown while it is held, 0...1 but for what the finger goes beyond.
  private var progress: CGFloat = 0
  /// Where it was bound for when it was caught.
  private var wasCompleting = false
  private weak var context: (any UIViewControllerContextTransitioning)?
  var onEnd: (() -> Void)?

  init(
    _ request: TransitionRequest, _ animator: any UIViewControllerAnimatedTransitioning,
    policy: any ReleasePolicy
  ) {
    (self.request, self.animator, self.policy) = (request, animator, policy)
    super.init()
  }

  func runs(_ animator: any UIViewControllerAnimatedTransitioning) -> Bool { animator === self.animator }
  func makeInteractionController() -> any UIViewControllerInteractiveTransitioning { self }

  // MARK: The finger

  var direction: TravelDirection { request.direction }
  private var travel: CGFloat { max(request.travel, 1) }

  var isHeld: Bool {
    switch state {
    case .waiting(nil), .held: true
    case .waiting(.some), .running, .byItself: false
    }
  }

  var isReturning: Bool {
    switch state {
    case .waiting(.some(let completing)), .running(_, let completing): !completing
    case .waiting(nil), .held, .byItself: false
    }
  }

  var pull: CGFloat { (request.operation.isOpening ? 1 - progress : progress) * travel }

  func covers(_ location: CGPoint) -> Bool {
    guard let container = context?.containerView else { return false }
    return container.bounds.contains(container.convert(location, from: nil))
  }

  func fingerLanded() {
    guard case .running(let held, let completing) = state, held.state == .active else { return }
    held.pauseAnimation()
    held.isReversed = false
    progress = held.fractionComplete
    wasCompleting = completing
    state = .held(held)
    context?.pauseInteractiveTransition()
  }

  /// It has been, when the finger came down.
  func fingerBegan() { fingerLanded() }

  func fingerMoved(by way: CGFloat, velocity: CGFloat) {
    progress += (request.operation.isOpening ? -1 : 1) * way.finiteOrZero / travel
    if case .held(let held) = state { show(on: held) }
  }

  private var shown: CGFloat { min(max(progress, 0), 1) }

  private func show(on held: any UIViewImplicitlyAnimating) {
    held.fractionComplete = shown
    context?.updateInteractiveTransition(shown)
  }

  func fingerReleased(velocity: CGFloat) {
    let release = TransitionRelease(fraction: pull / travel, velocity: velocity, travel: travel)
    let isClosing = policy.stop(for: release) == .dismissed
    end(completed: isClosing != request.operation.isOpening, at: velocity.finiteOrZero)
  }

  func fingerLifted() { if isHeld { end(completed: wasCompleting, at: 0) } }
  func fingerCancelled() { if isHeld { end(completed: false, at: 0) } }

  // MARK: By itself

  private func end(completed: Bool, at velocity: CGFloat) {
    switch state {
    case .waiting(nil): state = .waiting(ending: completed)
    case .held(let held): go(held, completed: completed, at: velocity)
    case .waiting, .running, .byItself: break
    }
  }

  private func go(_ held: any UIViewImplicitlyAnimating, completed: Bool, at velocity: CGFloat) {
    state = .running(held, completing: completed)
    completed ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
    held.isReversed = !completed
    AnimatorAdapter.goOn(held, factor: rest(completed: completed, at: velocity))
  }

  /// As fast as the finger where it is faster than the animator, as a share of the animator's duration.
  private func rest(completed: Bool, at velocity: CGFloat) -> CGFloat {
    let share = completed ? 1 - shown : shown
    let own = travel / max(animator.transitionDuration(using: nil), 0.01)
    return max(share / max(velocity.magnitude / own, 1), Self.shortestRest)
  }

  func turnRound() -> Bool {
    guard case .running(let held, let completing) = state, held.state == .active else { return false }
    state = .running(held, completing: !completing)
    completing ? context?.cancelInteractiveTransition() : context?.finishInteractiveTransition()
    held.isReversed = completing
    return true
  }

  func finishAtOnce() {
    if isHeld {
      request.pan?.cancel()
      end(completed: false, at: 0)
    }
    guard case .running(let held, let completing) = state, held.state == .active else { return }
    held.stopAnimation(false)
    held.finishAnimation(at: completing ? .end : .start)
  }
}

extension InterruptibleAnimator: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard case .waiting(let ending) = state else { return }
    context = transitionContext
    (transitionContext as? ContainerTransitionContext)?.coordinator?.animate(alongsideTransition: nil) {
      [weak self] _ in self?.onEnd?()
    }
    animator.animateTransition(using: transitionContext)
    let held = AnimatorAdapter(animator: animator).held(in: transitionContext)
    guard let held, held.state == .active else { return runByItself() }
    held.pauseAnimation()
    state = .held(held)
    show(on: held)
    if let ending { end(completed: ending, at: 0) }
  }

  private func runByItself() {
    state = .byItself
    context?.finishInteractiveTransition()
    request.pan?.cancel()
  }
}
