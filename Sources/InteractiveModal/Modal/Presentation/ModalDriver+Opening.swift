import UIKit

/// A finger elsewhere pulls the modal into the screen.
///
/// The card sets out from the edge of the screen with UIKit's first frame, however late that comes, and its far edge comes
/// to the finger: what it has to make up is made up by a spring, on top of what the finger does. So no point of the
/// finger's way is lost, and nothing jumps. Until the finger lets go, nobody else moves the modal.
extension ModalDriver {
  /// The modal was asked to be presented under a finger.
  func open(under pan: PanDriver) {
    opening = .awaited(pan, nil)
    gesture.recognizer.isEnabled = false
    views.card.takesTouches = false
  }

  /// The gesture whose finger can hold the modal.
  var holder: PanDriver {
    switch opening {
    case .none: gesture
    case .awaited(let pan, _), .following(let pan, _): pan
    }
  }

  /// The modal begins its way: to its place, or to the finger.
  func setOff(at time: TimeInterval) {
    guard case .awaited(let pan, let ending) = opening else {
      return handle(.sent(to: initialStop, at: time))
    }
    opening = .following(pan, CatchUpSpring(distance(to: pan), by: interaction.motion, at: time))
    dismissal.leavePresentationOpen()
    handle(.opened)
    if let ending { end(ending, at: time) }
  }

  /// How far the card's far edge has to go to be at the finger, which takes hold of it now.
  private func distance(to pan: PanDriver) -> CGFloat {
    guard let container = views.card.superview else { return 0 }
    let finger = layout.direction.component(of: pan.takeHold(in: container))
    return finger - layout.direction.farEdge(of: layout.card) - interaction.fraction * interaction.travel
  }

  /// A frame in which a finger holds the modal.
  func follow(at time: TimeInterval) {
    guard case .following(let pan, var catchUp) = opening else { return holder.refresh() }
    let way = catchUp.advance(to: time)
    opening = .following(pan, catchUp)
    pan.refresh(movingBy: way)
  }

  /// The room changed: the modal keeps its share of the way, and goes on from there with the finger.
  func rebase() {
    if case .following(let pan, _) = opening {
      opening = .following(pan, CatchUpSpring(0, by: interaction.motion, at: DisplayLink.now))
    }
    holder.rebase()
  }

  /// The finger is gone. Before UIKit has begun, that counts when it does.
  func endOpening(_ ending: ModalOpening.Ending) {
    switch opening {
    case .none, .awaited(_, .some): break
    case .awaited(let pan, nil): opening = .awaited(pan, ending)
    case .following: end(ending, at: DisplayLink.now)
    }
  }

  private func end(_ ending: ModalOpening.Ending, at time: TimeInterval) {
    opening = .none
    gesture.recognizer.isEnabled = true
    switch ending {
    case .released(let velocity): handle(.released(velocity: velocity, at: time))
    case .cancelled: handle(.cancelled(at: time))
    }
  }
}
