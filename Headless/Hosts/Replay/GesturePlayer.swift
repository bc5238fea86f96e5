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
  /// Called when the window has another size.
  var onResize: () -> Void = {}

  private let finger: Finger
  private let start: TimeInterval
  private var resize: WindowResize?

  /// - Parameter resize: What happens to the window at half of the gesture's time, if anything.
  init(_ path: FingerPath, on stage: DraftStage, resize: WindowResize? = nil) {
    self.stage = stage
    self.path = path
    self.resize = resize
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
    resizeIfDue(at: path.lift.time)
    if path.movesAtLift { move(to: path.lift) }
    stage.clock.advance(to: start + path.lift.time)
  }

  func lift() { finger.up() }

  /// Moves the finger a little beside the recording, without letting time pass.
  func nudge(by distance: CGFloat) {
    location.y += distance
    finger.move(to: location)
  }

  /// The finger stays where it is on the glass.
  private func resizeIfDue(at time: TimeInterval) {
    let middle = path.lift.time / 2
    guard let due = resize, time > middle else { return }
    resize = nil
    stage.clock.advance(to: start + middle)
    stage.resize(due)
    onResize()
  }

  private func move(to step: FingerPath.Step) {
    resizeIfDue(at: step.time)
    stage.clock.advance(to: start + step.time)
    location = CGPoint(x: origin.x + step.offset.dx, y: origin.y + step.offset.dy)
    finger.move(to: location)
    onTouch()
  }
}
