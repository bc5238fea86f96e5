import InteractiveModal
import UIKit

/// The two children of a container's transition.
@MainActor struct ContainerTransitionScreens {
  /// A child's view before an animator changes it.
  private struct Original {
    let view: UIView
    let transform: CGAffineTransform
    let opacity: CGFloat
  }

  let from: UIViewController
  let to: UIViewController
  let containerView: UIView
  /// 1 if the new child comes from the right, -1 if it comes from the left.
  private let side: CGFloat
  private let originals: [Original]

  /// - Parameter comesFromRight: Whether the new child comes from the right.
  init(from: UIViewController, to: UIViewController, in containerView: UIView, comesFromRight: Bool) {
    (self.from, self.to, self.containerView) = (from, to, containerView)
    side = comesFromRight ? 1 : -1
    originals = [from, to].compactMap(\.viewIfLoaded).map {
      Original(view: $0, transform: $0.transform, opacity: $0.alpha)
    }
  }

  /// Gives both views back as found, if their animator cannot.
  func restore() {
    for original in originals {
      original.view.layer.removeAllAnimations()
      original.view.write(transform: original.transform)
      original.view.fade(to: original.opacity)
    }
  }

  /// The frame beside the container: on the side from which the new child comes, or on the other.
  func frame(ofIncoming isIncoming: Bool) -> CGRect {
    let width = containerView.bounds.width
    return containerView.bounds.offsetBy(dx: isIncoming ? side * width : -side * width, dy: 0)
  }
}

/// The context of one transition between two children of a container.
@MainActor final class ContainerTransitionContext: NSObject {
  private enum State {
    case pending
    case running
    /// The animator has completed the transition.
    case completed
    /// The container has ended the transition. The animator may still complete it.
    case concluded
  }

  let screens: ContainerTransitionScreens
  private let animation: ContainerAnimation
  private var state = State.pending
  /// Whether the interaction controller has last reported that the user controls the transition.
  private var isReportedInteractive = false
  private(set) var transitionWasCancelled = false
  /// `nil` after the end.
  private(set) lazy var coordinator: ContainerTransitionCoordinator? =
    ContainerTransitionCoordinator(self, initiallyInteractive: startsInteractively)
  /// Called once, with whether the new child is shown.
  var onEnd: ((Bool) -> Void)?

  init(_ screens: ContainerTransitionScreens, _ animation: ContainerAnimation) {
    self.screens = screens
    self.animation = animation
    super.init()
  }

  private var isRunning: Bool { if case .running = state { true } else { false } }

  var isHeld: Bool { animation.transition?.isHeld ?? false }
  var isInterruptible: Bool { animation.transition != nil }
  /// Whether the children take touches: only if a finger may act on the transition.
  var takesTouches: Bool { animation.interactionController != nil }
  var isReturning: Bool { transitionWasCancelled || (animation.transition?.isReturning ?? false) }
  var duration: TimeInterval { animation.animator.transitionDuration(using: self) }

  private var startsInteractively: Bool {
    animation.transition?.isHeld ?? animation.interactionController?.startsInteractively ?? false
  }

  // MARK: Begin and end

  func begin() {
    guard case .pending = state else { return }
    state = .running
    let coordinator = coordinator
    start()
    if isRunning { coordinator?.begin(isFollowing: takesTouches) }
  }

  private func start() {
    guard let controller = animation.interactionController, controller.startsInteractively else {
      return animation.animator.animateTransition(using: self)
    }
    isReportedInteractive = true
    controller.startInteractiveTransition(self)
  }

  /// Finishes the transition at once. If the animator cannot do that, the container ends it
  /// instead.
  func conclude() {
    guard isRunning else { return }
    animation.transition?.finishAtOnce()
    guard isRunning else { return }
    state = .concluded
    screens.restore()
    onEnd?(!transitionWasCancelled)
  }

  /// Has the motion lead to a child: it goes on, or reverses with its velocity. Returns whether it does.
  func lead(to child: UIViewController) -> Bool {
    guard isRunning, let transition = animation.transition else { return false }
    if child === (isReturning ? screens.from : screens.to) { return true }
    guard child === (isReturning ? screens.to : screens.from), transition.turnRound() else { return false }
    coordinator?.notifyInteractionChange()
    return true
  }

  /// Tells the animator and the blocks of the app that the transition is over.
  func tellOfEnd(completed: Bool) {
    callIfImplemented(animation.animator.animationEnded, completed)
    coordinator?.end(completed: completed)
    coordinator = nil
  }

  private func report(cancelled: Bool, interactive: Bool) {
    guard isRunning else { return }
    transitionWasCancelled = cancelled
    isReportedInteractive = interactive
    // A choreography reports its progress up to the end, and the blocks follow it.
    if animation.transition == nil {
      interactive ? coordinator?.pause() : coordinator?.resume(toEnd: !cancelled)
    }
    coordinator?.checkInteraction()
  }
}

extension ContainerTransitionContext: UIViewControllerContextTransitioning {
  var containerView: UIView { screens.containerView }
  var isAnimated: Bool { true }
  /// Whether a finger holds the transition, as the interaction controller reports.
  var isInteractive: Bool { isReportedInteractive }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isRunning else { return }
    coordinator?.update(percentComplete.finiteOrZero.clamped(to: 0...1))
    coordinator?.checkInteraction()
  }

  func finishInteractiveTransition() { report(cancelled: false, interactive: false) }
  func cancelInteractiveTransition() { report(cancelled: true, interactive: false) }
  func pauseInteractiveTransition() { report(cancelled: false, interactive: true) }

  func completeTransition(_ didComplete: Bool) {
    switch state {
    case .pending:
      TransitionReport.report(
        "\(type(of: animation.animator)) calls completeTransition(_:) before animateTransition(using:): call it when "
          + "its animation has ended")
    case .running:
      state = .completed
      onEnd?(didComplete)
    case .completed:
      TransitionReport.report(
        "\(type(of: animation.animator)) calls completeTransition(_:) twice for one transition: call it once")
    case .concluded: state = .completed
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    if key == .from { return screens.from }
    return key == .to ? screens.to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if key == .from { return screens.from.viewIfLoaded }
    return key == .to ? screens.to.viewIfLoaded : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === screens.from { return containerView.bounds }
    return vc === screens.to ? screens.frame(ofIncoming: true) : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === screens.to { return containerView.bounds }
    return vc === screens.from ? screens.frame(ofIncoming: false) : .zero
  }
}

extension ContainerTransitionContext: FollowingContext {
  func follow(_ progress: CGFloat) { if isRunning { coordinator?.update(progress) } }
}
