import Foundation

/// A modal transition: what UIKit does around the animator.
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

  /// Whether the presented controller disappears again, because its presentation is cancelled.
  private(set) var isCalledOff = false

  /// How long the status bar takes for another style, in seconds (F743).
  private static let barFade: TimeInterval = 0.2

  var isPresenting: Bool { direction == .presenting }
  var isDismissing: Bool { direction == .dismissing }

  // MARK: Begin

  override func canBegin() -> Bool {
    if isDismissing || presentation.presenting?.viewIfLoaded?.window != nil { return true }
    giveUp()
    return false
  }

  /// Gives up, because the presenter left its window between the call and the beginning.
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
    // The system bars follow the transition (F323, F743).
    window?.updateBars(duration: isAnimated ? Self.barFade : 0)
  }

  private func beginPresenting() {
    guard let container = presentation.addContainer() else { return }
    join(container.window)
    // The presenter's first responder resigns (F205).
    if !presentation.isSearch { presentation.presenting?.viewIfLoaded?.giveUpKeyboard() }
    presentation.controller.presentationTransitionWillBegin()
    presentation.removed?.beginAppearance(false, animated: isAnimated)
    presentation.presented.beginAppearanceTransition(true, animated: isAnimated)
  }

  private func beginDismissing() {
    join(presentation.container?.window)
    presentation.removed?.putViewBack()
    presentation.controller.dismissalTransitionWillBegin()
    presentation.presented.beginAppearanceTransition(false, animated: isAnimated)
    presentation.removed?.beginAppearance(true, animated: isAnimated)
    if !startsInteractively { presentation.controller.presentedView?.giveUpKeyboard() }
  }

  /// The first responder of a modal that leaves resigns: at once, or as the interaction ends (F257).
  override func interactionDidEnd() {
    if isDismissing { presentation.controller.presentedView?.endEditing(true) }
  }

  private func join(_ window: UIWindow?) {
    self.window = window
    window?.transitions.append(self)
  }

  /// The system's transition: the view is in place at once, the callbacks follow
  /// after the system's duration.
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

  private func quit() {
    window?.transitions.removeAll { $0 === self }
    Simulator.running.modalTransitionDidEnd()
  }

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
    window?.updateBars()
    completion?()
  }

  private func endPresenting() {
    presentation.removed?.removeView()
    presentation.presented.endAppearanceTransition()
    presentation.removed?.endAppearance()
    presentation.controller.presentationTransitionDidEnd(true)
  }

  /// A cancelled presentation makes the presented controller disappear again (F45).
  private func callOffPresenting() {
    isCalledOff = true
    presentation.presented.beginAppearanceTransition(false, animated: isAnimated)
    presentation.removed?.putViewBack()
    presentation.removed?.beginAppearance(true, animated: isAnimated)
    presentation.unlink()
    presentation.controller.presentationTransitionDidEnd(false)
    presentation.removeContainer()
    presentation.presented.endAppearanceTransition()
    presentation.removed?.endAppearance()
  }

  private func endDismissing() {
    presentation.removed?.putViewBack()
    presentation.unlink()
    presentation.controller.dismissalTransitionDidEnd(true)
    presentation.removeContainer()
    presentation.presented.endAppearanceTransition()
    presentation.removed?.endAppearance()
  }

  /// A cancelled dismissal makes the presented controller appear again (F44).
  /// `isBeingDismissed` is false by then (F47).
  private func callOffDismissing() {
    presentation.presented.beginAppearanceTransition(true, animated: isAnimated)
    presentation.removed?.beginAppearance(false, animated: isAnimated)
    presentation.removed?.removeView()
    presentation.controller.dismissalTransitionDidEnd(false)
    presentation.transition = nil
    presentation.presented.endAppearanceTransition()
    presentation.removed?.endAppearance()
  }

  // MARK: What the animator asks

  override var containerView: UIView { presentation.container ?? UIView() }
  override var presentationStyle: UIModalPresentationStyle { presentation.presented.modalPresentationStyle }

  /// `.from` is the presenter of a presentation and the presented controller of a dismissal (F55).
  override func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (key == .to) == isPresenting ? presentation.presented : presentation.presenting
  }

  /// A presenter that stays has no view here (F57); an override of `presentedView` counts (F31).
  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if (key == .to) == isPresenting { return presentation.controller.presentedView }
    return presentation.removed == nil ? nil : presentation.presenting?.viewIfLoaded
  }

  /// A view that is on the screen begins where it is (F270).
  override func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented { return isDismissing ? presentedFrame : .zero }
    return vc === presentation.presenting ? presenterFrame : .zero
  }

  /// The presented controller ends at its presentation controller's frame (F60). A view that stays,
  /// or that leaves by what its animator does, has its present frame (F270).
  override func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presentation.presented {
      return isPresenting ? presentation.controller.frameOfPresentedViewInContainerView : presentedFrame
    }
    let leaves = isPresenting && presentation.removed != nil
    return vc === presentation.presenting && !leaves ? presenterFrame : .zero
  }

  private var presentedFrame: CGRect { presentation.controller.presentedView?.frame ?? .zero }

  /// The presenter's frame in the container.
  private var presenterFrame: CGRect {
    guard let view = presentation.presenting?.viewIfLoaded, let superview = view.superview else {
      return .zero
    }
    return superview.convert(view.frame, to: containerView)
  }
}

extension UIView {
  /// Takes the keyboard, and the bar above it, from this tree. Without the second step the bar would stay with
  /// the responder that brings it (F642, F800).
  fileprivate func giveUpKeyboard() {
    endEditing(true)
    endEditing(true)
  }
}
