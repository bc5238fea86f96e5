import UIKit

/// Shares the drag of a finger between the lists under it and the screen.
///
/// The lists scroll by themselves. UIKit does not say whether they get an event before or after
/// the screen does. So the coordinator computes shares from the state in the last frame, when all
/// had the same events. It puts a list back that must not scroll, with the event and again before
/// the frame is drawn.
@MainActor final class ScrollHandoffCoordinator {
  /// The state in the last frame.
  private struct Snapshot {
    var handoff: ScrollHandoff
    var positions: [ScrollableList.Position]
    let offsets: [CGPoint]
    let scrolledList: ScrollableList?
  }

  private weak var pan: PanGesture?
  private let onNewShare: () -> Void
  /// From the innermost outwards.
  private let lists: [ScrollableList]
  private var last: Snapshot
  /// Translation of the finger since the last frame.
  private var translation: CGFloat = 0
  /// The part of it that the screen has got.
  private var delivered: CGFloat = 0
  /// Distance of the screen from the position at which the lists scroll; negative beyond it.
  private var pull: CGFloat
  private lazy var frames = DisplayLink { [weak self] _ in self?.frame() }

  /// Creates a coordinator; `nil` if there is no list.
  ///
  /// - Parameter onNewShare: Called when the shares of a translation that was delivered have changed.
  init?(
    _ lists: [ScrollableList], under pan: PanGesture, pull: CGFloat,
    onNewShare: @escaping () -> Void
  ) {
    guard !lists.isEmpty else { return nil }
    self.lists = lists
    self.pan = pan
    self.pull = pull
    self.onNewShare = onNewShare
    last = Self.snapshot(lists, pull)
  }

  private static func snapshot(_ lists: [ScrollableList], _ pull: CGFloat) -> Snapshot {
    let scrolled = lists.first(where: \.isPanning) ?? lists.first
    let positions = lists.map(\.position)
    return Snapshot(
      handoff: handoff(lists, scrolled, positions, pull), positions: positions,
      offsets: lists.map(\.scrollView.contentOffset),
      scrolledList: scrolled)
  }

  private static func handoff(
    _ lists: [ScrollableList], _ scrolled: ScrollableList?, _ positions: [ScrollableList.Position],
    _ pull: CGFloat
  ) -> ScrollHandoff {
    guard pull == 0 else { return .screen(pull: pull) }
    // A loop: this runs in each frame.
    var available: CGFloat = 0
    for (list, position) in zip(lists, positions) {
      let isScrolled = list.scrollView === scrolled?.scrollView
      let distance =
        isScrolled ? list.availableDistance(from: position) : list.isAtStart(position) ? 0 : .infinity
      available = max(available, distance)
    }
    return .list(available: available)
  }

  private var share: ScrollHandoff.Share { last.handoff.share(of: translation) }

  /// Whether the screen is off the position at which the lists scroll.
  var isScreenPulled: Bool { pull != 0 }

  /// Adds a translation of the finger, and returns the part that moves the screen.
  func take(_ points: CGFloat) -> CGFloat {
    let before = delivered
    hold(after: points)
    delivered = share.screen
    switch last.handoff {
    case .list: pull = delivered
    case .screen(let start): pull = start + delivered
    }
    return delivered - before
  }

  /// Drops the part of the screen until now, because the finger drags only from here on.
  func begin() {
    translation = share.list
    delivered = 0
  }

  /// Whether a release at a velocity throws the screen, and not a list.
  func releaseMovesScreen(at velocity: CGFloat) -> Bool {
    guard pull == 0 else { return true }
    switch last.handoff {
    case .list(let available): return velocity > 0 && translation >= available
    case .screen: return false
    }
  }

  /// Goes on from a new distance, because the size of the container has changed.
  func rebase(pull newPull: CGFloat) {
    if isScreenPulled { pull = newPull }
    renewSnapshot()
  }

  /// Ends the drag. If the screen goes on with the velocity of the finger, the lists stop.
  func release(toScreen: Bool) {
    if toScreen {
      lists.forEach { $0.stopPanning() }
      hold()
      lists.forEach { $0.stopScrolling() }
    }
  }

  /// Adds a translation of the finger, which may yet turn out to tap, and keeps the lists within their tops.
  func hold(after points: CGFloat) {
    translation += points
    hold()
    frames.start()
  }

  // MARK: The frame

  private func frame() {
    switch pan?.panState ?? .cancelled {
    case .possible, .began, .changed:
      learnBarHeights()
      hold()
      renewSnapshot()
    case .ended, .cancelled, .failed: frames.stop()
    @unknown default: frames.stop()
    }
  }

  /// Learns the bars' heights before the frame is drawn. If one has changed, the shares of this
  /// frame are computed again: what a list has moved beyond its start is the screen's.
  private func learnBarHeights() {
    var isNew = false
    for list in lists where list.learnBarHeight(isPulled: translation > 0 && list.isPanning) { isNew = true }
    guard isNew else { return }
    last.positions = zip(lists, last.offsets).map { list, offset in
      var position = list.position(at: offset)
      // The finger pulled the content beyond its inset before the height was known.
      position.distance = max(position.distance, 0)
      return position
    }
    last.handoff = Self.handoff(lists, last.scrolledList, last.positions, pull)
    // A finger that is no pan yet moves no screen.
    if pan?.panState != .possible { onNewShare() }
  }

  private func renewSnapshot() {
    last = Self.snapshot(lists, pull)
    translation = 0
    delivered = 0
  }

  private func hold() {
    guard last.handoff.holdsList(after: translation) else { return }
    for (list, position) in zip(lists, last.positions) {
      var position = position
      if list.scrollView === last.scrolledList?.scrollView { position.distance -= share.list }
      list.scroll(to: position)
    }
  }
}
