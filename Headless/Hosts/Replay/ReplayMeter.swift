import UIKit

/// Measures one gesture while it is played.
@MainActor struct ReplayMeter {
  private let watch: GestureWatch
  private let lag: DragLag

  init(_ player: GesturePlayer) {
    watch = GestureWatch(player)
    let gauge = player.stage.gauge
    lag = DragLag(rest: gauge.rest.top, touchDown: gauge.place(of: player.location).y)
  }

  /// Plays the gesture to the end. There are no measures of a drag where no pan began.
  func report(on recording: GestureRecording) throws(HostError) -> ReplayReport {
    let simulator = watch.player.stage.simulator
    simulator.ledger.reset()
    try watch.play()
    return ReplayReport(
      gesture: recording.name, kind: recording.kind, outcome: watch.outcome, drag: measures,
      layoutWrites: simulator.ledger.layoutWrites, redundantWrites: simulator.ledger.redundantWrites,
      complaints: simulator.complaints.count)
  }

  private var measures: DragMeasures? {
    let (moments, gauge) = (watch.moments, watch.player.stage.gauge)
    guard let velocity = watch.releaseVelocity, let release = moments.release,
      let held = moments[release - 1].top
    else { return nil }
    var lag = lag
    for moment in moments {
      if let finger = moment.finger, let top = moment.top { lag.record(finger: finger, card: top) }
    }
    let (released, last) = (moments[release], moments[moments.lastMovement(after: release)])
    let progress = gauge.progress(at: held)
    return DragMeasures(
      progressAtRelease: progress, velocityAtRelease: velocity,
      projectedProgress: progress + Projection.distance(velocity: velocity) / gauge.rest.travel,
      settleSeconds: last.time - released.time, frames: last.frame - released.frame, dragLag: lag.largest,
      releaseJump: (released.top ?? held) - held, releaseVelocityJump: nil)
  }
}
