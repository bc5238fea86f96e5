import Foundation

/// A modal transition under way: the context that animators see, and UIKit's bookkeeping around it.
@MainActor final class PresentationTransition: NSObject {
  enum Direction { case presenting, dismissing }

  private enum State { case pending, running, over, abandoned }

  /// How long the system's own transition takes, in seconds.
  private static let systemDuration: TimeInterval = 0.4

  let presentation: Presentation
  let direction: Direction
  let isAnimated: Bool
  let coordinator: TransitionCoordinator?
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let completion: (() -> Void)?
  private var state = State.pending
  private weak var window: UIWindow?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false

  init(
    _ presentation: Presentation, _ direction: Direction, isAnimated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.direction = direction
    self.isAnimated = isAnimated
    self.animator = animator
    self.interaction = interaction
    self.completion = completion
    coordinator = isAnimated ? TransitionCoordinator() : nil
  }

  var isPresenting: Bool { direction == .presenting }
  var isDismissing: Bool { direction == .dismissing }

  /// Over from the did-callbacks on: what they present or dismiss is not refused (F4).
  var isUnderWay: Bool {
    switch state {
    case .pending, .running: true
    case .over, .abandoned: false
    }
  }

  /// What the animator says, or the system's own.
  var duration: TimeInterval { animator?.transitionDuration(using: self) ?? Self.systemDuration }

  /// F53: an interactive transition's container takes touches, another does not.
  var takesTouches: Bool { interaction != nil || state != .running }

  // MARK: Begin

  func begin() {
    guard state == .pending else { return }
    guard isDismissing || presentation.presenting?.viewIfLoaded?.window != nil else { return giveUp() }
    state = .running
    coordinator?.context = self
    coordinator?.initiallyInteractive = interaction?.wantsInteractiveStart ?? false
    switch direction {
    case .presenting: beginPresenting()
    case .dismissing: beginDismissing()
    }
    window?.updateSystemBars()  // F323
    drive()
    coordinator?.runAlongside()
  }

  /// The presenter left its window between the call and the beginning.
  private func giveUp() {
    abandon()
    presentation.unlink()
    presentation.release(after: self)
    Simulator.running.complain("A presentation begins on a view that is no longer in the window (F4)")
  }

  private func beginPresenting() {
    guard let container = presentation.addContainer() else { return }
    join(container.window)
    presentation.presenting?.viewIfLoaded?.endEditing(true)  // F205
    presentation.controller.presentationTransitionWillBegin()
    presentation.presented.beginAppearanceTransition(true, animated: isAnimated)
  }

  private func beginDismissing() {
    join(presentation.container?.window)
    presentation.controller.dismissalTransitionWillBegin()
    presentation.presented.beginAppearanceTransition(false, animated: isAnimated)
    presentation.controller.presentedView?.endEditing(true)  // F206
  }

  private func join(_ window: UIWindow?) {
    self.window = window
    window?.transitions.append(self)
  }

  /// The interaction controller starts instead of the animator (F69).
  private func drive() {
    if let interaction, interaction.wantsInteractiveStart {
      isInteractive = true
      interaction.startInteractiveTransition(self)
    } else if let animator {
      animator.animateTransition(using: self)
    } else {
      runSystemTransition()
    }
  }

  /// The system's own: the view stands at its end at once; the callbacks come when it would be over.
  private func runSystemTransition() {
    if isPresenting, let view = presentation.controller.presentedView {
      view.frame = presentation.controller.frameOfPresentedViewInContainerView
      containerView.addSubview(view)
    }
    guard isAnimated else { return completeTransition(true) }
    let clock = Simulator.running.clock
    clock.schedule(at: clock.now + Self.systemDuration) { self.completeTransition(true) }
  }

  // MARK: End

  /// The window goes away under the transition; what is reported later is nobody's business.
  func abandon() {
    state = .abandoned
    window?.transitions.removeAll { $0 === self }
  }

  func completeTransition(_ didComplete: Bool) {
    switch state {
    case .running: finish(didComplete)
    case .over: Simulator.running.complain("completeTransition(_:) called twice (F50)")
    case .pending: Simulator.running.complain("completeTransition(_:) called before the transition began")
    case .abandoned: break
    }
  }

  private func finish(_ didComplete: Bool) {
    state = .over
    if didComplete == transitionWasCancelled {
      Simulator.running.complain("completeTransition(\(didComplete)) contradicts what was reported (F68)")
    }
    window?.transitions.removeAll { $0 === self }
    switch (direction, didComplete) {
    case (.presenting, true): endPresenting()
    case (.presenting, false): callOffPresenting()
    case (.dismissing, true): endDismissing()
    case (.dismissing, false): callOffDismissing()
    }
    animator?.animationEnded(didComplete)
    coordinator?.finish()
    presentation.release(after: self)
    window?.updateSystemBars()
    completion?()
  }

  private func endPresenting() {
    presentation.presented.endAppearanceTransition()
    presentation.controller.presentationTransitionDidEnd(true)
  }

  private func callOffPresenting() {
    presentation.presented.beginAppearanceTransition(false, animated: isAnimated)  // F45
    presentation.unlink()
    presentation.controller.presentationTransitionDidEnd(false)
    presentation.removeContainer()
    presentation.presented.endAppearanceTransition()
  }

  private func endDismissing() {
    presentation.unlink()
    presentation.controller.dismissalTransitionDidEnd(true)
    presentation.removeContainer()
    presentation.presented.endAppearanceTransition()
  }

  private func callOffDismissing() {
    presentation.presented.beginAppearanceTransition(true, animated: isAnimated)  // F44
    presentation.controller.dismissalTransitionDidEnd(false)
    presentation.transition = nil  // F47: no longer being dismissed when it has appeared
    presentation.presented.endAppearanceTransition()
  }
}

extension PresentationTransition: UIViewControllerContextTransitioning {
  var containerView: UIView { presentation.container ?? UIView() }
  var presentationStyle: UIModalPresentationStyle { presentation.presented.modalPresentationStyle }
  var targetTransform: CGAffineTransform { .identity }  // F67

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if state == .running { coordinator?.percentComplete = percentComplete }
  }

  func finishInteractiveTransition() { report(cancelled: false, interactive: false) }
  func cancelInteractiveTransition() { report(cancelled: true, interactive: false) }
  func pauseInteractiveTransition() { report(cancelled: false, interactive: true) }

  /// F64, F66
  private func report(cancelled: Bool, interactive: Bool) {
    guard state == .running else { return }
    transitionWasCancelled = cancelled
    let changed = isInteractive != interactive
    isInteractive = interactive
    if changed { coordinator?.interactionDidChange() }
  }

  /// F55
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (key == .to) == isPresenting ? presentation.presented : presentation.presenting
  }

  /// A presenter that stays is no business of the container (F57); the override of `presentedView` counts (F58).
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .to) == isPresenting ? presentation.controller.presentedView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === presentation.presented && isDismissing
      ? presentation.controller.presentedView?.frame ?? .zero : .zero
  }

  /// F61
  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === presentation.presented && isPresenting
      ? presentation.controller.frameOfPresentedViewInContainerView : .zero
  }
}
