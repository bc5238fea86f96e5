import InteractiveModal
import UIKit

/// The clock of a ``ModalTestStage``.
public enum ModalTestClock: CaseIterable, Sendable {
  /// The kit's frames, which go on only where a test lets them: nothing sleeps. The kit writes each
  /// frame of a flight, and Core Animation plays nothing.
  case stepped
  /// The display's frames, in real time. Core Animation plays the flights, as it does for a user.
  case display
}

/// The frames of a stage.
@MainActor final class StageFrames {
  private enum Source {
    case stepped(SteppedFrames)
    /// The display's, which go on by themselves.
    case display(NextFrame)
    /// Those of a headless UIKit that the stage has launched.
    case launched
  }

  private let source: Source

  /// - Parameter isLaunched: Whether the stage has launched what shows its window.
  init(_ clock: ModalTestClock, isLaunched: Bool) {
    source =
      switch clock {
      case .stepped: .stepped(SteppedFrames())
      case .display: isLaunched && StageHost.isHeadless ? .launched : .display(NextFrame())
      }
  }

  /// The kit's frames in place of the display's; `nil` on the display's clock.
  var stepped: SteppedFrames? { if case .stepped(let frames) = source { frames } else { nil } }
  /// In seconds.
  var time: TimeInterval { stepped?.time ?? CACurrentMediaTime() }
  /// The frames of a 120th of a second that have passed, with a share of the present one.
  var count: Double { stepped.map { Double($0.count) } ?? time / SteppedFrames.duration }

  /// Shows the next frame.
  func step() async {
    switch source {
    case .stepped(let frames): frames.step()
    case .display(let frame):
      await withCheckedContinuation { continuation in frame.perform { continuation.resume() } }
    case .launched: await StageHost.turn()
    }
  }

  /// Gives UIKit a turn of the run loop. Stepped frames do not go on meanwhile.
  func turn() async { if stepped == nil { await step() } else { await StageHost.turn() } }

  /// Shows each frame until some seconds have passed; a number that is not above 0 and finite has no
  /// effect.
  func pass(_ seconds: TimeInterval) async {
    if let stepped { return stepped.advance(to: stepped.time + seconds) }
    guard seconds.isFinite else { return }
    let end = time + min(seconds, SteppedFrames.longestMotion)
    while time < end { await step() }
  }
}
