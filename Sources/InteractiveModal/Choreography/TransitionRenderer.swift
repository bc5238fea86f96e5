import UIKit

/// A choreography on its stage: turns progress into poses, and poses into what views show.
@MainActor final class TransitionRenderer {
  /// A view, and all tracks that it has.
  private struct Part {
    let view: AnimatedView
    var tracks: [TransitionTrack]
  }

  let choreography: any TransitionChoreography
  let stage: TransitionStage
  /// How far it is.
  private enum State {
    /// With the parts that move, in the order in which their views lie on the stage.
    case on([Part])
    /// All views are given back. Whatever is still asked of it, as where a layout of its own has ended it, changes nothing.
    case over
  }

  private var state = State.on([])
  private(set) var progress: CGFloat = 0
  /// Keep the safe areas of screens that are moved: a bar would jerk in the middle of the way.
  private let safeAreas: [SafeAreaPreserver]

  /// - Parameter kept: Controllers whose safe area nobody else keeps.
  init(
    _ choreography: any TransitionChoreography, on stage: TransitionStage, keeping kept: [UIViewController]
  ) {
    self.choreography = choreography
    self.stage = stage
    safeAreas = kept.map(SafeAreaPreserver.init)
  }

  private var parts: [Part] {
    switch state {
    case .on(let parts): parts
    case .over: []
    }
  }

  private struct Name: Hashable {
    let text: String
    let from: CGFloat
    let to: CGFloat
  }

  /// The parts of the timeline, each once.
  var timeline: [TransitionTimeline.Part] {
    var seen: Set<Name> = []
    return parts.flatMap(\.tracks).compactMap { track in
      let name = Name(text: track.name, from: track.interval.from, to: track.interval.to)
      return seen.insert(name).inserted
        ? TransitionTimeline.Part(name: track.name, interval: track.interval) : nil
    }
  }

  /// Both screens are in the container.
  func begin() {
    stage.container.addSubview(stage.view)
    stage.view.onResize = { [weak self] in self?.roomDidChange() }
    choreography.willBegin(on: stage)
    layOut()
  }

  /// - Parameter progress: 0 closed, 1 open; a spring may go beyond.
  func show(_ progress: CGFloat) {
    guard case .on = state else { return }
    self.progress = progress
    if choreography.isOutdated(on: stage) { layOut() }
    for part in parts {
      var pose = AnimatedViewState()
      for track in part.tracks {
        let share = track.interval.progress(at: progress)
        for change in track.changes { pose.add(change, at: share) }
      }
      part.view.show(pose)
    }
    if case .on = state { for safeArea in safeAreas { safeArea.hold() } }
  }

  /// Asks for the tracks anew, with all views as they stand by themselves.
  func roomDidChange() {
    layOut()
    show(progress)
  }

  func end(isOpen: Bool) {
    for part in parts { part.view.giveBack() }
    state = .over
    standUp()
    stage.view.onLeave = nil
    stage.view.removeFromSuperview()
    stage.clear()
    choreography.didEnd(on: stage, isOpen: isOpen)
  }

  private func layOut() {
    guard case .on = state else { return }
    for part in parts { part.view.standUp() }
    standUp()
    for screen in screens { screen.layoutIfNeeded() }
    for safeArea in safeAreas { safeArea.renew() }
    // The answer comes first: a choreography that lays views out for it may change the room, and so the parts.
    let tracks = choreography.tracks(on: stage)
    guard case .on(let parts) = state else { return stage.clear() }
    var former = Dictionary(uniqueKeysWithValues: parts.map { (ObjectIdentifier($0.view.view), $0.view) })
    var present: [Part] = []
    var indices: [ObjectIdentifier: Int] = [:]
    for track in tracks {
      let id = ObjectIdentifier(track.view)
      if let index = indices[id] {
        present[index].tracks.append(track)
      } else {
        indices[id] = present.count
        let view = former.removeValue(forKey: id) ?? AnimatedView(track.view, on: stage.view)
        present.append(Part(view: view, tracks: [track]))
      }
    }
    for view in former.values { view.giveBack() }
    state = .on(present)
  }

  private var screens: [UIView] { [stage.lower.view, stage.upper.view] }

  /// A safe area that UIKit worked out while a screen was somewhere else is worked out anew with its next layout.
  private func standUp() {
    for safeArea in safeAreas { safeArea.release() }
    for screen in screens { screen.setNeedsLayout() }
  }
}
