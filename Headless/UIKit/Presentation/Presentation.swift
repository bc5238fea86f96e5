import Foundation

/// One controller presented by another, from the call to the end. The presenter keeps it (F28).
@MainActor final class Presentation {
  let presented: UIViewController
  private(set) weak var presenting: UIViewController?
  private weak var source: UIViewController?
  let controller: UIPresentationController
  var transition: PresentationTransition?
  /// Whether UIKit asks the delegate how the presentation runs. The presented controller does not know its presenter
  /// yet (F720).
  private(set) var isAskedFor = true
  private(set) var container: TransitionContainerView?
  /// The presenter, if the presentation takes its view out of the window.
  private(set) var removed: RemovedPresenter?

  init(presented: UIViewController, presenting: UIViewController, source: UIViewController) {
    self.presented = presented
    self.presenting = presenting
    self.source = source
    controller =
      presented.takePreparedController()
      ?? Self.makeController(for: presented, presenting: presenting, source: source)
    controller.presentation = self
  }

  /// A custom style asks the delegate; any other style, or `nil`,
  /// gives a plain controller (F18, F19).
  static func makeController(
    for presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let vended =
      presented.modalPresentationStyle == .custom
      ? presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenting, source: source) : nil
    if let vended { return vended }
    switch presented.modalPresentationStyle {
    case .popover:
      return UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    case .automatic, .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    case .fullScreen:
      return FullScreenPresentationController(presentedViewController: presented, presenting: presenting)
    case .none, .currentContext, .custom, .overFullScreen, .overCurrentContext, .blurOverFullScreen:
      return UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  /// Whether a dismissal is requested or under way, not cancelled, and not in a finger's hands: the
  /// finger may bring the controller back, so it stays in front (F260, F323).
  var isLeaving: Bool {
    guard let transition, transition.isDismissing, transition.isUnderWay else { return false }
    return !transition.transitionWasCancelled && !transition.isInteractive
  }

  /// Whether the presented controller leaves: a dismissal runs, or its presentation is given up (F485).
  var isBeingDismissed: Bool { transition.map { $0.isDismissing || $0.isCalledOff } ?? false }

  /// This presentation and all on top of it, bottom first.
  var stack: [Presentation] { [self] + (presented.presentation?.stack ?? []) }

  // MARK: Presenting

  func present(animated: Bool, completion: (() -> Void)?) {
    guard let presenting, let source else { return }
    switch presented.modalPresentationStyle {
    case .currentContext:
      fatalError("The style currentContext is not modelled; see Headless/UIKit/README.md")
    case .automatic, .none, .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen,
      .overCurrentContext,
      .popover, .blurOverFullScreen:
      break
    }
    let delegate = animatingDelegate(animated)
    let animator = delegate?.animationController(
      forPresented: presented, presenting: presenting, source: source)
    let interaction = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    isAskedFor = false
    start(.presenting, animated, animator, interaction, completion)
  }

  // MARK: Dismissing

  /// Only the top-most dismissal is animated (F8). Controllers that are being dismissed already go with
  /// the one below them (F433).
  func dismissStack(animated: Bool, completion: (() -> Void)?) {
    let standing = stack.prefix { !$0.isBeingDismissed }
    let leaving = stack.dropFirst(standing.count).first
    standing.last?.dismiss(animated: animated) { cancelled in
      if !cancelled {
        leaving?.tearDown()
        standing.dropLast().reversed().forEach { $0.dismiss(animated: false, completion: nil) }
      }
      completion?()
    }
  }

  private func dismiss(animated: Bool, completion: ((_ cancelled: Bool) -> Void)?) {
    let delegate = animatingDelegate(animated)
    let animator = delegate?.animationController(forDismissed: presented)
    let interaction = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    // A cancelled dismissal calls the completion too (F12).
    start(.dismissing, animated, animator, interaction) { [weak self] in
      completion?(self?.presenting != nil)
    }
  }

  /// The delegate that is asked for an animator.
  private func animatingDelegate(_ animated: Bool) -> (any UIViewControllerTransitioningDelegate)? {
    animated || Simulator.running.callsAnimatorUnanimated ? presented.transitioningDelegate : nil
  }

  private func start(
    _ direction: PresentationTransition.Direction, _ animated: Bool,
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, _ completion: (() -> Void)?
  ) {
    let transition = PresentationTransition(
      self, direction, isAnimated: animated, animator: animator, interaction: interaction,
      completion: completion)
    self.transition = transition
    guard animated else { return transition.begin() }
    let simulator = Simulator.running
    switch simulator.transitionStart {
    case .nextTurn: simulator.clock.nextTurn { transition.begin() }
    case .after(let seconds):
      simulator.clock.schedule(at: simulator.clock.now + seconds) { transition.begin() }
    case .never where direction == .dismissing: self.transition = nil
    case .never: transition.begin()
    }
  }

  // MARK: Hierarchy

  /// Whether a search is presented, which lies in its presenter's view, and leaves touches and first
  /// responder to that (F435).
  var isSearch: Bool { presented is UISearchController }

  /// The container covers the window, above all other views (F30).
  func addContainer() -> TransitionContainerView? {
    let view = presenting?.viewIfLoaded
    guard let window = view?.window, let host = isSearch ? view : window else { return nil }
    let container = TransitionContainerView(frame: host.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = controller
    container.isUserInteractionEnabled = !isSearch
    host.addSubview(container)
    self.container = container
    controller.containerView = container
    if controller.shouldRemovePresentersView { removed = RemovedPresenter(presenting, below: container) }
    return container
  }

  func removeContainer() {
    container?.removeFromSuperview()
    container = nil
    controller.containerView = nil
  }

  /// Called before the did-callbacks (F48).
  func unlink() {
    presented.endSearches()
    presenting?.presentation = nil
    presenting = nil
  }

  /// Called after the did-callbacks, which may have begun another transition.
  func release(after finished: PresentationTransition?) {
    if transition === finished { transition = nil }
    if presenting == nil { presented.hostPresentation = nil }
  }

  /// Ends the presentation at once, because the presenter's root leaves its window.
  func tearDown() {
    presented.presentation?.tearDown()
    transition?.abandon()
    if presented.appearance.isVisible { presented.beginAppearanceTransition(false, animated: false) }
    unlink()
    removeContainer()
    if presented.appearance != .disappeared { presented.endAppearanceTransition() }
    release(after: transition)
  }
}

/// A presentation that takes its presenter's view out of the window (F16).
private final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// A presentation's container. It calls the presentation controller around layout (F30, F34).
final class TransitionContainerView: UIView {
  weak var presentationController: UIPresentationController?

  override var traitCollection: UITraitCollection {
    guard Simulator.running.overridesTraitsOfContainer else { return super.traitCollection }
    return super.traitCollection.overridden(by: presentationController?.overrideTraitCollection)
  }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}

/// When UIKit begins a transition after the call. A device promises none of these (F6, F78).
public enum TransitionStart: Equatable, Sendable {
  case nextTurn
  case after(TimeInterval)
  /// UIKit loses a dismissal and never calls back: a fault that kits must survive.
  case never
}
