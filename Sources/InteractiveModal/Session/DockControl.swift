import UIKit

/// A modal in the dock: its bar, which a swipe to the side closes, and the detent at which it was before.
@MainActor final class DockControl {
  private unowned let session: ModalSession
  private var bar: DockBar?
  /// The navigation item whose title the bar shows, and the observation of that title.
  private var observed: (item: UINavigationItem, observation: NSKeyValueObservation)?
  private lazy var swipe = makeSwipe()
  /// The detent at which the modal was last outside of the dock.
  private var openDetent: ModalDetent.Identifier?

  init(_ session: ModalSession) { self.session = session }

  /// Shows a bar, if the modal can be docked now.
  func update() {
    bar = session.host?.dockPlace.map { _ in DockBar(session.configuration) }
    bar?.onClose = { [weak self] in self?.session.dismissal.dismiss(by: .closeButton) ?? false }
    bar?.addAction(UIAction { [weak self] _ in self?.barWasTapped() }, for: .touchUpInside)
    bar?.addGestureRecognizer(swipe.pan)
    if bar != nil, swipe.isAtRest { swipe.engine.interaction.motion = motion }
    session.card.show(bar)
    modalMoves()
  }

  private var motion: MotionParameters {
    var motion = session.configuration.motionParameters(in: nil)
    motion.isReduced = UIAccessibility.reducesMotion
    return motion
  }

  /// Whether neither the bar nor the spread cards move.
  var isAtRest: Bool {
    bar == nil || swipe.isAtRest && session.modal.modalContainerController?.pile.isAtRest ?? true
  }

  /// Whether the modal is in the dock, or bound for it.
  var isDocked: Bool {
    session.interaction.detent == .detent(.docked) && session.interaction.openProgress != nil
  }

  /// Whether it is among the cards that are spread.
  private var isSpread: Bool { session.host?.dockPlace?.isSpread ?? false }

  /// Whether it leaves the dock to the side.
  var isLeaving: Bool { bar != nil && swipe.interaction.openProgress == nil }

  /// Shows title and count as they are now. While the modal is docked, the bar takes the touches.
  func modalMoves() {
    guard let bar, let place = session.host?.dockPlace else { return }
    let shown = session.modal.innermostShownController
    observe(shown.navigationItem)
    bar.show(title: shown.navigationItem.title ?? shown.title, count: place.isSpread ? 1 : place.count)
    session.card.clip.isBarInUse = isDocked
    if !isDocked, session.interaction.isAtRest { session.card.removeCut() }
    if case .detent(let detent) = session.interaction.detent, !isDocked { openDetent = detent }
  }

  /// Another title comes into the bar also while nothing else happens.
  private func observe(_ item: UINavigationItem) {
    guard item !== observed?.item else { return }
    let observation = item.observe(\.title) { [weak self] _, _ in MainThread.run { self?.modalMoves() } }
    observed = (item, observation)
  }

  /// One bar of several lies on others, so a tap spreads them; then a tap chooses one. A tap on bars in motion stops
  /// them.
  private func barWasTapped() {
    guard let place = session.host?.dockPlace, let container = session.modal.modalContainerController,
      container.pile.isAtRest, swipe.isAtRest
    else { return }
    if place.count > 1, !place.isSpread { container.isDockSpread = true } else { undock() }
  }

  /// Takes the modal out of the dock, to the detent at which it was before.
  func undock(animated: Bool = true) {
    guard isDocked else { return }
    let stops = session.interaction.stops
    let detent = openDetent.map { TransitionStop.detent($0) }.flatMap { stop in
      stops.detents.first { $0.stop == stop }
    }
    guard case .detent(let identifier) = (detent ?? stops.lowestContent).stop else { return }
    session.detents.select(identifier, animated: animated)
  }
}

// MARK: The swipe to the side

extension DockControl: DockMover {
  private func makeSwipe() -> DockMotion {
    let swipe = DockMotion(self, motion)
    _ = swipe.engine.interaction.handle(.placed(.presented))
    return swipe
  }

  /// The container's size changes, or it leaves the window.
  func finishAtOnce() { if bar != nil { swipe.finishAtOnce() } }

  /// The app has answered whether the modal may go.
  ///
  /// - Returns: Whether the modal leaves or returns to the side: then it has gone when it is there.
  func leavesSideways(_ isGranted: Bool) -> Bool {
    guard isDocked, bar != nil, isSpread || !swipe.isAtRest else {
      return false
    }
    measure()
    swipe.send(.answered(isGranted))
    // Out of the window no frame comes.
    if container?.window == nil { swipe.finishAtOnce() }
    return true
  }

  private func measure() {
    guard let container else { return }
    let (card, shift) = (session.layout.card, isSpread ? 0 : session.layout.dockShift)
    swipe.engine.interaction.travel =
      direction == .left ? card.maxX + shift : container.bounds.width - card.minX - shift
  }

  var container: UIView? { session.playedContainer?.superview }

  /// Towards the leading edge.
  var direction: TravelDirection {
    container?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  var bends: [CGFloat] { [] }

  func move(to progress: CGFloat, _ values: inout some MovingValues) {
    guard let view = session.playedContainer, let bounds = container?.bounds else { return }
    let offset = direction.offset((1 - progress) * swipe.interaction.travel)
    values.set(.position(CGPoint(x: bounds.midX + offset.x, y: bounds.midY)), of: view)
  }

  func takesFinger(at location: CGPoint) -> Bool {
    if swipe.isAtRest { measure() }
    return isDocked
  }

  func permission() -> DragState.Permission { session.dismissal.permission() }
  func wasRefused() { session.dismissal.tellOfAttempt() }

  func motionDid(_ effect: InteractionEffect) {
    switch effect {
    case .dragged: session.dismissal.dragDidBegin()
    case .ask: session.dismissal.ask(for: .drag)
    case .arrive(.dismissed): if session.interaction.openProgress != nil { session.dismissal.leave() }
    case .settle, .arrive(.detent): session.modal.modalContainerController?.cardsDidChange(animated: true)
    case .caught, .wait: break
    }
  }
}
