import UIKit

/// Turns the finger on a modal into readings for its driver: how far it went, how fast it is.
@MainActor final class PanDriver: NSObject {
  let recognizer = TransitionPanGestureRecognizer()
  weak var receiver: (any PanReceiver)?
  /// Where the finger was in the last reading; `nil` where the next one starts anew.
  private var last: CGPoint?
  /// Looks after the lists that the finger is on.
  private var keeper: ScrollHandoffCoordinator?
  /// From where on a finger that goes on scrolls them.
  private var home = ScrollHome.highest
  private lazy var target = ActionTarget { [weak self] in self?.panDidChange() }

  override init() {
    super.init()
    recognizer.delegate = self
    recognizer.observer = self
    // A wheel turns in steps and is never let go: it scrolls lists, and moves no modal.
    recognizer.allowedScrollTypesMask = .continuous
    recognizer.addTarget(target, action: ActionTarget.action)
  }

  /// The view that a finger's way is measured in: one that does not move with the modal, nor step back behind it.
  private var space: UIView? { recognizer.view?.window }

  /// Where the finger is, in a view; from here on its way is measured.
  func takeHold(in view: UIView) -> CGPoint {
    last = recognizer.fingerLocation(in: space)
    return recognizer.fingerLocation(in: view)
  }

  /// The room changed under the finger: from here on its way is measured in the new one.
  func rebase() {
    last = nil
    keeper?.rebase(pull: pull)
  }

  /// How far the modal is from where the lists take over.
  private var pull: CGFloat {
    guard let receiver else { return 0 }
    switch home {
    case .highest: return receiver.pull
    case .detent: return receiver.pull - receiver.restingPull
    }
  }

  /// Lets go of the finger: whatever it still does is not heard.
  func cancel() { recognizer.drop() }

  /// Tells again how fast the finger is, which changes when it rests.
  ///
  /// - Parameter way: How far the modal goes by itself at the same time.
  func refresh(movingBy way: CGFloat = 0) { receiver?.fingerMoved(by: way, velocity: modalVelocity) }

  /// Which way the modal leaves.
  private var direction: TravelDirection { receiver?.direction ?? .down }

  private var velocity: CGFloat { direction.component(of: recognizer.velocity(in: space)) }

  /// While a list scrolls, the modal stands.
  private var modalVelocity: CGFloat { keeper?.isModalPulled ?? true ? velocity : 0 }

  private func panDidChange() {
    switch recognizer.state {
    case .began:
      if recognizer.isScroll { fingerDidLand() }
      if let keeper, isModalAtRest { keeper.begin() } else { receiver?.fingerBegan() }
      if last == nil, receiver?.isHeld ?? false { startBehindHysteresis() }
      report()
    case .changed: report()
    case .ended: release()
    case .cancelled, .failed: cancelled()
    case .possible: break
    @unknown default: cancelled()
    }
  }

  private var isModalAtRest: Bool { receiver?.isAtRest ?? false }

  private func report() {
    let way = nextWay()
    let share = keeper?.take(way) ?? way
    if share != 0 { beginAtRest() }
    receiver?.fingerMoved(by: share, velocity: modalVelocity)
  }

  /// The finger takes a modal that stands in its place, unless the app made it let go in what it was told just now.
  private func beginAtRest() {
    switch recognizer.state {
    case .began, .changed, .ended: if isModalAtRest { receiver?.fingerBegan() }
    case .possible, .cancelled, .failed: break
    @unknown default: break
    }
  }

  /// What the finger went until it was clear that it drags is nobody's; what it went beyond, in the same event, is the
  /// modal's.
  private func startBehindHysteresis() {
    last = recognizer.fingerLocation(in: space) - recognizer.translation(in: space)
  }

  /// How far the finger went since the last reading; the first one is where it took hold.
  private func nextWay() -> CGFloat {
    let location = recognizer.fingerLocation(in: space)
    defer { last = location }
    return last.map { direction.component(of: location - $0) } ?? 0
  }

