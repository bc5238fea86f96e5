import UIKit

/// Lets the finger scrub somebody else's animator, through UIKit's percent-driven class.
///
/// Where the finger lets go is decided by the kit's policy. The rest of the way is the animator's own, as fast as the
/// finger was at that moment.
@MainActor final class PercentDrivenAnimator: UIPercentDrivenInteractiveTransition, RunningTransition {
  /// How fast the rest of the way may go, as a multiple of the animator's own speed.
  private static let speeds: ClosedRange<CGFloat> = 0.5...4
  /// How long UIKit may take to begin, in seconds: one that it has dropped before must not keep the finger.
  private static let patience: TimeInterval = 5

  /// How far UIKit is with it.
  private enum State {
    /// It was asked to begin. The finger may have let go: whether it is to be completed.
    case waiting(ending: Bool?)
    case scrubbed
    case released(completing: Bool)
  }

  let animator: any UIViewControllerAnimatedTransitioning
  private let request: TransitionRequest
  private let policy: any ReleasePolicy
  private var state = State.waiting(ending: nil)
  /// Way of the finger from where it began, in points; positive where the upper screen leaves.
  private var way: CGFloat = 0
  private var container: UIView?
  private let start = DisplayLink.now
  private lazy var clock = DisplayLink { [weak self] in self?.frame(at: $0) }
  var onEnd: (() -> Void)?

  init(
    _ request: TransitionRequest, _ animator: any UIViewControllerAnimatedTransitioning,
    policy: any ReleasePolicy
  ) {
    self.request = request
    self.animator = animator
    self.policy = policy
    super.init()
    clock.start()
  }

  private func frame(at time: TimeInterval) {
    guard time - start > Self.patience else { return }
    clock.stop()
    if isHeld { request.pan?.cancel() }
    end(completed: false)
    onEnd?()
  }

  func runs(_ animator: any UIViewControllerAnimatedTransitioning) -> Bool { animator === self.animator }

  func makeInteractionController() -> any UIViewControllerInteractiveTransitioning { self }

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    clock.stop()
    container = transitionContext.containerView
    let coordinator = transitionContext.viewController(forKey: .from)?.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.onEnd?() }
    guard case .waiting(let ending) = state else { return }
    state = .scrubbed
    update(progress)
    if let ending { end(completed: ending) }
  }

  // MARK: The finger

  var direction: TravelDirection { request.direction }

  var isHeld: Bool {
    switch state {
    case .waiting(nil), .scrubbed: true
    case .waiting(.some), .released: false
    }
  }

  var pull: CGFloat { request.operation.isOpening ? request.travel + way : way }

  /// Share of the transition that the finger has come to, 0...1.
  private var progress: CGFloat {
    let share = way / max(request.travel, 1)
    return min(max(request.operation.isOpening ? -share : share, 0), 1)
  }

  func covers(_ location: CGPoint) -> Bool {
    container.map { $0.bounds.contains($0.convert(location, from: nil)) } ?? false
  }

  /// It is the animator's now: nobody catches it.
  func fingerLanded() {}
  func fingerBegan() {}

  func fingerMoved(by way: CGFloat, velocity: CGFloat) {
    self.way += way.finiteOrZero
    if case .scrubbed = state { update(progress) }
  }

  func fingerReleased(velocity: CGFloat) {
    let release = TransitionRelease(
      fraction: pull / max(request.travel, 1), velocity: velocity, travel: request.travel)
    let isClosing = policy.stop(for: release) == .dismissed
    completionSpeed = speed(of: velocity.finiteOrZero)
    end(completed: isClosing != request.operation.isOpening)
  }

  func fingerLifted() { if isHeld { end(completed: false) } }
  func fingerCancelled() { if isHeld { end(completed: false) } }

  var isReturning: Bool {
    switch state {
    case .waiting(false), .released(completing: false): true
    case .waiting, .scrubbed, .released: false
    }
  }

  /// It is the animator's way.
  func turnRound() -> Bool { false }
  func finishAtOnce() { if isHeld { end(completed: false) } }

  private func speed(of velocity: CGFloat) -> CGFloat {
    guard velocity != 0 else { return 1 }
    let own = max(request.travel, 1) / max(animator.transitionDuration(using: nil), 0.01)
    return min(max(velocity.magnitude / own, Self.speeds.lowerBound), Self.speeds.upperBound)
  }

  /// Before UIKit has begun, that counts when it does.
  private func end(completed: Bool) {
    switch state {
    case .waiting(nil): state = .waiting(ending: completed)
    case .scrubbed:
      state = .released(completing: completed)
      completed ? finish() : cancel()
    case .waiting, .released: break
    }
  }
}
