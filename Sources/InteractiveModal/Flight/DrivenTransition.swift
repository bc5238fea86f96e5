import UIKit

/// One transition of UIKit, driven by the pan and by the kit's own springs: the animator and the
/// percent-driven object in one.
///
/// A transition that no finger begins starts as its animator, and a finger can catch it. Apple asks
/// overrides of the percent-driven class to call super. Its super freezes the layer time of the
/// container and scrubs animations: that would stop the kit's key frames. So these overrides only
/// tell the context, and scrub what runs alongside. `docs/Architecture.md` gives the reasons.
@MainActor package final class DrivenTransition: UIPercentDrivenInteractiveTransition {
  private enum State {
    case waiting
    case running(any UIViewControllerContextTransitioning, AlongsideScrubber?)
    case ended
  }

  private let owner: any DrivenTransitionOwner
  private var state = State.waiting
  private var progress: CGFloat = 0

  package init(owner: any DrivenTransitionOwner) {
    self.owner = owner
    super.init()
  }

  package override var wantsInteractiveStart: Bool {
    get { owner.startsInteractively }
    set {
      TransitionReport.report(
        "The app sets wantsInteractiveStart of a transition of the kit, which has no effect: remove the line, because "
          + "the finger decides that"
      )
    }
  }

  package override var percentComplete: CGFloat { progress }

  // MARK: Beginning

  package override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    begin(transitionContext)
  }

  /// Begins with UIKit, with a finger or without one.
  private func begin(_ context: any UIViewControllerContextTransitioning) {
    guard case .waiting = state else { return }
    owner.transitionWillStart(in: context)
    let scrubber =
      context is any FollowingContext
      ? nil
      : AlongsideScrubber(
        in: context.containerView, moving: owner.alongsideView, duration: owner.nominalDuration,
        isInteractive: context.isInteractive)
    alongside = scrubber?.animator
    state = .running(context, scrubber)
    owner.transitionDidStart(self, in: context)
  }

  /// What runs alongside, for UIKit: one object, also after the end (F88).
  private var alongside: UIViewPropertyAnimator?

  // MARK: Under way

  /// Tells UIKit how much of its transition is done.
  ///
  /// - Parameter percentComplete: 0...1; a value outside counts as the nearer end, and NaN as 0.
  package override func update(_ percentComplete: CGFloat) { update(percentComplete, in: nil) { $0 } }

  /// Tells UIKit how much of its transition is done.
  ///
  /// - Parameters:
  ///   - flight: The flight that Core Animation plays: what runs alongside runs with it.
  ///   - share: The share of the transition at a progress of the flight; linear.
  package func update(_ percentComplete: CGFloat, in flight: Flight?, share: (CGFloat) -> CGFloat) {
    progress = percentComplete.clamped(to: 0...1, default: 0)
    guard case .running(let context, let alongside) = state else { return }
    if let alongside {
      if !(flight.map { alongside.follow($0, at: progress, share: share) } ?? false) {
        alongside.show(progress)
      }
    } else {
      (context as? any FollowingContext)?.follow(progress)
    }
    if context.isInteractive { context.updateInteractiveTransition(progress) }
  }

  /// Returns whether what runs alongside runs with a flight by itself: it need not be moved in each frame. A context
  /// that follows has no scrubber, and is moved.
  func follows(_ flight: Flight) -> Bool {
    guard case .running(_, let alongside?) = state else { return false }
    return alongside.follows(flight)
  }

  /// Tells UIKit that a finger holds the screen.
  package override func pause() {
    if case .running(let context, _) = state, !context.isInteractive { context.pauseInteractiveTransition() }
  }

  /// UIKit's contexts change their mind only while they are interactive.
  private func pauseForUIKit() {
    if case .running(let context, _) = state, !(context is any FollowingContext) { pause() }
  }

  /// Tells UIKit that the screen goes to the transition's end: the finger has let go.
  package override func finish() {
    guard case .running(let context, _) = state, context.isInteractive || context.transitionWasCancelled
    else { return }
    pauseForUIKit()
    context.finishInteractiveTransition()
  }

  /// Tells UIKit that the screen goes back: the finger has let go, or the app has changed its mind.
  package override func cancel() {
    guard case .running(let context, _) = state, context.isInteractive || !context.transitionWasCancelled
    else { return }
    pauseForUIKit()
    context.cancelInteractiveTransition()
    owner.transitionWasCalledOff()
  }

  /// Tells UIKit where the screen goes: the finger has let go, or the app has changed its mind.
  package func decide(completed: Bool) { completed ? finish() : cancel() }

  /// Tells UIKit that the screen stands where the transition ends, or is back.
  ///
  /// Releases the context first. It retains this object, and must hear of the end once.
  package func complete(_ didComplete: Bool) {
    decide(completed: didComplete)
    guard case .running(let context, let alongside) = state else { return }
    state = .ended
    alongside?.end(completed: didComplete)
    context.completeTransition(didComplete)
  }
}

/// UIKit calls these methods of a transition without a finger.
extension DrivenTransition: UIViewControllerAnimatedTransitioning {
  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { owner.nominalDuration }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    begin(transitionContext)
  }

  /// Returns the animator of what runs alongside: UIKit adds the app's blocks to it.
  package func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    begin(transitionContext)
    return alongside ?? UIViewPropertyAnimator()
  }
}

/// A context of the kit that shows each progress of a transition to what runs alongside.
@MainActor package protocol FollowingContext: UIViewControllerContextTransitioning {
  /// - Parameter progress: The share of the transition that is shown, 0 to 1.
  func follow(_ progress: CGFloat)
}
