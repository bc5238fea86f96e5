import UIKit

/// Puts a recorded finger on a stage, at the recording's own times.
@MainActor final class GesturePlayer {
  let stage: DraftStage
  let path: FingerPath
  /// Where the finger went down, in the window; after a turn, where it would have to go as it does now.
  private(set) var origin: CGPoint
  /// Where the finger is, or was last, in the window.
  private(set) var location: CGPoint
  /// Called when the app has had touch-down, and each move.
  var onTouch: () -> Void = {}
  /// Called when the device has turned, with how spots of the glass are seen since.
  var onTurn: (InterfaceTurn) -> Void = { _ in }

  private let finger: Finger
  private let start: TimeInterval
  private var turn: DeviceTurn?

  /// - Parameter turn: What happens to the device at half of the gesture's time, if anything.
  init(_ path: FingerPath, on stage: DraftStage, turn: DeviceTurn? = nil) {
    self.stage = stage
    self.path = path
    self.turn = turn
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
    turnIfDue(at: path.lift.time)
    if path.movesAtLift { move(to: path.lift) }
    stage.clock.advance(to: start + path.lift.time)
  }

  func lift() { finger.up() }

  /// Moves the finger a little beside the recording, without letting time pass.
  func nudge(by distance: CGFloat) {
    location.y += distance
    finger.move(to: location)
  }

  /// The finger stays where it is on the glass, and goes on from there.
  private func turnIfDue(at time: TimeInterval) {
    let middle = path.lift.time / 2
    guard let due = turn, time > middle else { return }
    turn = nil
    stage.clock.advance(to: start + middle)
    let simulator = stage.simulator
    let turn = InterfaceTurn(
      old: simulator.orientation, new: due.orientation, size: stage.window.bounds.size)
    stage.turn(due)
    guard simulator.orientation == turn.new else { return }
    let offset = CGVector(dx: location.x - origin.x, dy: location.y - origin.y)
    location = turn.place(of: location)
    origin = CGPoint(x: location.x - offset.dx, y: location.y - offset.dy)
    onTurn(turn)
  }

  private func move(to step: FingerPath.Step) {
    turnIfDue(at: step.time)
    stage.clock.advance(to: start + step.time)
    location = CGPoint(x: origin.x + step.offset.dx, y: origin.y + step.offset.dy)
    finger.move(to: location)
    onTouch()
  }
}
