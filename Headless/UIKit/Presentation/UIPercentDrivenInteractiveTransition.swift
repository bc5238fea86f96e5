import Foundation

/// Drives a transition by percentage: its interruptible animator, or the layer time
/// of its container (F70).
@MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private enum State {
    case idle
    /// `update(_:)` moves it.
    case interactive(any TransitionDrive)
    /// It runs by itself.
    case running(any TransitionDrive)
  }

  open var wantsInteractiveStart = true
  /// The last value of `update(_:)`, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The transition's duration at its start, in seconds.
  open private(set) var duration: CGFloat = 0
  /// The curve of the rest (F72).
  open var completionCurve = UIView.AnimationCurve.easeInOut

  private weak var context: (any UIViewControllerContextTransitioning)?
  private let lifetime: Lifetime
  private var state = State.idle

  public override init() {
    lifetime = Lifetime(of: Self.self)
    super.init()
  }

  // MARK: Beginning

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? any DrivableTransition, let animator = transition.animator
    else {
      return Simulator.running.complain("The percent-driven class needs a transition with an animator")
    }
    percentComplete = 0
    let container = ContainerDrive(transition.containerView, duration: transition.duration)
    if wantsInteractiveStart { container.move(to: 0) }
    animator.animateTransition(using: transition)
    guard wantsInteractiveStart else {
      state = .running(takeOver(transition, animator, otherwise: container))
      return
    }
    let drive = takeOver(transition, animator, otherwise: container)
    drive.move(to: drive.pause() ?? 0)
    state = .interactive(drive)
  }

  /// Called after a non-interactive start: the transition may be paused (F453).
  func join(_ transition: any DrivableTransition) {
    guard let animator = transition.animator else { return }
    percentComplete = 0
    let container = ContainerDrive(transition.containerView, duration: transition.duration)
    state = .running(takeOver(transition, animator, otherwise: container))
  }

  private func takeOver(
    _ transition: any DrivableTransition, _ animator: any UIViewControllerAnimatedTransitioning,
    otherwise container: ContainerDrive
  ) -> any TransitionDrive {
    context = transition
    duration = transition.duration
    guard let vended = animator.vendedAnimator(using: transition) else { return container }
    container.release()
    return AnimatorDrive(animator: vended)
  }

  // MARK: Driving

  /// Ignored before the start and after `finish()` or `cancel()` (F78, F79);
  /// so are non-finite values.
  open func update(_ percentComplete: CGFloat) {
    guard case .interactive(let drive) = state, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    drive.move(to: self.percentComplete)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Pauses a running transition whose animator is interruptible (F85).
  open func pause() {
    guard case .running(let drive) = state, let progress = drive.pause() else { return }
    percentComplete = progress
    state = .interactive(drive)
    context?.pauseInteractiveTransition()
  }

  open func cancel() {
    guard case .interactive(let drive) = state else { return }
    context?.cancelInteractiveTransition()
    run(drive, to: 0)
  }

  open func finish() {
    guard case .interactive(let drive) = state else { return }
    context?.finishInteractiveTransition()
    run(drive, to: 1)
  }

  private func run(_ drive: any TransitionDrive, to goal: CGFloat) {
    state = .running(drive)
    drive.run(to: goal, durationFactor: abs(goal - percentComplete), curve: completionCurve)
  }
}