  /// A modal in its place is not thrown by a finger that scrolled a list.
  private func release() {
    report()
    let isModals = keeper?.leavesRelease(at: velocity) ?? true
    keeper?.release(toModal: isModals)
    if isModals { throwModal() } else { receiver?.fingerLeftOnList() }
  }

  /// A flick within one event begins and ends at once.
  private func throwModal() {
    beginAtRest()
    receiver?.fingerReleased(velocity: velocity)
  }

  private func cancelled() {
    keeper?.release(toModal: keeper?.isModalPulled ?? false)
    receiver?.fingerCancelled()
  }
}

extension PanDriver: UIGestureRecognizerDelegate {
  /// A modal at rest is dragged along its travel only, and leaves a control its finger; one in motion follows any
  /// finger.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let receiver else { return false }
    return !receiver.isAtRest || (receiver.follows(recognizer.heading) && !recognizer.isOnTrackingControl)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receiver?.takesFinger(at: touch.location(in: nil)) ?? false
  }

  /// A list goes on with the same finger where the modal cannot, and the other way round.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isOfList(otherGestureRecognizer) }

  /// Scroll views that have precedence, on the view or around it, are asked first, and whom the receiver names.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let receiver else { return false }
    return receiver.yields(to: otherGestureRecognizer)
      || (receiver.listPrecedence == .lists && lane(of: otherGestureRecognizer) != nil)
  }

  /// A modal in motion is moved before anything on it, but for the lists, which are held.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let receiver else { return false }
    if receiver.precedes(otherGestureRecognizer) { return true }
    switch receiver.listPrecedence {
    case .shared: return !receiver.isAtRest && !isOfList(otherGestureRecognizer)
    case .modal: return isOfScrollView(otherGestureRecognizer)
    case .lists: return false
    }
  }

  /// Asked of recognisers that have a touch in common with the modal's.
  private func isOfList(_ other: UIGestureRecognizer) -> Bool {
    guard receiver?.listPrecedence == .shared, let list = lane(of: other)?.list, let modal = recognizer.view
    else { return false }
    return list.isDescendant(of: modal)
  }

  private func isOfScrollView(_ other: UIGestureRecognizer) -> Bool {
    (other.view as? UIScrollView)?.panGestureRecognizer === other
  }

  /// The scroll view whose pan it is, where it scrolls along the travel.
  private func lane(of other: UIGestureRecognizer) -> ScrollAxisView? {
    guard isOfScrollView(other), let list = other.view as? UIScrollView else { return nil }
    return ScrollAxisView(list, along: direction)
  }
}

extension PanDriver: TransitionPanObserver {
  func fingerDidLand() {
    guard let receiver else { return }
    receiver.fingerLanded()
    let lists = receiver.listPrecedence == .shared ? recognizer.lists(along: direction) : []
    home = receiver.expandsByScrolling && lists.allSatisfy(\.givesWay) ? .highest : .detent
    keeper?.release(toModal: false)
    keeper = ScrollHandoffCoordinator(lists, under: recognizer, pull: pull)
    last =
      receiver.isHeld || keeper != nil || recognizer.isScroll ? recognizer.fingerLocation(in: space) : nil
  }

  func fingerDidMove() {
    if receiver?.isHeld ?? false { report() } else { keeper?.wait(nextWay()) }
  }

  func fingerWasTaken() { receiver?.fingerCancelled() }

  func fingerIsGone() {
    keeper?.release(toModal: false)
    keeper = nil
    receiver?.fingerLifted()
  }
}

extension UIGestureRecognizer {
  /// Whether it is one of the kit's that takes a finger wherever it lands.
  var isOfFingerAnywhere: Bool {
    let driver = (self as? TransitionPanGestureRecognizer)?.observer as? PanDriver
    return driver?.receiver.map { $0.listPrecedence != .modal } ?? false
  }
}
