import HeadlessHosts
import UIKit

@testable import InteractiveModal

/// A simulated device that a test drives with one finger.
@MainActor protocol TestScreen: AnyObject {
  var simulator: Simulator { get }
  var finger: Finger { get }
}

extension TestScreen {
  var clock: Clock { simulator.clock }
  var voiceOver: VoiceOver { simulator.voiceOver }

  /// Moves the finger by a vector in even steps, one a frame of 120 Hz.
  func drag(by vector: CGVector, over seconds: TimeInterval = 0.3) {
    let steps = max(Int(seconds * 120), 1)
    let start = finger.location
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      clock.advance(by: seconds / Double(steps))
      finger.move(to: CGPoint(x: start.x + vector.dx * share, y: start.y + vector.dy * share))
    }
  }

  /// Plays a recorded finger up to its lift.
  ///
  /// - Parameters:
  ///   - movesAtLift: Whether the finger moves once more at the time of its lift.
  ///   - onMove: Called after each move.
  func play(
    _ path: FingerPath, from start: CGPoint, movesAtLift: Bool = false,
    onMove: (FingerPath.Step) -> Void = { _ in }
  ) {
    let begin = clock.now
    func move(to step: FingerPath.Step) {
      clock.advance(to: begin + step.time)
      finger.move(to: CGPoint(x: start.x + step.offset.dx, y: start.y + step.offset.dy))
    }
    finger.down(at: start)
    for step in path.moves {
      move(to: step)
      onMove(step)
    }
    if movesAtLift { move(to: path.lift) } else { clock.advance(to: begin + path.lift.time) }
  }

  /// Waits until nothing moves.
  @discardableResult func settle() -> Self {
    clock.runUntilIdle()
    return self
  }

  /// Lets so many seconds pass.
  @discardableResult func run(for seconds: TimeInterval) -> Self {
    clock.advance(by: seconds)
    return self
  }

  /// Rests, so that the finger has no velocity, and lifts it.
  func restAndLift() {
    clock.advance(by: 0.3)
    finger.up()
  }

  /// Rests, lifts the finger, and waits until nothing moves.
  @discardableResult func release() -> Self {
    restAndLift()
    return settle()
  }

  /// Lifts the finger, and waits until nothing moves.
  @discardableResult func lift() -> Self {
    finger.up()
    return settle()
  }

  /// The system takes the touch away. Waits until nothing moves.
  @discardableResult func cancelTouch() -> Self {
    finger.cancel()
    return settle()
  }

  /// The first complaint of UIKit's, in a sentence, or `nil`.
  var complaint: String? {
    simulator.complaints.isEmpty ? nil : "complaints: \(simulator.complaints)"
  }
}

/// A screen on which fingers go sideways.
@MainActor protocol SidewaysScreen: TestScreen {}

extension SidewaysScreen {
  func drag(by points: CGFloat, over seconds: TimeInterval = 0.3) {
    drag(by: CGVector(dx: points, dy: 0), over: seconds)
  }
}

extension ModalConfiguration {
  /// A copy of this configuration with other values.
  func with(_ change: (inout ModalConfiguration) -> Void) -> ModalConfiguration {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Screen {
  /// A screen with an open modal, whose configuration differs from Mail's.
  static func open(_ change: (inout ModalConfiguration) -> Void) -> Screen {
    Screen(configuration: .mail.with(change)).open()
  }

  /// Dismisses the modal in code, and lets so many seconds pass.
  @discardableResult func close(for seconds: TimeInterval) -> Screen {
    draft.dismissModal()
    return run(for: seconds)
  }

  /// Dismisses the modal in code, and waits until nothing moves.
  @discardableResult func close() -> Screen {
    dismiss()
  }

  /// Drags the modal beyond the threshold, lets go, and waits until nothing moves.
  @discardableResult func dragAway() -> Screen {
    grab(600)
    return lift()
  }
}
