import UIKit

/// Shares a finger's way between the lists that it is on and the modal.
///
/// The lists scroll by themselves, and whether they hear of an event before or after the modal is not known. So a share is
/// worked out from how things stood in the last frame, when all had heard everything; and where a list must not scroll, it
/// is put back as the modal hears of the event, and once more before the frame is drawn.
@MainActor final class ScrollHandoffCoordinator {
  /// How things stood in the last frame.
  private struct Standing {
    let handover: ScrollHandoff
    let places: [ScrollAxisView.Place]
    /// The one of the lists that the finger scrolls.
    let scrolled: ScrollAxisView?
  }

  private let recognizer: UIGestureRecognizer
  /// From the innermost outwards.
  private let lists: [ScrollAxisView]
  private var last: Standing
  /// Way of the finger since then.
  private var way: CGFloat = 0
  /// How far the modal is from the place where the lists take over; beyond it where negative.
  private var pull: CGFloat
  private lazy var clock = DisplayLink { [weak self] _ in self?.frame() }

  /// - Parameters:
  ///   - lists: Those that scroll along the modal's travel, from the innermost outwards; at least one.
  ///   - recognizer: The modal's pan, undecided yet.
  ///   - pull: How far the modal is from the place where the lists take over.
  init?(_ lists: [ScrollAxisView], under recognizer: UIGestureRecognizer, pull: CGFloat) {
    guard !lists.isEmpty else { return nil }
    self.lists = lists
    self.recognizer = recognizer
    self.pull = pull
    last = Self.standing(lists, pull)
  }

  private static func standing(_ lists: [ScrollAxisView], _ pull: CGFloat) -> Standing {
    let scrolled = lists.first(where: \.isPanning) ?? lists.first
    let isAlone = lists.allSatisfy { $0.list === scrolled?.list || $0.isAtNearEnd }
    let room = isAlone ? scrolled?.room ?? 0 : .infinity
    return Standing(
      handover: pull == 0 ? .list(room: room) : .modal(pull: pull), places: lists.map(\.place),
      scrolled: scrolled)
  }

  private var share: ScrollHandoff.Share { last.handover.share(of: way) }

  /// Whether the modal is off its place.
  var isModalPulled: Bool { pull != 0 }

  /// The finger went on: returns how much of that is the modal's.
  func take(_ points: CGFloat) -> CGFloat {
    let before = share.modal
    move(points)
    switch last.handover {
    case .list: pull = share.modal
    case .modal(let start): pull = start + share.modal
    }
    return share.modal - before
  }

  /// The finger went on, and whether it drags is not decided: the lists do not go beyond their tops, no more.
  func wait(_ points: CGFloat) { move(points) }

  /// It drags: what would have been the modal's until now is nobody's.
  func begin() { way = share.list }

  /// Whether a finger of that speed, letting go now, throws the modal and not a list.
  func leavesRelease(at speed: CGFloat) -> Bool {
    guard pull == 0 else { return true }
    switch last.handover {
    case .list(let room): return speed > 0 && way >= room
    case .modal: return false
    }
  }

  /// The room changed, and how far the modal is pulled with it.
  func rebase(pull newPull: CGFloat) {
    if isModalPulled { pull = newPull }
    stand()
  }

  /// The finger lets go. Where the modal is the one that goes on, the lists do not.
  func release(toModal: Bool) {
    if toModal {
      lists.forEach { $0.stopPanning() }
      hold()
      lists.forEach { $0.comeToRest() }
    }
    clock.stop()
  }

  private func move(_ points: CGFloat) {
    way += points
    hold()
    clock.start()
  }

  // MARK: The frame

  private func frame() {
    switch recognizer.state {
    case .possible, .began, .changed:
      hold()
      stand()
    case .ended, .cancelled, .failed: clock.stop()
    @unknown default: clock.stop()
    }
  }

  private func stand() {
    last = Self.standing(lists, pull)
    way = 0
  }

  private func hold() {
    guard last.handover.holdsList(after: way) else { return }
    for (lane, place) in zip(lists, last.places) {
      var place = place
      if lane.list === last.scrolled?.list { place.distance -= share.list }
      lane.put(at: place)
    }
  }
}
