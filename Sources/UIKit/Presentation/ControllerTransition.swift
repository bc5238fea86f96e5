import Foundation

/// One controller takes another's place: the context that animators see, as far as modals and containers have it in
/// common. A subclass says who and where, and does what UIKit has to do about it.
@MainActor class ControllerTransition: NSObject, DrivableTransition {
  private enum State { case pending, running, over, abandoned }

  /// How long the system's own transition takes, in seconds.
  static let systemDuration: TimeInterval = 0.4

  let isAnimated: Bool
  let coordinator: TransitionCoordinator?
  let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let lifetime: Lifetime
  private var state = State.pending
  /// How others run along.
  private(set) var along: TransitionAlong?
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
  }

  /// Over from the did-callbacks on: what they begin is not refused (F4).
  var isUnderWay: Bool {
    switch state {
    case .pending, .running: true
    case .over, .abandoned: false
    }
  }

  var isRunning: Bool { state == .running }

  /// What the animator says, or the system's own.
  var duration: TimeInterval { animator?.transitionDuration(using: self) ?? Self.systemDuration }

  /// F53: an interactive transition's container takes touches, another does not.
  var takesTouches: Bool { interaction != nil || !isRunning }

  // MARK: For subclasses

  /// Whether what it begins on is still there; it puts up with that itself where not.
  func canBegin() -> Bool { true }
  /// Tells everybody that it begins, before the animator hears of it.
  func enter() {}
  /// Goes where no animator does.
  func runSystemTransition() {}
  /// Lets what was queued before the animation run along with it.
  func runAlongside() { coordinator?.runAlongside(along) }
  /// Puts everything where it is in the end, and tells so.
  func leave(_ didComplete: Bool) {}
  /// Lets go of it, after everybody has been told.
  func release() {}

  // MARK: Begin

  final func begin() {
    guard state == .pending, canBegin() else { return }
    state = .running
    coordinator?.initiallyInteractive = interaction?.wantsInteractiveStart ?? false
    enter()
    along = TransitionAlong(self)
    drive()
    runAlongside()
  }

  /// The interaction controller starts instead of the animator (F69).
  private func drive() {
    if let interaction, interaction.wantsInteractiveStart {
      isInteractive = true
      interaction.startInteractiveTransition(self)
    } else if let animator {
      animator.animateTransition(using: self)
      (interaction as? UIPercentDrivenInteractiveTransition)?.join(self)
    } else {
      runSystemTransition()
    }
  }

  // MARK: End

  /// What it runs in goes away under it; what is reported later is nobody's business.
  func abandon() {
    state = .abandoned
    along = nil
  }

  /// Ends as it was bound to, at once; what the animator reports later is nobody's business.
  final func conclude() {
    switch state {
    case .pending: enter()
    case .running: break
    case .over, .abandoned: return
    }
    end(as: .abandoned, !transitionWasCancelled)
  }

  final func completeTransition(_ didComplete: Bool) {
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
    along = nil
    release()
  }

  // MARK: What the animator reports

  final func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if state == .running { coordinator?.percentComplete = percentComplete }
  }

  final func finishInteractiveTransition() { report(cancelled: false, interactive: false) }
  final func cancelInteractiveTransition() { report(cancelled: true, interactive: false) }
  final func pauseInteractiveTransition() { report(cancelled: false, interactive: true) }

  /// F64, F66
  private func report(cancelled: Bool, interactive: Bool) {
    guard state == .running else { return }
    transitionWasCancelled = cancelled
    let changed = isInteractive != interactive
    isInteractive = interactive
    if changed { coordinator?.interactionDidChange() }
  }

  // MARK: What the animator asks, for subclasses

  var containerView: UIView { UIView() }
  var presentationStyle: UIModalPresentationStyle { .none }
  final var targetTransform: CGAffineTransform { .identity }  // F67
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
