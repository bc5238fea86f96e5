import Foundation

/// One child of a container takes another's place in its content, by an animator (F208, F210).
@MainActor final class ContainerTransition: ControllerTransition {
  private let content: UIView
  private let from: UIViewController
  private let to: UIViewController
  /// Tell the container to begin, to end, and that it is over.
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

  /// The system's own push or pop, if it is that.
  var slide: NavigationSlide? { animator as? NavigationSlide }

  /// Begins when UIKit gets round to it; the system's own at once (F6, F330).
  func start() {
    if slide != nil { return begin() }
    let clock = Simulator.running.clock
    switch Simulator.running.transitionStart {
    case .nextTurn, .never: clock.nextTurn { self.begin() }
    case .after(let seconds): clock.schedule(at: clock.now + seconds) { self.begin() }
    }
  }

  override func enter() { onEnter() }

  /// What is queued in the turn of the change is in time.
  override func runAlongside() {
    Simulator.running.clock.nextTurn { [coordinator, along] in coordinator?.runAlongside(along) }
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

  /// Both are the container's business.
  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    }
  }

  /// Each fills the content while it is on show, and stands nowhere before and after (F60, F61).
  override func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? content.bounds : .zero }
  override func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? content.bounds : .zero }
}
