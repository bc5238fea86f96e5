import UIKit

@testable import HeadlessHosts
@testable import InteractiveModal
@testable import InteractiveTransitions

/// Compares what a modal does when a finger lets go with a reading of its own of what the documents promise.
///
/// "It goes to the stop near which it would coast to rest; a finger that moves back with 100 points per second
/// does not send it lower; what may not be dismissed stays." The progress is read off the screen, and the
/// velocity is that of the recogniser.
@MainActor final class ReleaseWatch: ActionReceiver {
  /// Points of the coasting way in which both stops are right: the screen is read to a fraction of a point.
  private static let margin: CGFloat = 1

  private struct Drag {
    let offset: CGFloat
    let permission: DragState.Permission
    let isList: Bool
  }

  private weak var session: ModalSession?
  /// The grabber of the card: a second finger that taps it sends the card elsewhere.
  private weak var grabber: GrabberView?
  private var drag: Drag?
  private var fault: String?
  private var reactions = 0

  init(_ session: ModalSession) {
    self.session = session
    session.finger.cardPan.addTarget(self, action: Selector("panDidChange"))
  }

  var isOver: Bool { session == nil && fault == nil }

  func watches(_ session: ModalSession) -> Bool { self.session === session }

  /// Reads where a card is that a finger drags. Returns the fault of a release, once.
  ///
  /// - Parameter reactions: Changes if the app has sent the modal elsewhere meanwhile.
  func look(reactions: Int) -> String? {
    if self.reactions != reactions { fault = nil }
    self.reactions = reactions
    defer { fault = nil }
    guard let session = session else { return fault }
    watchTaps(on: session.card.clip.grabber)
    drag = read(session)
    return fault
  }

  private func watchTaps(on grabber: GrabberView?) {
    guard self.grabber !== grabber else { return }
    self.grabber = grabber
    grabber?.addAction(UIAction { [weak self] _ in self?.drag = nil }, for: .touchUpInside)
  }

  private func read(_ session: ModalSession) -> Drag? {
    // While UIKit animates a resize, the screen does not show where the card is. A stretched card is slower than
    // the finger.
    guard case .dragged(let drag) = session.interaction.phase, session.interaction.slideEnd == -.infinity,
      session.interaction.progress <= 1,
      Simulator.current?.isTurning != true, let container = session.views.card.superview
    else { return nil }
    let layout = session.layout(in: container)
    let edge =
      layout.direction.farEdge(of: session.views.card.box) - layout.direction.farEdge(of: layout.frame)
    // A choreography does not move the card along its travel.
    let isCard = session.configuration.opening == nil
    let offset = isCard ? edge : (1 - session.interaction.progress) * session.interaction.travel
    return Drag(offset: offset, permission: drag.permission, isList: session.modal.view.hasScrolledList)
  }

  func receive(_ action: Selector, from sender: AnyObject) {
    guard let pan = sender as? UIPanGestureRecognizer, let session = session else { return }
    guard pan.state == .ended, let drag else { return self.drag = read(session) }
    let velocity = session.layout.direction.component(of: pan.velocity(in: pan.view?.window))
    self.drag = nil
    let stops = session.interaction.stops.positions
    let (outcome, isAsking) = session.interaction.phase.outcome
    guard let outcome, session.modal.presentedViewController == nil else { return }
    if drag.permission != .granted {
      if outcome == .dismissed {
        fault = "a modal leaves that may not, with the permission \(drag.permission)"
      }
      return
    }
    if isAsking { return fault = "the app is asked though it has granted the dismissal" }
    let wanted = Self.stops(
      fromOffset: drag.offset, velocity: velocity, travel: session.interaction.travel, stops)
    let nearest = session.interaction.stops.detent(nearest: 1 - drag.offset / session.interaction.travel).stop
    if wanted.contains(outcome) || drag.isList && outcome == nearest { return }
    fault =
      "a card that is let go \(drag.offset) of \(session.interaction.travel) points below its top with "
      + "\(velocity) points per second goes to \(outcome), not to \(wanted)"
  }

  /// Returns the stops that the documents allow; two within a margin of the border between them.
  static func stops(
    fromOffset offset: CGFloat, velocity: CGFloat, travel: CGFloat, _ stops: [TransitionStops.Position]
  ) -> [TransitionStop] {
    var (end, speed) = (offset, velocity)
    // A scroll view that coasts keeps 0.998 of its velocity in each millisecond.
    for _ in 0..<10_000 {
      speed *= 0.998
      end += speed / 1000
    }
    let isBack = velocity <= -100
    func place(_ stop: TransitionStops.Position) -> CGFloat { (1 - stop.progress) * travel }
    let candidates = stops.enumerated().filter { index, stop in
      index == 0 || !isBack || stop.stop != .dismissed && place(stop) <= offset + margin
    }.map(\.element)
    let least = candidates.map { abs(place($0) - end) }.min() ?? 0
    return candidates.filter { abs(place($0) - end) < least + 2 * margin }.map(\.stop)
  }
}

extension InteractionPhase {
  /// Where a modal that was let go is bound for, and whether the app is asked first; `nil` if a finger holds it.
  fileprivate var outcome: (stop: TransitionStop?, isAsking: Bool) {
    switch self {
    case .settling(_, let stop), .resting(let stop): (stop, false)
    case .asking: (.detent(.large), true)
    case .caught, .dragged: (nil, false)
    }
  }
}

extension UIView {
  /// Whether a finger is on a list in it, or has scrolled one: the list may take the release.
  fileprivate var hasScrolledList: Bool {
    if let list = self as? UIScrollView {
      let isAtTop = abs(list.contentOffset.y + list.adjustedContentInset.top) <= 0.01
      if list.isTracking || !isAtTop { return true }
    }
    return subviews.contains(where: \.hasScrolledList)
  }
}
