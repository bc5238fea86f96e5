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
    case awaitingPresentation(PanGesture, FingerEvent?)
    /// The modal follows a finger elsewhere.
    case pullingOpen(PanGesture, CatchUpSpring)
  }

  /// The gesture on the card.
  let cardPan = PanGesture()
  weak var driver: ModalDriver?
  private var state = State.onCard

  init() { cardPan.receiver = self }

  private var presentation: ModalPresentation? { driver?.presentation }

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
    if case .pullingOpen(let pan, _) = state, let driver {
      state = .pullingOpen(pan, CatchUpSpring(0, by: driver.interaction.motion, at: SharedState.now))
    }
    pan.rebase()
  }

  // MARK: Pulling a modal open

  /// The modal is going to be presented under a finger elsewhere.
  func pullOpen(with pan: PanGesture) {
    state = .awaitingPresentation(pan, nil)
    cardPan.isEnabled = false
    // The content gets no touches until the modal is bound for a detent.
    driver?.card.takesTouches = false
  }

  /// UIKit has begun: the modal sets out towards the finger.
  func beginPullingOpen(at time: TimeInterval) {
    guard case .awaitingPresentation(let pan, let dragEnd) = state, let driver else { return }
    state = .pullingOpen(
      pan, CatchUpSpring(distance(to: pan, of: driver), by: driver.interaction.motion, at: time))
    driver.handle(.opened)
    if let dragEnd { leavePullingOpen(dragEnd, at: time) }
  }

  /// Ends the gesture. If UIKit has not begun, the ending counts when it does.
  ///
  /// - Parameter dragEnd: `released` or `cancelled`.
  func endPullingOpen(_ dragEnd: FingerEvent) {
    switch state {
    case .onCard, .awaitingPresentation(_, .some): break
    case .awaitingPresentation(let pan, nil): state = .awaitingPresentation(pan, dragEnd)
    case .pullingOpen: leavePullingOpen(dragEnd, at: SharedState.now)
    }
  }

  /// How far the card's far edge is from the finger, which takes hold of the card now.
  private func distance(to pan: PanGesture, of driver: ModalDriver) -> CGFloat {
    guard let container = driver.playedContainer else { return 0 }
    let (direction, interaction) = (driver.layout.direction, driver.interaction)
    let finger = direction.component(of: pan.takeHold(in: container))
    return finger - direction.farEdge(of: driver.layout.card) - (1 - interaction.progress)
      * interaction.travel
  }

  private func leavePullingOpen(_ dragEnd: FingerEvent, at time: TimeInterval) {
    state = .onCard
    cardPan.isEnabled = true
    pass(dragEnd, at: time)
  }

  private func pass(_ event: FingerEvent, at time: TimeInterval = SharedState.now) {
    if let event = event.interactionEvent(at: time) { driver?.handle(event) }
  }
}

extension ModalFinger: PanReceiver {
  var isHeld: Bool { driver?.interaction.isHeld ?? false }
  var isAtRest: Bool { driver?.interaction.isAtRest ?? true }
  var pull: CGFloat { driver?.interaction.pull ?? 0 }
  var restingPull: CGFloat { driver?.interaction.restingPull ?? 0 }
  var expandsByScrolling: Bool { driver?.configuration.expandsByScrolling ?? true }
  var direction: TravelDirection { driver?.direction ?? .down }

  /// Lets a page of a modal that leaves sideways be popped first.
  func yields(to other: UIGestureRecognizer) -> Bool {
    isAtRest && !direction.isVertical && other.isSystemPop
  }

  /// Leaves a finger beside the drag region to the content.
  func takesFinger(at location: CGPoint) -> Bool {
    guard let driver else { return true }
    switch driver.configuration.dragRegion {
    case .card: return true
    case .nowhere: return false
    case .header(let height):
      let point = driver.card.layer.shownPoint(driver.card.convert(location, from: nil))
      return direction.component(of: point) - direction.farEdge(of: driver.card.bounds)
        <= max(height.finiteOrZero, 0)
    }
  }

  /// UIKit tells of no touch where fingers on a trackpad begin.
  func follows(_ dragDirection: DragDirection) -> Bool {
    dragDirection.isAlong(direction) && (!cardPan.isScroll || takesFinger(at: cardPan.location(in: nil)))
  }

  func handle(_ event: FingerEvent) {
    switch event {
    case .moved(let translation, let velocity):
      // The most frequent event needs no time, and looks up once who hears of it.
      guard let driver else { return }
      let presentation = driver.presentation
      driver.handle(.moved(by: translation, velocity: velocity))
      presentation?.fingerDidMove(by: translation)
    case .began: begin()
    case .released(let velocity): release(at: velocity)
    case .leftOnList: leaveOnList()
    case .landed, .lifted, .cancelled: pass(event)
    }
  }

  private func begin() {
    guard let driver else { return }
    switch driver.interaction.phase {
    case .caught(_, boundFor: .dismissed): driver.handle(.began(.granted))
    case .caught(_, boundFor: .detent), .resting(.detent):
      driver.handle(.began(presentation?.permissionToDismiss() ?? .granted))
    case .resting(.dismissed), .dragged, .asking, .settling: break
    }
  }

  /// A modal that presents another controller stays: the finger was on it before.
  private func release(at velocity: CGFloat) {
    guard let driver else { return }
    guard driver.modal.coveringController == nil else { return pass(.cancelled) }
    let isRefused = driver.interaction.isRefused(at: velocity)
    pass(.released(velocity: velocity))
    if isRefused { presentation?.releaseWasRefused() }
  }

  private func leaveOnList() {
    guard let driver, isHeld else { return }
    driver.handle(.sent(to: driver.interaction.nearestDetent, at: SharedState.now))
  }
}
