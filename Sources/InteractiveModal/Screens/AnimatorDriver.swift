import UIKit

/// Drives a custom animator for an ``AnimatorDriver``: it scrubs, finishes and reverses the
/// animation.
///
/// UIKit or the container holds it as the interaction controller of the transition.
@MainActor protocol AnimationScrubber: UIViewControllerInteractiveTransitioning {
  /// Shows the animation at a share of its duration, 0...1.
  func scrub(to progress: CGFloat)
  /// Runs the animation to one of its ends.
  ///
  /// - Parameters:
  ///   - completing: Whether the transition completes, or returns.
  ///   - progress: The share that is shown now, 0...1.
  ///   - speed: The speed of the finger as a multiple of the animator's own; 0 without a finger.
  func run(completing: Bool, from progress: CGFloat, speed: CGFloat)
  /// Whether the animation runs now, and can be paused, reversed or ended.
  var isInterruptible: Bool { get }
  /// Pauses the running animation, and returns the share that it shows.
  func interrupt() -> CGFloat
  /// Reverses the running animation.
  func reverse(completing: Bool)
  /// Puts the running animation at one of its ends.
  func finishAtOnce(completing: Bool)
}

/// Runs a custom animator through a transition that a finger has begun.
///
/// The kit's policy decides where a release leads. The rest of the motion is the animator's own,
/// as fast as the finger at that moment.
@MainActor final class AnimatorDriver {
  /// Longest time that UIKit may take to begin, in seconds. After that the finger is free again.
  private static let patience: TimeInterval = 5

  private enum State {
    /// UIKit was asked at a time, and has not begun. The drag may have ended meanwhile.
    case waiting(since: TimeInterval, DragEnd?)
    /// The finger holds the animation, which was bound for completion or not when the finger
    /// caught it.
    case held(any AnimationScrubber, wasCompleting: Bool)
    case running(any AnimationScrubber, completing: Bool)
    /// The animator runs by itself, and no finger can hold it.
    case unattended
    case over
  }

  let animator: any UIViewControllerAnimatedTransitioning
  private let request: TransitionRequest
  private let source: any SwipeDataSource
  private var state = State.waiting(since: DisplayLink.systemNow, nil)
  /// Share of the transition to which the finger has come; beyond 0...1 where the finger is.
  private var progress: CGFloat = 0
  private(set) weak var containerView: UIView?
  private lazy var frames = DisplayLink { [weak self] _ in self?.frame() }
  var onEnd: (() -> Void)?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning, for request: TransitionRequest,
    of source: any SwipeDataSource
  ) {
    self.animator = animator
    self.request = request
    self.source = source
    frames.start()
  }

  // MARK: UIKit

  /// UIKit, or the container, has begun the transition.
  ///
  /// - Parameter scrubber: Drives the animation; `nil` if the animator runs by itself.
  func transitionDidStart(
    _ scrubber: (any AnimationScrubber)?, in context: any UIViewControllerContextTransitioning
  ) {
    frames.stop()
    containerView = context.containerView
    guard let scrubber else { return runUnattended() }
    guard case .waiting(_, let end) = state else { return }
    state = .held(scrubber, wasCompleting: false)
    scrubber.scrub(to: shownProgress)
    if let end { fingerEnded(end) }
  }

  private func runUnattended() {
    if case .waiting = state { state = .unattended }
    request.pan?.cancel()
  }

  func transitionDidEnd() {
    state = .over
    onEnd?()
  }

  /// Gives up waiting for UIKit. If UIKit begins after all, the transition returns.
  private func frame() {
    guard case .waiting(let since, _) = state, DisplayLink.systemNow - since > Self.patience else { return }
    frames.stop()
    if isHeld { request.pan?.cancel() }
    fingerEnded(.cancelled)
    onEnd?()
  }

  // MARK: Progress

  private var travel: CGFloat { max(request.travel, 1) }
  private var shownProgress: CGFloat { min(max(progress, 0), 1) }

  /// Whether the transition completes after the end of a drag.
  private func completes(after end: DragEnd) -> Bool {
    switch end {
    case .cancelled: return false
    case .released(let velocity):
      let release = TransitionRelease(progress: 1 - pull / travel, velocity: velocity, travel: travel)
      return (source.motion.policy.stop(for: release) == .dismissed) != request.operation.isOpening
    }
  }

  private func run(_ scrubber: any AnimationScrubber, completing: Bool, velocity: CGFloat = 0) {
    state = .running(scrubber, completing: completing)
    let ownVelocity = travel / max(animator.transitionDuration(using: nil), 0.01)
    scrubber.run(
      completing: completing, from: shownProgress, speed: velocity.finiteOrZero.magnitude / ownVelocity)
  }
}

extension AnimatorDriver: RunningTransition {
  func makeAnimator() -> any UIViewControllerAnimatedTransitioning { animator }

  func interactionController(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { source.makeScrubber(for: self) }

  var direction: TravelDirection { request.direction }
  var pull: CGFloat { (request.operation.isOpening ? 1 - progress : progress) * travel }

  var isHeld: Bool {
    switch state {
    case .waiting(_, nil), .held: true
    case .waiting(_, .some), .running, .unattended, .over: false
    }
  }

  var isReturning: Bool {
    switch state {
    case .waiting(_, .some(let end)): !completes(after: end)
    case .running(_, let completing): !completing
    case .waiting(_, nil), .held, .unattended, .over: false
    }
  }

  func fingerLanded() {
    guard case .running(let scrubber, let completing) = state, scrubber.isInterruptible else { return }
    state = .held(scrubber, wasCompleting: completing)
    progress = scrubber.interrupt()
  }

  func fingerBegan() { fingerLanded() }

  func fingerMoved(by translation: CGFloat, velocity: CGFloat) {
    guard isHeld else { return }
    progress += (request.operation.isOpening ? -1 : 1) * translation.finiteOrZero / travel
    if case .held(let scrubber, _) = state { scrubber.scrub(to: shownProgress) }
  }

  func fingerEnded(_ end: DragEnd) {
    switch (state, end) {
    case (.waiting(let since, nil), _): state = .waiting(since: since, end)
    case (.held(let scrubber, _), .released(let velocity)):
      run(scrubber, completing: completes(after: end), velocity: velocity)
    case (.held(let scrubber, _), .cancelled): run(scrubber, completing: false)
    case (.waiting, _), (.running, _), (.unattended, _), (.over, _): break
    }
  }

  func fingerLifted() {
    switch state {
    case .held(let scrubber, let wasCompleting): run(scrubber, completing: wasCompleting)
    case .waiting, .running, .unattended, .over: fingerEnded(.cancelled)
    }
  }

  func turnRound() -> Bool {
    guard case .running(let scrubber, let completing) = state, scrubber.isInterruptible else { return false }
    state = .running(scrubber, completing: !completing)
    scrubber.reverse(completing: !completing)
    return true
  }

  func finishAtOnce() {
    if isHeld {
      request.pan?.cancel()
      fingerEnded(.cancelled)
    }
    guard case .running(let scrubber, let completing) = state, scrubber.isInterruptible else { return }
    scrubber.finishAtOnce(completing: completing)
  }
}
