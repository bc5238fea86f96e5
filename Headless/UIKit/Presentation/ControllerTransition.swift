import Foundation

/// A transition from one controller to another, and the context of its animator:
/// what modals and containers have in common.
@MainActor class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  private enum State { case pending, running, over, abandoned }

  /// The duration of the system's transition, in seconds.
  static let systemDuration: TimeInterval = 0.4

  let isAnimated: Bool
  let coordinator: TransitionCoordinator?
  let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let lifetime: Lifetime
  private var state = State.pending
  /// Whether a finger can take over a transition that began without one (F250).
  private(set) var isInterruptible = false
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false

  init(
    isAnimated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.isAnimated = isAnimated
    self.animator = animator
    self.interaction = interaction
    coordinator = isAnimated ? TransitionCoordinator() : nil
    lifetime = Lifetime(of: Self.self)
    super.init()
    coordinator?.context = self
    if Simulator.running.asksForStartWithinCall { askForStart() }
  }

  private func askForStart() { startsInteractively = interaction?.wantsInteractiveStart ?? false }

  /// False from the did-callbacks on, so that these may begin another transition (F4).
  var isUnderWay: Bool {
    switch state {
    case .pending, .running: true
    case .over, .abandoned: false
    }
  }

  var isRunning: Bool { state == .running }

  /// The animator's duration, or the system's, in seconds.
  var duration: TimeInterval { animator?.transitionDuration(using: self) ?? Self.systemDuration }

  /// Whether the interaction controller begins it, and not the animator (F248).
  private(set) var startsInteractively = false

  /// An interactive or interruptible transition's container takes touches; another's does not
  /// (F53, F278).
  var takesTouches: Bool { startsInteractively || isInterruptible || !isRunning }

  /// The animator that can be paused, if the delegate's vends one.
  var vendedAnimator: (any UIViewImplicitlyAnimating)? { animator?.vendedAnimator(using: self) }

  // MARK: For subclasses

  /// Whether the transition's views are still there; an override gives up where they are not.
  func canBegin() -> Bool { true }
  /// Calls the will-callbacks, before the animator is called.
  func enter() {}
  /// Runs without an animator.
  func runSystemTransition() {}
  /// Whether blocks alongside join the first animation that the animator begins (F254).
  var joinsFirstAnimation: Bool { animator != nil }
  /// Runs the blocks that have joined no animation.
  func runAlongside() { coordinator?.runAlongside(with: self) }
  /// A finger has let go of the transition.
  func interactionDidEnd() {}
  /// Puts all views in place and calls the did-callbacks.
  func leave(_ didComplete: Bool) {}
  /// Releases the transition, after all callbacks.
  func release() {}

  // MARK: Begin

  final func begin() {
    guard state == .pending, canBegin() else { return }
    state = .running
    if !Simulator.running.asksForStartWithinCall { askForStart() }
    isInteractive = startsInteractively
    coordinator?.initiallyInteractive = startsInteractively
    enter()
    let observers = World.current.layerObservers
    if joinsFirstAnimation { observers.alongside = { [coordinator] in coordinator?.runInFirstAnimation() } }
    drive()
    observers.alongside = nil
    runAlongside()
  }

  /// An interactive start calls the interaction controller instead of the animator (F69).
  private func drive() {
    if let interaction, startsInteractively {
      note("startInteractiveTransition")
      return interaction.startInteractiveTransition(self)
    }
    guard let animator else { return runSystemTransition() }
    for call in interaction == nil ? [.animator] : Simulator.running.ordinaryStart where isRunning {
      switch call {
      case .animator:
        note("animateTransition")
        animator.animateTransition(using: self)
      case .interaction: interaction?.startInteractiveTransition(self)
      }
    }
    let asks = Simulator.running.asksForInterruptibleAnimator
    isInterruptible = asks && isRunning && vendedAnimator != nil
  }

  // MARK: End

  /// Called when the transition's views go away; later reports are ignored.
  func abandon() {
    state = .abandoned
  }

  /// Ends the transition at once, as it would have ended; later reports are ignored.
  final func conclude() {
    switch state {
    case .pending: enter()
    case .running: break
    case .over, .abandoned: return
    }
    end(as: .abandoned, !transitionWasCancelled)
  }

  final func completeTransition(_ didComplete: Bool) {
    note("completeTransition(\(didComplete))")
    switch state {
    case .running: finish(didComplete)
    case .over: Simulator.running.complain("completeTransition(_:) called twice (F50)")
    case .pending: Simulator.running.complain("completeTransition(_:) called before the transition began")
    case .abandoned: break
    }
  }

  private func finish(_ didComplete: Bool) {
    if didComplete == transitionWasCancelled {
      Simulator.running.complain("completeTransition(\(didComplete)) contradicts what was reported (F68)")
    }
    end(as: .over, didComplete)
  }

  private func end(as state: State, _ didComplete: Bool) {
    let hasRun = self.state == .running
    self.state = state
    coordinator?.runAlongside()
    leave(didComplete)
    if hasRun { animator?.animationEnded(didComplete) }
    coordinator?.finish()
    release()
  }

  private func note(_ call: String) { Simulator.current?.onCall?(call) }

  // MARK: What the animator reports

  final func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if state == .running { coordinator?.percentComplete = percentComplete }
  }

  final func finishInteractiveTransition() {
    note("finishInteractiveTransition")
    report(cancelled: false, interactive: false)
  }

  final func cancelInteractiveTransition() {
    note("cancelInteractiveTransition")
    report(cancelled: true, interactive: false)
  }

  final func pauseInteractiveTransition() {
    note("pauseInteractiveTransition")
    report(cancelled: false, interactive: true)
  }

  /// Cancelling is undone by a pause; each change of `isInteractive` is told
  /// to the coordinator (F64, F66).
  private func report(cancelled: Bool, interactive: Bool) {
    guard state == .running else { return }
    transitionWasCancelled = cancelled
    let changed = isInteractive != interactive
    isInteractive = interactive
    guard changed else { return }
    if !interactive { interactionDidEnd() }
    coordinator?.interactionDidChange()
  }

  // MARK: What the animator asks, for subclasses

  var containerView: UIView { UIView() }
  var presentationStyle: UIModalPresentationStyle { .none }
  final var targetTransform: CGAffineTransform { .identity }  // Identity outside rotations (F67).
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}

/// What UIKit calls as a transition with an interaction controller begins without a finger (F453).
public enum StartCall: Sendable {
  case animator, interaction
}
