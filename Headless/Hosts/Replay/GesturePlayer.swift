import UIKit

/// Puts a recorded finger on a stage, at the recording's own times.
@MainActor final class GesturePlayer {
  let stage: DraftStage
  let path: FingerPath
  /// Where the finger goes down, in the window.
  private let origin: CGPoint
  /// Where the finger is, or was last, in the window.
  private(set) var location: CGPoint
  /// Called when the app has had touch-down, and each move.
  var onTouch: () -> Void = {}

  private let finger: Finger
  private let start: TimeInterval

  init(_ path: FingerPath, on stage: DraftStage) {
    self.stage = stage
    self.path = path
    finger = stage.simulator.makeFinger()
    origin = Grip(card: stage.gauge.card).point
    location = origin
    start = stage.clock.now
  }

  /// Touch-down and every move, up to the moment of the lift but without it.
  func drag() {
    finger.down(at: origin)
    onTouch()
    for step in path.moves { move(to: step) }
    if path.movesAtLift { move(to: path.lift) }
    stage.clock.advance(to: start + path.lift.time)
  }

  func lift() { finger.up() }

  /// Moves the finger a little beside the recording, without letting time pass.
  func nudge(by distance: CGFloat) {
    location.y += distance
    finger.move(to: location)
  }

  private func move(to step: FingerPath.Step) {
    stage.clock.advance(to: start + step.time)
    location = CGPoint(x: origin.x + step.offset.dx, y: origin.y + step.offset.dy)
    finger.move(to: location)
    onTouch()
  }
}
