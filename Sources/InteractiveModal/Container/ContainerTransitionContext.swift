import UIKit

/// One child of a container takes another's place: what animators see, and who runs it.
@MainActor final class ContainerTransitionContext: NSObject {
  private enum State {
    case pending
    case running
    /// The animator has said so.
    case over
    /// Ended by the container; what the animator says later is expected.
    case concluded
  }

  /// What runs it.
  struct Drive {
    let animator: any UIViewControllerAnimatedTransitioning
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// The kit's, where a finger can catch it or code turn it round.
    var runner: (any RunningTransition)?
  }

  let from: UIViewController
  let to: UIViewController
  let containerView: UIView
  private let drive: Drive
  /// Whether the new child comes from where lines end, and which side that is.
  private let side: CGFloat
  private let looks: [ScreenLook]
  private var state = State.pending
  /// What the animator has reported.
  private var isReportedInteractive = false
  private(set) var transitionWasCancelled = false
  /// What was told to the coordinator last.
  private var toldInteractive = false
  private(set) lazy var coordinator: ContainerTransitionCoordinator? =
    ContainerTransitionCoordinator(self, initiallyInteractive: startsInteractively)
  /// Called once, with whether the new child is shown.
  var onEnd: ((Bool) -> Void)?

  /// - Parameter side: 1 where the new child comes from the right, -1 where it comes from the left.
  init(from: UIViewController, to: UIViewController, in container: UIView, side: CGFloat, drive: Drive) {
    (self.from, self.to, containerView, self.side, self.drive) = (from, to, container, side, drive)
    looks = [from.viewIfLoaded, to.viewIfLoaded].compactMap { $0.map(ScreenLook.init) }
    super.init()
  }

  /// Over from the did-callbacks on.
  var isUnderWay: Bool {
    switch state {
    case .pending, .running: true
    case .over, .concluded: false
    }
  }

  var isHeld: Bool { drive.runner?.isHeld ?? false }
  var isInterruptible: Bool { drive.runner != nil }
  /// A finger on it is nobody's where an animator runs by itself.
  var takesTouches: Bool { drive.interaction != nil }
  var isReturning: Bool { transitionWasCancelled || (drive.runner?.isReturning ?? false) }
  var duration: TimeInterval { drive.animator.transitionDuration(using: self) }

  private var startsInteractively: Bool {
    drive.runner?.isHeld ?? drive.interaction.map(AnimatorAdapter.startsByHand) ?? false
  }

  // MARK: Beginning and ending

  func begin() {
    guard case .pending = state else { return }
    state = .running
    toldInteractive = startsInteractively
    start()
    guard case .running = state else { return }
    coordinator?.begin(isFollowing: drive.interaction != nil)
  }

  private func start() {
    guard let interaction = drive.interaction, AnimatorAdapter.startsByHand(interaction) else {
      return drive.animator.animateTransition(using: self)
    }
    isReportedInteractive = true
    interaction.startInteractiveTransition(self)
  }

  /// It is where it is bound for at once: of an animator that does not do that, nothing is left.
  func conclude() {
    guard case .running = state else { return }
    drive.runner?.finishAtOnce()
    guard case .running = state else { return }
    state = .concluded
    for look in looks { look.giveBack() }
    end(completed: !transitionWasCancelled)
  }

  /// It goes back, or on again, with the speed it has; returns whether it can be turned to that child.
  func turn(to child: UIViewController) -> Bool {
    guard case .running = state, let runner = drive.runner, child === (isReturning ? to : from),
      runner.turnRound()
    else { return false }
    coordinator?.interactionChanged()
    return true
  }

  private func end(completed: Bool) {
    onEnd?(completed)
    onEnd = nil
  }

  /// After everybody has been told of the new state.
  func tellOfEnd(completed: Bool) {
    AnimatorAdapter(animator: drive.animator).ended(completed)
    coordinator?.end(completed: completed)
    coordinator = nil
  }

  private func tellIfInteractionChanged() {
    guard isUnderWay, isInteractive != toldInteractive else { return }
    toldInteractive = isInteractive
    coordinator?.interactionChanged()
  }

  private func report(cancelled: Bool, interactive: Bool) {
    guard case .running = state else { return }
    transitionWasCancelled = cancelled
    isReportedInteractive = interactive
    interactive ? coordinator?.paused() : coordinator?.goes(toEnd: !cancelled)
    tellIfInteractionChanged()
  }
}

extension ContainerTransitionContext: UIViewControllerContextTransitioning {
  var isAnimated: Bool { true }
  /// As long as a finger holds it; of another's interaction, as that reports.
  var isInteractive: Bool { drive.runner?.isHeld ?? isReportedInteractive }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard case .running = state else { return }
    coordinator?.progressed(to: min(max(percentComplete.finiteOrZero, 0), 1))
    tellIfInteractionChanged()
  }

  func finishInteractiveTransition() { report(cancelled: false, interactive: false) }
  func cancelInteractiveTransition() { report(cancelled: true, interactive: false) }
  func pauseInteractiveTransition() { report(cancelled: false, interactive: true) }

  func completeTransition(_ didComplete: Bool) {
    switch state {
    case .pending: TransitionReport.report("A container's transition is completed before it has begun")
    case .running:
      state = .over
      end(completed: didComplete)
    case .over: TransitionReport.report("A container's transition is completed twice: the second is nobody's")
    case .concluded: state = .over
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    if key == .from { return from }
    return key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if key == .from { return from.viewIfLoaded }
    return key == .to ? to.viewIfLoaded : nil
  }

  /// The new child's place is outside, on the side from which it comes.
  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === from { return containerView.bounds }
    return vc === to ? outside(side) : .zero
  }

  /// The old child's place is outside, on the other side.
  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === to { return containerView.bounds }
    return vc === from ? outside(-side) : .zero
  }

  private func outside(_ side: CGFloat) -> CGRect {
    containerView.bounds.offsetBy(dx: side * containerView.bounds.width, dy: 0)
  }
}
