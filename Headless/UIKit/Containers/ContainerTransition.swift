import Foundation

/// A transition between two children of a container, by an animator (F208, F210).
@MainActor final class ContainerTransition: ControllerTransition {
  private let content: UIView
  private let from: UIViewController
  private let to: UIViewController
  /// Called at the beginning, at the end, and after all callbacks.
  var onEnter: () -> Void = {}
  var onLeave: (Bool) -> Void = { _ in }
  var onRelease: () -> Void = {}

  init(
    in content: UIView, from: UIViewController, to: UIViewController,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.content = content
    self.from = from
    self.to = to
    super.init(isAnimated: true, animator: animator, interaction: interaction)
  }

  var children: [UIViewController] { [from, to] }

  /// The system's push or pop, if it is one.
  var slide: NavigationSlide? { animator as? NavigationSlide }

  /// The system's slide begins at once, any other transition in a later turn (F6, F330).
  func start() {
    if slide != nil { return begin() }
    let clock = Simulator.running.clock
    switch Simulator.running.transitionStart {
    case .nextTurn, .never: clock.nextTurn { self.begin() }
    case .after(let seconds): clock.schedule(at: clock.now + seconds) { self.begin() }
    }
  }

  override func enter() { onEnter() }

  override var joinsFirstAnimation: Bool { slide == nil }

  /// Blocks that are queued in the turn of the change still run alongside.
  override func runAlongside() {
    Simulator.running.clock.nextTurn { self.coordinator?.runAlongside(with: self) }
  }

  override func leave(_ didComplete: Bool) { onLeave(didComplete) }
  override func release() { onRelease() }

  // MARK: What the animator asks

  override var containerView: UIView { content }

  override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    }
  }

  /// Both views belong to the container (F208).
  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    }
  }

  /// Each page fills the content at one end of the transition, and is nowhere
  /// at the other (F60).
  override func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? content.bounds : .zero }
  override func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? content.bounds : .zero }
}
