import UIKit

/// Plays a gesture and notes each moment of it: when the finger touches, and in every frame.
@MainActor final class GestureWatch {
  let player: GesturePlayer
  private let pan: PanWatch
  private let start: TimeInterval
  private var phase = GesturePhase.atRest
  /// All moments so far.
  private(set) var moments: [GestureMoment] = []

  init(_ player: GesturePlayer) {
    self.player = player
    pan = PanWatch(player.stage.gauge)
    start = player.stage.clock.now
  }

  /// Speed at which the drag ended, in points per second, down the container; `nil` where no pan began.
  var releaseVelocity: CGFloat? { pan.releaseVelocity }

  var outcome: ReplayReport.Outcome {
    guard pan.hasBegun else { return .none }
    return player.stage.isDraftPresented ? .kept : .dismissed
  }

  /// The whole gesture, from before the touch to the rest.
  func play() throws(HostError) {
    note(.atRest)
    player.onTouch = { [weak self] in self?.noteTouch() }
    player.stage.clock.onFrame { [weak self] in self?.noteFrame() }
    player.drag()
    player.lift()
    note(.released)
    phase = .settling
    try player.stage.simulator.rest()
    note(.settling)
  }

  private func noteTouch() {
    let finger = pan.isDragging ? player.stage.gauge.place(of: player.location).y : nil
    note(pan.isDragging ? .dragging : .touching, finger: finger)
  }

  private func noteFrame() { note(phase) }

  private func note(_ phase: GesturePhase, finger: CGFloat? = nil) {
    self.phase = phase
    let stage = player.stage
    let moment = GestureMoment(
      time: stage.clock.now - start, phase: phase, top: stage.gauge.top, finger: finger,
      frame: stage.clock.frames)
    moments.append(moment)
  }
}
