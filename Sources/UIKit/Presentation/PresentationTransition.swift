import Foundation

/// A modal transition under way: UIKit's bookkeeping around it.
@MainActor final class PresentationTransition: ControllerTransition {
  enum Direction { case presenting, dismissing }

  private let presentation: Presentation
  private let direction: Direction
  private let completion: (() -> Void)?
  private weak var window: UIWindow?

  init(
    _ presentation: Presentation, _ direction: Direction, isAnimated: Bool,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.direction = direction
    self.completion = completion
    super.init(isAnimated: isAnimated, animator: animator, interaction: interaction)
  }

  var isPresenting: Bool { direction == .presenting }
  var isDismissing: Bool { direction == .dismissing }

  // MARK: Begin

  override func canBegin() -> Bool {
    if isDismissing || presentation.presenting?.viewIfLoaded?.window != nil { return true }
    giveUp()
    return false
  }

  /// The presenter left its window between the call and the beginning.
  private func giveUp() {
    abandon()
    presentation.unlink()
    presentation.release(after: self)
    Simulator.running.complain("A presentation begins on a view that is no longer in the window (F4)")
  }

  override func enter() {
    switch direction {
    case .presenting: beginPresenting()
    case .dismissing: beginDismissing()
    }
    window?.updateSystemBars()  // F323
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

  /// The system's own: the view stands at its end at once; the callbacks come when it would be over.
  override func runSystemTransition() {
    if isPresenting, let view = presentation.controller.presentedView {
      view.frame = presentation.controller.frameOfPresentedViewInContainerView
      containerView.addSubview(view)
    }
    guard isAnimated else { return completeTransition(true) }
    let clock = Simulator.running.clock
    clock.schedule(at: clock.now + Self.systemDuration) { self.completeTransition(true) }
  }

  // MARK: End

  override func abandon() {
    super.abandon()
    quit()
  }

  private func quit() { window?.transitions.removeAll { $0 === self } }

  override func leave(_ didComplete: Bool) {
    quit()
    switch (direction, didComplete) {
    case (.presenting, true): endPresenting()
    case (.presenting, false): callOffPresenting()
    case (.dismissing, true): endDismissing()
    case (.dismissing, false): callOffDismissing()
    }
  }

  override func release() {
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

  // MARK: What the animator asks

  override var containerView: UIView { presentation.container ?? UIView() }
  override var presentationStyle: UIModalPresentationStyle { presentation.presented.modalPresentationStyle }

  /// F55
  override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (key == .to) == isPresenting ? presentation.presented : presentation.presenting
  }

  /// A presenter that stays is no business of the container (F57); the override of `presentedView` counts (F58).
  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .to) == isPresenting ? presentation.controller.presentedView : nil
  }

  override func initialFrame(for vc: UIViewController) -> CGRect {
    vc === presentation.presented && isDismissing
      ? presentation.controller.presentedView?.frame ?? .zero : .zero
  }

  /// F61
  override func finalFrame(for vc: UIViewController) -> CGRect {
    vc === presentation.presented && isPresenting
      ? presentation.controller.frameOfPresentedViewInContainerView : .zero
  }
}
