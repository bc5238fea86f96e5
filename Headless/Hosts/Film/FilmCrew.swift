import UIKit

/// Plays a gesture and stops at each moment that a picture could be taken of.
@MainActor final class FilmCrew {
  let player: GesturePlayer
  private let watch: PanWatch
  private let start: TimeInterval
  private(set) var phase = FilmPhase.atRest
  /// All moments so far.
  private(set) var moments: [FilmMoment] = []
  /// Where the finger was since touch-down, in the window.
  private(set) var trail: [CGPoint] = []
  /// Called at each moment, while the screen shows it.
  var onMoment: (FilmMoment) -> Void = { _ in }

  init(_ player: GesturePlayer) {
    self.player = player
    watch = PanWatch(player.stage.gauge)
    start = player.stage.clock.now
  }

  /// The whole gesture, from before the touch to the rest.
  func play() throws(HostError) {
    note(.atRest)
    player.onTouch = { [weak self] in self?.noteTouch() }
    player.onResize = { [weak self] in self?.noteResize() }
    player.stage.clock.onFrame { [weak self] in self?.noteFrame() }
    player.drag()
    player.lift()
    note(.released)
    phase = .settling
    try player.stage.simulator.rest()
    note(.settling)
  }

  private func noteTouch() {
    trail.append(player.location)
    if player.stage.simulator.isTurning { return note(.resizing) }
    note(watch.isDragging ? .dragging : .touching)
  }

  /// Half-way through the animation of the new size is a moment of its own.
  private func noteResize() {
    note(.resizing)
    let clock = player.stage.clock
    let middle = clock.now + Simulator.rotationDuration / 2
    clock.schedule(at: middle) { [weak self] in self?.noteFrame() }
  }

  private func noteFrame() { note(phase) }

  private func note(_ phase: FilmPhase) {
    self.phase = phase
    let stage = player.stage
    let moment = FilmMoment(
      index: moments.count, time: stage.clock.now - start, phase: phase, top: stage.gauge.top)
    moments.append(moment)
    onMoment(moment)
  }
}
