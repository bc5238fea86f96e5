import InteractiveModal
import UIKit

/// Runs a choreography on its stage: shows each of its views as progress demands, and restores
/// them.
@MainActor final class TransitionRenderer: MovingPicture {
  let stage: TransitionStage
  private let cover: ScreenCover
  private let choreography: any TransitionChoreography
  private var bottomBar: BottomBarPicture?
  private var state = State.running([])
  private var progress: CGFloat = 0
  /// Preserve the safe areas of the screens, so that their bars do not jump while they move.
  private let safeAreas: [SafeAreaPreserver]

  private enum State {
    /// The views that change, in their order on the stage.
    case running([AnimatedPart])
    /// The same, while the screens are laid out. A modal whose container is laid out with them asks to
    /// show its progress. That has to wait: the tracks need all views as they are without the
    /// transition.
    case layingOut([AnimatedPart])
    /// All views are restored, and calls have no effect. A layout of the renderer's own may have
    /// ended it.
    case ended
  }

  /// A view with all of its tracks.
  private struct AnimatedPart: MovingPart {
    let view: AnimatedView
    var tracks: [TransitionTrack]

    func state(at progress: CGFloat) -> AnimatedViewState {
      var state = AnimatedViewState()
      for index in tracks.indices {
        let progress = tracks[index].interval.progress(at: progress)
        for change in tracks[index].changes { state.add(change, at: progress) }
      }
      return state
    }

    var moves: Bool {
      for index in tracks.indices where tracks[index].moves { return true }
      return false
    }

    var bends: [CGFloat] {
      var bends: [CGFloat] = []
      bends.reserveCapacity(2 * tracks.count)
      for track in tracks {
        for bend in [track.interval.from, track.interval.to] where !bends.contains(bend) {
          bends.append(bend)
        }
      }
      return bends
    }

    /// They are while the moving tracks move evenly, and values of no two of them are multiplied.
    func isStraight(from start: CGFloat, to end: CGFloat) -> Bool {
      guard min(start, end) >= 0, max(start, end) <= 1 else { return false }
      var factors = 0
      for index in tracks.indices where !tracks[index].interval.isConstant(from: start, to: end) {
        guard let count = tracks[index].straightFactors else { return false }
        factors += count
      }
      return factors <= 1
    }

    func sample(_ progress: CGFloat, _ values: inout SampledValues) {
      view.sample(state(at: progress), &values)
    }
  }

  /// - Parameter controllers: The controllers whose safe areas the renderer preserves.
  init(
    _ choreography: any TransitionChoreography, on stage: TransitionStage,
    preservingSafeAreaOf controllers: [UIViewController]
  ) {
    self.choreography = choreography
    self.stage = stage
    cover = stage.cover
    safeAreas = controllers.map(SafeAreaPreserver.init)
  }

  var container: UIView { stage.container }

  /// The view that a finger carries; `nil` if the screens do not move in both axes.
  var carrier: PageCarrier? {
    guard case .running = state, let home = stage.home else { return nil }
    return PageCarrier(view: stage.view.content, container: stage.view.bounds, home: home)
  }

  /// The parts of the timeline, each once, in the order of their tracks.
  var parts: [TransitionInspector.Part] {
    var seen: Set<TransitionInspector.Part> = []
    return animatedParts.flatMap(\.tracks)
      .map { TransitionInspector.Part(name: $0.name, interval: $0.interval.from...$0.interval.to) }
      .filter { seen.insert($0).inserted }
  }

  /// Adds the stage's view to the container, which contains both screens, and asks for the tracks.
  func begin() {
    stage.container.addSubview(stage.view)
    bottomBar = BottomBarPicture(on: stage)
    cover.whileDescribing { choreography.willBegin(on: stage) }
    layOut()
  }

  /// - Parameter progress: 0 closed, 1 open; a spring may go beyond.
  func show(_ progress: CGFloat) {
    guard case .running = state else { return }
    self.progress = progress
    if choreography.isOutdated(on: stage) { layOut() }
    for part in animatedParts { part.view.show(part.state(at: progress)) }
    cover.transitionIsShown()
    if case .running = state { for safeArea in safeAreas { safeArea.hold() } }
  }

  /// A view that is hidden during the whole transition has no key frames.
  var movingParts: [any MovingPart] { animatedParts.filter(\.moves) }

  func refresh() -> Bool {
    guard case .running = state else { return false }
    if choreography.isOutdated(on: stage) {
      layOut()
      return true
    }
    for safeArea in safeAreas { safeArea.hold() }
    return false
  }

  /// Asks for the tracks again, with all views as they are without the transition, and shows them.
  func containerDidResize() {
    layOut()
    show(progress)
  }

  /// Restores all views and removes the stage's view.
  func end(isOpen: Bool) {
    for part in animatedParts { part.view.restore() }
    state = .ended
    resetScreens()
    stage.view.removeFromSuperview()
    bottomBar?.remove()
    stage.clear()
    choreography.didEnd(on: stage, isOpen: isOpen)
  }

  private var animatedParts: [AnimatedPart] {
    switch state {
    case .running(let parts), .layingOut(let parts): parts
    case .ended: []
    }
  }

  private func layOut() {
    if case .ended = state { return }
    state = .layingOut(animatedParts)
    for part in animatedParts { part.view.reset() }
    stage.view.content.write(transform: .identity)
    stage.view.content.frame = stage.view.bounds
    resetScreens()
    for screen in screens { screen.layoutIfNeeded() }
    for safeArea in safeAreas { safeArea.renew() }
    // This call may lay views out, and so call `containerDidResize()` or `end(isOpen:)`. So it
    // precedes the read.
    let tracks = cover.whileDescribing {
      bottomBar?.layOut()
      return choreography.tracks(on: stage)
    }
    if case .ended = state { return stage.clear() }
    stage.removeDimming(unlessIn: tracks)
    let added = bottomBar?.tracks(beside: tracks) ?? []
    state = .running(makeParts(of: tracks + added, replacing: animatedParts))
  }

  /// Returns the tracks by view. Keeps the views of former parts, and restores those without a
  /// track.
  private func makeParts(of tracks: [TransitionTrack], replacing former: [AnimatedPart]) -> [AnimatedPart] {
    let known = Dictionary(uniqueKeysWithValues: former.map { (ObjectIdentifier($0.view.view), $0.view) })
    var parts: [AnimatedPart] = []
    var indices: [ObjectIdentifier: Int] = [:]
    for track in tracks {
      let id = ObjectIdentifier(track.view)
      if let index = indices[id] {
        parts[index].tracks.append(track)
      } else {
        indices[id] = parts.count
        let view = known[id] ?? AnimatedView(track.view, on: stage.view.content)
        parts.append(AnimatedPart(view: view, tracks: [track]))
      }
    }
    for part in former where indices[ObjectIdentifier(part.view.view)] == nil { part.view.restore() }
    return parts
  }

  private var screens: [UIView] { [stage.lower.view, stage.upper.view] }

  /// Makes UIKit compute the safe areas again: it computed them while the screens were elsewhere.
  private func resetScreens() {
    for safeArea in safeAreas { safeArea.release() }
    for screen in screens { screen.setNeedsLayout() }
  }
}
