import UIKit

/// The finger that holds a modal: on the card, or elsewhere while it pulls the modal open.
///
/// A modal that is pulled open sets out from the edge of the screen with UIKit's first frame,
/// however late that comes. A spring brings its far edge to the finger, and the finger's own
/// movement is added to that. So no movement of the finger is lost, and nothing jumps.
@MainActor final class ModalFinger {
  private enum State {
    case onCard
    /// UIKit was asked to present the modal and has not begun; the finger may have let go since.
    case awaitingPresentation(PanGesture, InteractionEvent?)
    /// The modal follows a finger elsewhere.
    case pullingOpen(PanGesture, CatchUpSpring)
  }

  let cardPan = PanGesture()
  weak var session: ModalSession?
  private var state = State.onCard

  init() { cardPan.receiver = self }

  /// The gesture whose finger can hold the modal.
  private var pan: PanGesture {
    switch state {
    case .onCard: cardPan
    case .awaitingPresentation(let pan, _), .pullingOpen(let pan, _): pan
    }
  }

  /// Whether a finger pulls the modal open, or has pulled it, and the outcome is not decided.
  var isPullingOpen: Bool {
    switch state {
    case .onCard: false
    case .awaitingPresentation, .pullingOpen: true
    }
  }

  /// Ends the gesture, after an event that says where the modal goes: the gesture tells of its end as
  /// well, which changes nothing.
  func cancel() { pan.cancel() }

  /// Takes the finger off a modal that it holds; the modal returns.
  func letGo() {
    guard isHeld else { return }
    handle(.cancelled)
    cancel()
  }

  /// Moves the modal on in a frame in which the finger holds it.
  func follow(at time: TimeInterval) {
    guard case .pullingOpen(let pan, var spring) = state else { return pan.refresh() }
    let distance = spring.advance(to: time)
    state = .pullingOpen(pan, spring)
    pan.refresh(movingBy: distance)
  }

  /// Goes on from where the finger is: the layout has changed, and the modal keeps its progress.
  func rebase() {
    if case .pullingOpen(let pan, _) = state, let session {
      state = .pullingOpen(pan, CatchUpSpring(0, by: session.interaction.motion, at: SharedState.now))
    }
    pan.rebase()
  }

  // MARK: Pulling a modal open

  /// The modal is going to be presented under a finger elsewhere.
  func pullOpen(with pan: PanGesture) {
    state = .awaitingPresentation(pan, nil)
    cardPan.isEnabled = false
    // The content gets no touches until the modal is bound for a detent.
    session?.card.takesTouches = false
  }

  /// UIKit has begun: the modal sets out towards the finger.
  func beginPullingOpen(at time: TimeInterval) {
    guard case .awaitingPresentation(let pan, let dragEnd) = state, let session else { return }
    state = .pullingOpen(
      pan, CatchUpSpring(distance(to: pan, of: session), by: session.interaction.motion, at: time))
    session.send(.opened, at: time)
    if let dragEnd { leavePullingOpen(dragEnd, at: time) }
  }

  /// Ends the gesture. If UIKit has not begun, the ending counts when it does.
  ///
  /// - Parameter dragEnd: `released` or `cancelled`.
  func endPullingOpen(_ dragEnd: InteractionEvent) {
    switch state {
    case .onCard, .awaitingPresentation(_, .some): break
    case .awaitingPresentation(let pan, nil): state = .awaitingPresentation(pan, dragEnd)
    case .pullingOpen: leavePullingOpen(dragEnd, at: SharedState.now)
    }
  }

  /// How far the card's far edge is from the finger, which takes hold of the card now.
  private func distance(to pan: PanGesture, of session: ModalSession) -> CGFloat {
    guard let container = session.playedContainer else { return 0 }
    let (direction, interaction) = (session.layout.direction, session.interaction)
    let finger = direction.component(of: pan.takeHold(in: container))
    return finger - direction.farEdge(of: session.layout.card) - (1 - interaction.progress)
      * interaction.travel
  }

  private func leavePullingOpen(_ dragEnd: InteractionEvent, at time: TimeInterval) {
    state = .onCard
    cardPan.isEnabled = true
    session?.send(dragEnd, at: time)
  }
}

extension ModalFinger: PanReceiver {
  var isHeld: Bool { session?.interaction.isHeld ?? false }
  var isAtRest: Bool { session?.interaction.isAtRest ?? true }
  var pull: CGFloat { session?.interaction.pull ?? 0 }
  var restingPull: CGFloat { session?.interaction.restingPull ?? 0 }
  var expandsByScrolling: Bool { session?.configuration.expandsByScrolling ?? true }
  var direction: TravelDirection { session?.layout.direction ?? .down }

  /// Lets a page of a modal that leaves sideways be popped first.
  func yields(to other: UIGestureRecognizer) -> Bool {
    isAtRest && !direction.isVertical && other.isSystemPop
  }

  /// Leaves a finger beside the drag region to the content, and at rest one on a view that drags no modal.
  func takesFinger(at location: CGPoint) -> Bool {
    guard let session else { return true }
    // A finger on spread cards scrolls them. A modal under another one that leaves it in use stays, and its list scrolls.
    if isAtRest, session.card.isSpread || session.modal.coveringController != nil { return false }
    let point = session.card.layer.shownPoint(session.card.convert(location, from: nil))
    if isAtRest, session.card.disablesModalDrag(at: point) { return false }
    return session.configuration.dragRegion.contains(
      distanceFromEdge: direction.component(of: point) - direction.farEdge(of: session.card.bounds))
  }

  /// UIKit tells of no touch where fingers on a trackpad begin.
  func follows(_ dragDirection: DragDirection) -> Bool {
    dragDirection.isAlong(direction) && (!cardPan.isScroll || takesFinger(at: cardPan.location(in: nil)))
  }

  func move(by points: CGFloat, velocity: CGFloat, carrying distance: CGPoint, at carryingVelocity: CGPoint) {
    // Looked up once: a move is the most frequent event.
    guard let session else { return }
    if session.views.isPage { session.engine.interaction.carry(by: distance, velocity: carryingVelocity) }
    session.fingerDidMove(by: points, velocity)
  }

  func handle(_ event: InteractionEvent) {
    guard let session else { return }
    switch event {
    // Of a finger that pulls the modal open.
    case .moved(let translation, let velocity): session.fingerDidMove(by: translation, velocity)
    case .began: begin(session)
    case .released(let velocity): release(at: velocity, session)
    case .landed, .leftOnList, .lifted, .cancelled, .opened, .answered, .frame, .sent, .placed, .launched,
      .turned, .restarted:
      session.send(event)
    }
  }

  /// Asks the app whether the finger may close the modal. A modal that was caught on its way out asks nobody.
  private func begin(_ session: ModalSession) {
    switch session.interaction.phase {
    case .caught(_, boundFor: .dismissed): session.send(.began(.granted))
    case .caught(_, boundFor: .detent), .resting(.detent):
      session.send(.began(session.dismissal.permission()))
    case .resting(.dismissed), .dragged, .asking, .settling: break
    }
  }

  /// A modal that presents another controller stays: the finger was on it before.
  private func release(at velocity: CGFloat, _ session: ModalSession) {
    guard session.modal.coveringController == nil else { return session.send(.cancelled) }
    let isRefused = session.interaction.isRefused(at: velocity)
    session.send(.released(velocity: velocity))
    if isRefused { session.dismissal.tellOfAttempt() }
  }
}
