import UIKit

/// What UIKit and the system tell.
extension ModalDriver: TransitionDriver {
  /// UIKit is about to present in a container, over a screen that stays.
  func enter(_ container: UIView, over backdrop: PresenterView) {
    views.backdrop = backdrop
    views.enter(container)
    focus.modalWillCome(over: modal.presentingViewController)
    escapeKeys?.add(to: modal)
    roomDidChange(in: container)
    // Without a coordinator nothing is animated: UIKit puts the card in its place itself.
    if modal.transitionCoordinator == nil { handle(.placed(initialStop)) }
    foreignWillBegin()
  }

  /// UIKit has begun a transition, ours or the app's.
  func transitionDidStart(
    _ transition: InteractiveTransition, in context: any UIViewControllerContextTransitioning
  ) {
    if context.viewController(forKey: .to) === modal {
      views.addCard(to: context.containerView)
      roomDidChange(in: context.containerView)
      dismissal.presentationDidStart(transition)
      clock.start()
    } else {
      dismissalDidStart(transition)
    }
    if isInBackground { finishAtOnce() }
  }

  func transitionWasCalledOff() { giveKeyboardBack(at: interaction.detent) }

  private var isInBackground: Bool { views.card.window?.windowScene?.activationState == .background }

  /// A dismissal that the app asked for sends the modal off, from under a finger too.
  private func dismissalDidStart(_ transition: InteractiveTransition) {
    switch dismissal.dismissalDidStart(transition) {
    case .user: dismissal.catchUp(with: interaction.state)
    case .app:
      handle(.sent(to: .dismissed, at: DisplayLink.now))
      holder.cancel()
    }
  }

  /// A transition that was not ours has put the card in place.
  func presentationDidEnd() {
    if takeBack(at: initialStop) { return }
    if interaction.state == .resting(.dismissed), views.card.window != nil { handle(.placed(initialStop)) }
  }

  /// The modal is gone, whichever way.
  func leave() {
    let wasForeign = takeBack(at: .dismissed)
    clock.stop()
    news.stop()
    question.drop()
    endPerformance(isOpen: false)
    views.leave()
    escapeKeys?.remove()
    keyboard.stop()
    keyboard.takeRoomBack()
    if wasForeign || interaction.state != .resting(.dismissed) { handle(.placed(.dismissed)) }
    focus.modalHasGone()
    delegate?.modal(modal, didLeaveBy: dismissal.cause)
  }

  // MARK: The room

  private func stage(in container: UIView) -> LayoutContext {
    views.stage(in: container, preferring: modal.preferredContentSize)
  }

  func layout(in container: UIView) -> CardLayout { layout(on: stage(in: container)) }

  private func layout(on stage: LayoutContext) -> CardLayout {
    configuration.choreography == nil ? choreography.layout(on: stage) : CardLayout(filling: stage)
  }

  func roomWillChange() { views.prepareForResize() }

  /// The same fraction of the travel in a new room; in the same room, the same place.
  func roomDidChange(in container: UIView) {
    if mover == .kit, modal.presentedViewController == nil { views.card.holdContent() }
    let stage = stage(in: container)
    let isResized = stage.size != self.stage?.size
    if stage != self.stage { layOut(on: stage, isResized: isResized) }
    interaction.motion.isReduced = stage.reducesMotion
    if mover == .kit { views.apply(layout) } else { views.backdrop?.apply(layout) }
    if isResized { performance?.roomDidChange() }
    show()
    isResized ? makeRoomForKeyboard() : keyboardDidMove()
  }

  private func layOut(on stage: LayoutContext, isResized: Bool) {
    let former = layout
    self.stage = stage
    layout = layout(on: stage)
    let place = former.fraction(interaction.fraction, in: layout)
    interaction.travel = layout.travel
    interaction.stops = layout.stops
    if !isResized, layout.travel != former.travel { interaction.relocate(to: place) }
    if isResized || layout.stops != former.stops || layout.travel != former.travel { rebase() }
  }

  /// Heights may be others although the room is the same.
  func invalidateDetents() {
    stage = nil
    views.card.superview?.setNeedsLayout()
  }

  /// The same room, to be seen in another way: as after a resize, the screen behind stands up first.
  private func layOutAnew() {
    roomWillChange()
    views.card.superview?.setNeedsLayout()
  }

  // MARK: Being off screen

  /// Out of the window nothing moves and nothing is stepped back; UIKit may put the card in again later.
  func cardDidMove(toWindow isInWindow: Bool) {
    if isInWindow {
      news.start()
      keyboard.start()
      show()
      if dismissal.isWaiting { clock.start() }
    } else {
      news.stop()
      keyboard.stop()
      finishAtOnce()
      clock.stop()
      views.backdrop?.restore()
    }
    delegate?.modal(modal, didMoveToWindow: isInWindow)
  }

  func systemTold(_ event: SystemObserver.Event) {
    switch event {
    case .inactive: letGo()
    case .background: finishAtOnce()
    case .motion, .crossFade, .contrast: layOutAnew()
    }
  }

  /// The finger is taken off a modal that it holds, which returns.
  func letGo() {
    guard isHeld else { return }
    handle(.cancelled(at: DisplayLink.now))
    holder.cancel()
  }

  /// There are no frames to move in: the modal goes where it is bound for.
  private func finishAtOnce() {
    if dismissal.isPresenting { setOff(at: DisplayLink.now) }
    letGo()
    if case .settling(_, let stop) = interaction.state { handle(.placed(stop)) }
  }
}
