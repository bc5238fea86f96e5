import Foundation

/// Drives a transition by its percentage (F70): the animator that it vends, or the time of all that is animated in its
/// container.
@MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private enum State {
    case idle
    /// A hand moves it.
    case interactive(any TransitionDrive)
    /// It runs by itself.
    case running(any TransitionDrive)
  }

  open var wantsInteractiveStart = true
  /// What `update(_:)` was given last, 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// The transition's, in seconds, from its start on.
  open private(set) var duration: CGFloat = 0
  /// How fast the rest is, 1 as the transition; what is not above 0 counts as 1.
  open var completionSpeed: CGFloat = 1
  /// How the rest goes (F72).
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How the rest of an interruptible animator goes, in place of the curve (F73).
  open var timingCurve: (any UITimingCurveProvider)?

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
      return Simulator.running.complain("The percent-driven class is given a transition without an animator")
    }
    percentComplete = 0
    animator.animateTransition(using: transition)
    let drive = takeOver(transition, animator)
    drive.move(to: drive.pause() ?? 0)
    state = .interactive(drive)
  }

  /// The transition began by itself; it may be paused (F69).
  func join(_ transition: any DrivableTransition) {
    guard let animator = transition.animator else { return }
    percentComplete = 0
    state = .running(takeOver(transition, animator))
  }

  private func takeOver(
    _ transition: any DrivableTransition, _ animator: any UIViewControllerAnimatedTransitioning
  ) -> any TransitionDrive {
    context = transition
    duration = transition.duration
    if let vended = animator.vendedAnimator(using: transition) { return AnimatorDrive(animator: vended) }
    return ContainerDrive(transition.containerView, duration: duration)
  }

  // MARK: Driving

  /// What comes before the start, or after the end of the interaction, is lost (F78, F79); so is what is no number.
  open func update(_ percentComplete: CGFloat) {
    guard case .interactive(let drive) = state, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    drive.move(to: self.percentComplete)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Holds what runs by itself, where the animator can be interrupted (F85).
  open func pause() {
    guard case .running(let drive) = state, let place = drive.pause() else { return }
    percentComplete = place
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
    let speed = completionSpeed > 0 && completionSpeed.isFinite ? completionSpeed : 1
    drive.run(
      to: goal, share: abs(goal - percentComplete) / speed, curve: completionCurve, timing: timingCurve)
  }
}
