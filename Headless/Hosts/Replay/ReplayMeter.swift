import UIKit

/// Measures one gesture while it is played.
@MainActor final class ReplayMeter {
  private let player: GesturePlayer
  private let stage: DraftStage
  private let watch: PanWatch
  private var lag: DragLag
  private var settling: Settling?

  init(_ player: GesturePlayer) {
    self.player = player
    stage = player.stage
    watch = PanWatch(stage.gauge)
    lag = DragLag(rest: stage.gauge.rest.top, touchDown: stage.gauge.place(of: player.location).y)
  }

  private var gauge: CardGauge { stage.gauge }

  /// Plays the gesture to the end; `nil` where no pan began.
  func measure() throws(HostError) -> DragMeasures? {
    stage.simulator.ledger.reset()
    player.onTouch = { [weak self] in self?.recordTouch() }
    player.drag()
    let held = gauge.top
    player.lift()
    let released = gauge.top
    settling = Settling(release: look)
    stage.clock.onFrame { [weak self] in self?.recordFrame() }
    try stage.simulator.rest()
    recordFrame()
    return held.flatMap { measures(held: $0, released: released) }
  }

  func report(on recording: GestureRecording, _ measures: DragMeasures?) -> ReplayReport {
    ReplayReport(
      gesture: recording.name, kind: recording.kind, outcome: outcome, drag: measures,
      layoutWrites: stage.simulator.ledger.layoutWrites,
      redundantWrites: stage.simulator.ledger.redundantWrites,
      complaints: stage.simulator.complaints.count)
  }

  private var outcome: ReplayReport.Outcome {
    guard watch.hasBegun else { return .none }
    return stage.isDraftPresented ? .kept : .dismissed
  }

  private var look: Settling.Look {
    Settling.Look(time: stage.clock.now, frame: stage.clock.frames, top: gauge.top)
  }

  private func recordTouch() {
    guard watch.isDragging, let top = gauge.top else { return }
    lag.record(finger: gauge.place(of: player.location).y, card: top)
  }

  private func recordFrame() { settling?.record(look) }

  private func measures(held: CGFloat, released: CGFloat?) -> DragMeasures? {
    guard let velocity = watch.releaseVelocity, let settling else { return nil }
    let progress = gauge.progress(at: held)
    return DragMeasures(
      progressAtRelease: progress, velocityAtRelease: velocity,
      projectedProgress: progress + Projection.distance(velocity: velocity) / gauge.rest.travel,
      settleSeconds: settling.seconds, frames: settling.frames, dragLag: lag.largest,
      releaseJump: (released ?? held) - held, releaseVelocityJump: 0)
  }
}

/// What a card does from its release to its rest.
struct Settling: Equatable {
  /// One look at the card.
  struct Look: Equatable {
    var time: TimeInterval
    /// Display frames that ran so far.
    var frame: Int
    /// The card's top edge; `nil` once it is gone.
    var top: CGFloat?
  }

  private let release: Look
  private var latest: Look
  private var lastMovement: Look

  init(release: Look) {
    self.release = release
    latest = release
    lastMovement = release
  }

  /// From the release to the last movement, or to the card's removal.
  var seconds: TimeInterval { lastMovement.time - release.time }
  /// Display frames in that time.
  var frames: Int { lastMovement.frame - release.frame }

  mutating func record(_ look: Look) {
    if look.top != latest.top { lastMovement = look }
    latest = look
  }
}
