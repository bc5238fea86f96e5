import UIKit

/// Talks to UIKit: carries out what the lifecycle of a presentation asks for.
@MainActor final class PresentationTransitions {
  private weak var controller: UIPresentationController?
  private(set) var lifecycle = PresentationLifecycle()
  private var transition: InteractiveTransition?
  /// What dismisses the modal, as things stand.
  var cause = ModalOutcome.Cause.code
  /// Called when the app has asked for the dismissal that UIKit begins.
  var onClose: (() -> Void)?
  /// Called when UIKit begins a dismissal that the modal has asked for.
  var onFollow: (() -> Void)?
  /// Called when UIKit keeps a modal that is closed.
  var onBringBack: ((TimeInterval) -> Void)?

  init(_ controller: UIPresentationController) { self.controller = controller }

  /// Takes over a transition that UIKit has begun.
  func begin(_ transition: InteractiveTransition, presents: Bool) {
    self.transition = transition
    send(presents ? .presentationBegan : .dismissalBegan(at: DisplayLink.now))
  }

  /// Tells UIKit how much of its transition is done at a progress of the modal.
  func update(_ progress: CGFloat) {
    if let percent = lifecycle.percentComplete(at: progress) { transition?.update(percent) }
  }

  /// Tells the lifecycle for which stop the modal is bound.
  func decide(_ stop: TransitionStop) { send(.decided(isClosing: stop == .dismissed)) }

  /// Watches in each frame that UIKit answers.
  func drawFrame(at time: TimeInterval) {
    guard lifecycle.isWaitingForUIKit, let controller else { return }
    send(.frame(at: time, isBeingDismissed: controller.presentedViewController.isBeingDismissed), at: time)
  }

  func send(_ event: PresentationLifecycle.Event, at time: TimeInterval = DisplayLink.now) {
    for effect in lifecycle.handle(event) { perform(effect, at: time) }
  }

  private func perform(_ effect: PresentationLifecycle.Effect, at time: TimeInterval) {
    switch effect {
    case .finish: takeTransition()?.finish()
    case .cancel:
      cause = .code
      takeTransition()?.cancel()
    case .requestDismissal: requestDismissal()
    case .follow: onFollow?()
    case .close:
      cause = .code
      onClose?()
    case .dismissWithoutAnimation: controller.map { dismiss($0, animated: false) }
    case .bringBack:
      guard controller?.containerView?.window != nil else { return }
      cause = .code
      onBringBack?(time)
    }
  }

  /// Lets go of the transition before it ends: what UIKit calls then may begin another one.
  private func takeTransition() -> InteractiveTransition? {
    defer { transition = nil }
    return transition
  }

  /// Dismisses the modal and what it presents. The app may have asked for the same a moment ago.
  private func requestDismissal() {
    guard let controller else { return }
    send(.dismissalRequested(at: DisplayLink.now))
    cause = .drag
    PresentationDelegateAdapter(controller)?.willDismiss()
    if !controller.presentedViewController.isBeingDismissed { dismissWhenFree(controller) }
  }

  /// UIKit refuses while a controller on top of the modal comes or goes, as an alert does whose
  /// button was the answer.
  private func dismissWhenFree(_ controller: UIPresentationController) {
    let onTop = sequence(first: controller.presentedViewController) { $0.presentedViewController }.dropFirst()
    let inTransition = onTop.first { $0.isBeingPresented || $0.isBeingDismissed }
    guard let coordinator = inTransition?.transitionCoordinator else {
      return dismiss(controller, animated: true)
    }
    coordinator.animate(alongsideTransition: nil) { [weak self, weak controller] _ in
      guard let self, let controller, case .requested = self.lifecycle.state else { return }
      self.dismiss(controller, animated: true)
    }
  }

  /// UIKit calls the completion at the end of a dismissal that was called off, too.
  private func dismiss(_ controller: UIPresentationController, animated: Bool) {
    controller.presentingViewController.dismiss(animated: animated) {
      guard controller.presentedViewController.presentingViewController == nil else { return }
      PresentationDelegateAdapter(controller)?.didDismiss()
    }
  }
}
