import UIKit

/// Replays gestures, each on a new device, and measures them from outside: it would measure any other kit.
@MainActor struct GestureReplay {
  let app: any UIApplicationDelegate.Type
  let options: ReplayOptions

  func report(on recording: GestureRecording) throws(HostError) -> ReplayReport {
    let path = FingerPath(recording, isMirrored: options.isMirrored)
    let meter = try ReplayMeter(player(path))
    var report = try meter.report(on: recording)
    if let velocity = report.drag?.velocityAtRelease {
      report.drag?.releaseVelocityJump = try velocityJump(path, velocity: velocity)
    }
    return report
  }

  private func player(_ path: FingerPath) throws(HostError) -> GesturePlayer {
    let stage = try DraftStage(app, options.stage, framesPerSecond: options.framesPerSecond)
    return GesturePlayer(path, on: stage)
  }

  /// What the settling starts with, less what the drag ended with; `nil` where nothing is left to settle.
  private func velocityJump(_ path: FingerPath, velocity: Double) throws(HostError) -> Double? {
    let after = try ReleaseProbe(player: player(path)).speedAfterRelease()
    let slope = try ReleaseProbe(player: player(path)).slopeBeforeRelease(velocity: velocity)
    guard let after, let slope else { return nil }
    return (after - slope * velocity).rounded(toPlaces: 3)
  }
}
