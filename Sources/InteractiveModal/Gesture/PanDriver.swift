import UIKit

/// Turns the finger on a modal into readings for its driver: how far it went, how fast it is.
@MainActor final class PanDriver: NSObject {
  let recognizer = ModalPanGestureRecognizer()
  weak var receiver: (any PanReceiver)?
  /// Where the finger was in the last reading; `nil` where the next one starts anew.
  private var last: CGPoint?
  private lazy var target = ActionTarget { [weak self] in self?.panDidChange() }

  override init() {
    super.init()
    recognizer.delegate = self
    recognizer.observer = self
    recognizer.addTarget(target, action: ActionTarget.action)
  }

  /// The view that a finger's way is measured in: one that does not move with the modal.
  private var space: UIView? { recognizer.view?.superview }

  /// The room changed under the finger: from here on its way is measured in the new one.
  func rebase() { last = nil }

  /// Lets go of the finger: whatever it still does is not heard.
  func cancel() { recognizer.drop() }

  /// Tells again how fast the finger is, which changes when it rests.
  func refresh() { receiver?.fingerMoved(by: 0, velocity: velocity.y) }

  private var velocity: CGPoint { recognizer.velocity(in: space) }

  private func panDidChange() {
    switch recognizer.state {
    case .began:
      receiver?.fingerBegan()
      report()
    case .changed: report()
    case .ended:
      // A flick within one event begins and ends at once.
      if receiver?.isAtRest ?? false { receiver?.fingerBegan() }
      report()
      receiver?.fingerReleased(velocity: velocity.y)
    case .cancelled, .failed: receiver?.fingerCancelled()
    case .possible: break
    @unknown default: receiver?.fingerCancelled()
    }
  }

  /// The first reading of a gesture moves nothing: it is where the finger took hold.
  private func report() {
    let location = recognizer.fingerLocation(in: space)
    let way = last.map { location.y - $0.y } ?? 0
    last = location
    receiver?.fingerMoved(by: way, velocity: velocity.y)
  }
}

extension PanDriver: UIGestureRecognizerDelegate {
  /// A modal at rest is dragged along its travel only, and leaves lists their own; one in motion follows any
  /// finger.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let receiver else { return false }
    let heading = recognizer.heading
    return !receiver.isAtRest || (heading.isVertical && recognizer.scrollViewsBelow.leaveToModal(heading))
  }

  /// A modal in motion is moved before anything on it, and a list at its top waits for which way the finger goes.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let receiver else { return false }
    return !receiver.isAtRest || recognizer.scrollViewsBelow.mustWait(otherGestureRecognizer)
  }
}

extension PanDriver: ModalPanObserver {
  func fingerDidLand() {
    last = nil
    guard let receiver else { return }
    receiver.fingerLanded()
    if receiver.isHeld { last = recognizer.fingerLocation(in: space) }
  }

  func fingerDidMove() {
    if receiver?.isHeld ?? false { report() }
  }

  func fingerWasTaken() { receiver?.fingerCancelled() }
  func fingerIsGone() { receiver?.fingerLifted() }
}
