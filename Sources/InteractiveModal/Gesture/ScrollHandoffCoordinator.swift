import UIKit

/// Shares the drag of a finger between the lists under it and the screen.
///
/// The lists scroll by themselves. UIKit does not say whether they get an event before or after
/// the screen does. So the coordinator computes shares from the state in the last frame, when all
/// had the same events. It puts a list back that must not scroll, with the event and again before
/// the frame is drawn.
@MainActor final class ScrollHandoffCoordinator {
  private weak var pan: PanGesture?
  private let onNewShare: () -> Void
  /// From the innermost outwards.
  private let lists: [ScrollableList]
  /// The list that the finger scrolls.
  private var scrolled: ScrollableList
  /// The shares in this frame.
  private var handoff = ScrollHandoff.screen(pull: 0)
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
    guard let innermost = lists.first else { return nil }
    (self.lists, self.pan, self.pull, self.onNewShare) = (lists, pan, pull, onNewShare)
    scrolled = innermost
    renewHandoff()
  }

  /// Works out the shares from where the lists are.
  private func renewHandoff() {
    scrolled = lists.first(where: \.isPanning) ?? lists[0]
    handoff = pull == 0 ? .list(available: available) : .screen(pull: pull)
  }

  /// How far the lists can scroll before the screen moves, in points. A list that the finger does not scroll keeps
  /// the screen in its place unless its content is at its start.
  private var available: CGFloat {
    // A loop: this runs in each frame.
    var available: CGFloat = 0
    for list in lists {
      let distance = list === scrolled ? list.availableDistance : list.isAtStart ? 0 : .infinity
      available = max(available, distance)
    }
    return available
  }

  private var share: ScrollHandoff.Share { handoff.share(of: translation) }

  /// Whether the screen is off the position at which the lists scroll.
  var isScreenPulled: Bool { pull != 0 }

  /// Adds a translation of the finger, and returns the part that moves the screen.
  func take(_ points: CGFloat) -> CGFloat {
    let before = delivered
    hold(after: points)
    delivered = share.screen
    switch handoff {
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
    switch handoff {
    case .list(let available): return velocity > 0 && translation >= available
    case .screen: return false
    }
  }

  /// Goes on from a new distance, because the size of the container has changed.
  func rebase(pull newPull: CGFloat) {
    if isScreenPulled { pull = newPull }
    renew()
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
      renew()
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
    for list in lists { list.correctPosition() }
    if pull == 0 { handoff = .list(available: available) }
    // A finger that is no pan yet moves no screen.
    if pan?.panState != .possible { onNewShare() }
  }

  private func renew() {
    for list in lists { list.look() }
    renewHandoff()
    translation = 0
    delivered = 0
  }

  private func hold() {
    guard handoff.holdsList(after: translation) else { return }
    for list in lists {
      var position = list.position
      if list === scrolled { position.distance -= share.list }
      list.scroll(to: position)
    }
  }
}
