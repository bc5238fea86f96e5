import InteractiveModal
import UIKit

/// A finger on the screen of a ``ModalTestStage``, which pulls a modal open, or swipes to another page
/// or tab.
///
/// ```swift
/// let finger = try stage.touch(at: .on(inbox.composeBar))
/// try await finger.drag(by: CGVector(dx: 0, dy: -400))
/// let draft = try stage.frontModal()
/// try finger.release()
/// try await stage.settle()
/// ```
///
/// It has been down since ``ModalTestStage/touch(at:)``, and is until ``release(velocity:)`` or
/// ``cancelTouch()``. Where two gestures of the kit want it, the inner one has it.
@MainActor public final class ModalTestFinger {
  private let finger: TestFinger
  /// Retained, so that the clock lasts as long as the finger.
  private let stage: ModalTestStage
  private var isDown = true

  init(_ finger: TestFinger, on stage: ModalTestStage) { (self.finger, self.stage) = (finger, stage) }

  /// The finger moves, and comes to rest. UIKit begins what the gesture asks it for.
  ///
  /// The finger first goes ten points farther, which UIKit needs to recognise a pan: they do not count.
  ///
  /// - Parameters:
  ///   - translation: In points of the window.
  ///   - duration: In seconds; 0.3 by default.
  public func drag(by translation: CGVector, over duration: TimeInterval = 0.3) async throws {
    let translation = try checked(translation, "drag(by:)")
    try ModalTestFailure.check([duration], "drag(by:over:)")
    await finger.beginPan(along: translation)
    await stage.letUIKitWork()
    await finger.dragToRest(by: translation, over: duration)
  }

  /// The finger goes up.
  ///
  /// - Parameter velocity: The finger's, in points per second; 0 by default.
  public func release(velocity: CGVector = .zero) throws {
    finger.release(velocity: try checked(velocity, "release(velocity:)"))
    isDown = false
  }

  /// The system takes the finger away, as for a phone call.
  public func cancelTouch() throws {
    _ = try checked(.zero, "cancelTouch()")
    finger.cancel()
    isDown = false
  }

  private func checked(_ vector: CGVector, _ call: String) throws -> CGPoint {
    guard isDown else { throw ModalTestFailure("\(call): the finger is up already") }
    try ModalTestFailure.check([vector.dx, vector.dy], call)
    return CGPoint(x: vector.dx, y: vector.dy)
  }
}
