import UIKit

/// Deals with UIKit on the driver's behalf: tells it what is decided, when it is decided.
///
/// A presentation is decided as it begins, so UIKit's transition ends with the first frame and the modal finishes
/// its way by itself: the app may dismiss it in mid-flight, which UIKit refuses during a presentation. A
/// dismissal is decided when the finger lets go, so none runs during a drag. What stays with UIKit is a modal
/// that is leaving; a finger may still catch that one, and call the transition off. A presentation that a finger pulls
/// in is decided when that lets go, too: until then it stays UIKit's, and is called off if the modal leaves.
@MainActor final class DismissalBroker {
  /// UIKit's transition, if one runs.
  private enum State {
    case none
    case presenting(InteractiveTransition)
    /// A presentation that a finger decides: it is open until that lets go, and called off if the modal leaves.
    case opening(InteractiveTransition)
    /// A dismissal was asked for at some time; UIKit has not begun it. The other time is when the modal stood waiting
    /// for it.
    case requested(at: TimeInterval, waitingSince: TimeInterval?)
    case dismissing(InteractiveTransition)
  }

  /// How long UIKit may take to begin, in seconds: without a sign of life, and with one.
  private static let patience: TimeInterval = 1
  private static let longPatience: TimeInterval = 5

  private weak var controller: UIPresentationController?
  private var state = State.none
  /// What dismisses the modal, as things stand.
  var cause = ModalOutcome.Cause.code

  init(_ controller: UIPresentationController) { self.controller = controller }

  // MARK: UIKit begins

  func presentationDidStart(_ transition: InteractiveTransition) { state = .presenting(transition) }

  /// A finger pulls the modal in: what becomes of the presentation is not decided yet.
  func leavePresentationOpen() {
    if case .presenting(let transition) = state { state = .opening(transition) }
  }

  /// Who wanted a dismissal.
  enum Origin { case user, app }

  func dismissalDidStart(_ transition: InteractiveTransition) -> Origin {
    defer { state = .dismissing(transition) }
    switch state {
    // One that is so late was lost, and this is another.
    case .requested(let time, _) where DisplayLink.now - time <= Self.longPatience: return .user
    case .requested(_, .some): return .user
    case .none, .presenting, .opening, .dismissing, .requested(_, nil):
      cause = .code
      return .app
    }
  }

  /// UIKit begins late: tells it what has become of the modal meanwhile.
  func catchUp(with interaction: InteractionState.State) {
    switch interaction {
    case .caught, .dragged, .asking: break
    case .settling(_, let stop): decide(stop)
    case .resting(.detent(let identifier)): decide(.detent(identifier))
    case .resting(.dismissed): arrive()
    }
  }

  // MARK: The modal moves

  func update(_ fraction: CGFloat) {
    switch state {
    case .opening(let transition): transition.update(1 - fraction)
    case .dismissing(let transition): transition.update(fraction)
    case .none, .presenting, .requested: break
    }
  }

  func decide(_ stop: TransitionStop) {
    switch (state, stop) {
    case (.none, .dismissed):
      request()
    case (.presenting, .dismissed):
      concludePresentation()
      request()
    case (.dismissing(let transition), .detent):
      state = .none
      cause = .code
      transition.cancel()
    case (.opening, .detent):
      concludePresentation()
    case (.requested, _), (.none, .detent), (.presenting, .detent), (.opening, .dismissed),
      (.dismissing, .dismissed):
      break
    }
  }

  /// The modal is out of the screen.
  func arrive() {
    switch state {
    case .dismissing(let transition):
      state = .none
      transition.finish()
    case .opening(let transition):
      state = .none
      transition.cancel()
    case .requested(let time, nil): state = .requested(at: time, waitingSince: DisplayLink.now)
    case .requested, .none, .presenting: break
    }
  }

  /// Whether UIKit's presentation has begun and not ended.
  var isPresenting: Bool {
    switch state {
    case .presenting: true
    case .none, .opening, .requested, .dismissing: false
    }
  }

  /// UIKit's presentation ends; the modal is still on its way.
  func concludePresentation() {
    switch state {
    case .presenting(let transition), .opening(let transition):
      state = .none
      transition.finish()
    case .none, .requested, .dismissing: break
    }
  }

  /// Dismisses what the presenter presents: this modal, and whatever stands on it. The app may have asked for the
  /// same already, a moment ago.
  private func request() {
    guard let controller else { return }
    state = .requested(at: DisplayLink.now, waitingSince: nil)
    cause = .drag
    PresentationDelegateAdapter(controller)?.willDismiss()
    if !controller.presentedViewController.isBeingDismissed { dismissWhenFree(controller) }
  }

  /// UIKit refuses while anything that stands on the modal comes or goes, as an alert does that was up when the app
  /// answered.
  private func dismissWhenFree(_ controller: UIPresentationController) {
    let onTop = sequence(first: controller.presentedViewController) { $0.presentedViewController }.dropFirst()
    guard let coordinator = onTop.first(where: \.isComingOrGoing)?.transitionCoordinator else {
      return dismiss(controller, animated: true)
    }
    coordinator.animate(alongsideTransition: nil) { [weak self, weak controller] _ in
      guard let self, let controller, case .requested = self.state else { return }
      self.dismiss(controller, animated: true)
    }
  }

  /// UIKit calls back at the end of a dismissal that was called off, too.
  private func dismiss(_ controller: UIPresentationController, animated: Bool) {
    controller.presentingViewController.dismiss(animated: animated) {
      guard controller.presentedViewController.presentingViewController == nil else { return }
      PresentationDelegateAdapter(controller)?.didDismiss()
    }
  }

  // MARK: UIKit does not answer

  enum Patience { case fine, lost }

  /// Whether the modal is out of the screen and UIKit has not heard of it.
  var isWaiting: Bool {
    switch state {
    case .requested(_, .some): true
    case .requested(_, nil), .none, .presenting, .opening, .dismissing: false
    }
  }

  /// A dismissal that UIKit never begins is asked for again without animation; if that does not help, or UIKit
  /// has been at it for too long, the modal has to come back.
  func checkPatience(at time: TimeInterval) -> Patience {
    guard case .requested(_, let since?) = state, let controller else { return .fine }
    let isUnderWay = controller.presentedViewController.isBeingDismissed
    guard time - since > (isUnderWay ? Self.longPatience : Self.patience) else { return .fine }
    state = .none
    if !isUnderWay { dismiss(controller, animated: false) }
    guard controller.containerView?.window != nil else { return .fine }
    cause = .code
    return .lost
  }
}

extension UIViewController {
  fileprivate var isComingOrGoing: Bool { isBeingPresented || isBeingDismissed }
}
