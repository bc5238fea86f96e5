import UIKit

/// A choreography on its stage: turns progress into poses, and poses into what views show.
@MainActor final class TransitionPerformance {
  /// A view, and all tracks that it has.
  private struct Part {
    let view: PosedView
    var tracks: [TransitionTrack]
  }

  let choreography: any TransitionChoreography
  let stage: TransitionStage
  /// In the order in which their views lie on the stage.
  private var parts: [Part] = []
  private(set) var progress: CGFloat = 0
  /// Keep the safe areas of screens that are moved: a bar would jerk in the middle of the way.
  private let safeAreas: [SafeAreaKeeper]

  /// - Parameter kept: Controllers whose safe area nobody else keeps.
  init(
    _ choreography: any TransitionChoreography, on stage: TransitionStage, keeping kept: [UIViewController]
  ) {
    self.choreography = choreography
    self.stage = stage
    safeAreas = kept.map(SafeAreaKeeper.init)
  }

  private struct Name: Hashable {
    let text: String
    let from: CGFloat
    let to: CGFloat
  }

  /// The parts of the timeline, each once.
  var timeline: [TransitionInspector.Part] {
    var seen: Set<Name> = []
    return parts.flatMap(\.tracks).compactMap { track in
      let name = Name(text: track.name, from: track.interval.from, to: track.interval.to)
      return seen.insert(name).inserted
        ? TransitionInspector.Part(name: track.name, interval: track.interval) : nil
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
    self.progress = progress
    if choreography.isOutdated(on: stage) { layOut() }
    for part in parts {
      var pose = TransitionPose()
      for track in part.tracks {
        let share = track.interval.progress(at: progress)
        for change in track.changes { pose.add(change, at: share) }
      }
      part.view.show(pose)
    }
    for safeArea in safeAreas { safeArea.hold() }
  }

  /// Asks for the tracks anew, with all views as they stand by themselves.
  func roomDidChange() {
    layOut()
    show(progress)
  }

  func end(isOpen: Bool) {
    for part in parts { part.view.giveBack() }
    parts = []
    standUp()
    stage.view.onLeave = nil
    stage.view.removeFromSuperview()
    stage.clear()
    choreography.didEnd(on: stage, isOpen: isOpen)
  }

  private func layOut() {
    for part in parts { part.view.standUp() }
    standUp()
    for screen in screens { screen.layoutIfNeeded() }
    for safeArea in safeAreas { safeArea.renew() }
    var former = Dictionary(uniqueKeysWithValues: parts.map { (ObjectIdentifier($0.view.view), $0.view) })
    parts = []
    var indices: [ObjectIdentifier: Int] = [:]
    for track in choreography.tracks(on: stage) {
      let id = ObjectIdentifier(track.view)
      if let index = indices[id] {
        parts[index].tracks.append(track)
      } else {
        indices[id] = parts.count
        let view = former.removeValue(forKey: id) ?? PosedView(track.view, on: stage.view)
        parts.append(Part(view: view, tracks: [track]))
      }
    }
    for view in former.values { view.giveBack() }
  }

  private var screens: [UIView] { [stage.lower.view, stage.upper.view] }

  /// A safe area that UIKit worked out while a screen was somewhere else is worked out anew with its next layout.
  private func standUp() {
    for safeArea in safeAreas { safeArea.release() }
    for screen in screens { screen.setNeedsLayout() }
  }
}
