import InteractiveModal
import UIKit

/// A modal on a ``ModalTestStage``: what it does, and the finger that moves it.
///
/// A finger stays down between calls, from the first ``touch(at:)`` or ``drag(by:over:at:)`` until
/// ``release(velocity:)`` or ``cancelTouch()``. Distances are in points along the modal's way out,
/// velocities in points per second; positive closes.
@MainActor public final class ModalTestModal {
  private let record: ModalRecord
  /// Retained, so that the clock lasts as long as the modal.
  private let stage: ModalTestStage
  /// Several objects may stand for one modal: its finger is the same for all.
  private var finger: TestFinger? {
    get { record.finger }
    set { record.finger = newValue }
  }

  init(_ record: ModalRecord, on stage: ModalTestStage) {
    (self.record, self.stage) = (record, stage)
  }

  // MARK: What it does

  /// The presented controller; `nil` when it is released.
  public var controller: UIViewController? { record.controller }
  /// How the presentation ended; `nil` before that.
  public var outcome: ModalOutcome? { record.outcome }
  /// The events of the modal, the first first.
  public var events: [ModalTestEvent] { record.events }
  /// The progress at each change, the first first: 0 closed, 1 open.
  public var progressHistory: [CGFloat] { record.progress }
  /// What the modal is doing; it rests at `dismissed` when it is gone.
  public var phase: ModalUpdate.Phase { probe?.update?.phase ?? .resting(.dismissed) }
  /// 0 closed, 1 open.
  public var progress: CGFloat { probe?.update?.progress ?? 0 }
  /// In points per second.
  public var velocity: CGFloat { probe?.update?.velocity ?? 0 }
  /// Whether the modal is going to be dismissed, or would be if the finger let go now.
  public var wouldDismiss: Bool { probe?.update?.wouldDismiss ?? true }
  /// The detent at which the modal stands, or for which it is bound.
  public var detent: ModalDetent.Identifier? { record.controller?.selectedModalDetent }
  /// The card; `nil` when the modal is gone.
  public var card: UIView? { probe?.card }

  private var probe: ModalProbe? { record.controller.flatMap(ModalProbe.init) }

  // MARK: A finger

  /// A finger comes down on the card. A modal in motion stops under it.
  ///
  /// - Parameter point: Where; near the top of the card by default.
  /// - Throws: ``ModalTestFailure`` if the finger does not meet the card, and while one is down.
  public func touch(at point: ModalTouchPoint = .top) throws {
    if finger != nil { throw failure("touch(at:)", "a finger is down already") }
    let landed = try land("touch(at:)", at: point)
    guard landed.isFollowed else { throw failure("touch(at:)", "it takes no finger now") }
    finger = landed
  }

  /// A finger drags the modal, and comes to rest.
  ///
  /// A finger that is not down comes down first. On a modal at rest it goes ten points farther, which
  /// UIKit needs to recognise a pan: they do not count.
  ///
  /// - Parameters:
  ///   - distance: In points; negative opens.
  ///   - duration: In seconds; 0.3 by default.
  ///   - point: Where the finger comes down; near the top of the card by default.
  /// - Throws: ``ModalTestFailure`` for a point while a finger is down.
  public func drag(
    by distance: CGFloat, over duration: TimeInterval = 0.3, at point: ModalTouchPoint? = nil
  ) async throws {
    try check([distance, duration], "drag(by:)")
    let finger = try finger("drag(by:)", at: point)
    await finger.dragToRest(by: offset(distance), over: duration)
  }

  /// The finger rests on the card.
  ///
  /// - Parameter seconds: Of the stage's clock; less than 0 counts as 0.
  /// - Throws: ``ModalTestFailure`` if no finger is down.
  public func hold(for seconds: TimeInterval) async throws {
    try check([seconds], "hold(for:)")
    try await downFinger("hold(for:)").rest(for: seconds)
  }

  /// The finger goes up.
  ///
  /// - Parameter velocity: The finger's, in points per second; 0 by default.
  /// - Throws: ``ModalTestFailure`` if no finger is down.
  public func release(velocity: CGFloat = 0) throws {
    try check([velocity], "release(velocity:)")
    let velocity = offset(velocity)
    try lift("release(velocity:)") { $0.release(velocity: velocity) }
  }

  /// A finger comes down, flings the modal and goes up. A finger that is down flings it from where it
  /// is.
  ///
  /// - Parameters:
  ///   - velocity: In points per second; negative opens. The finger drags for 0.05 seconds at it.
  ///   - point: Where the finger comes down; near the top of the card by default.
  /// - Throws: ``ModalTestFailure`` for a point while a finger is down.
  public func flick(velocity: CGFloat, at point: ModalTouchPoint? = nil) async throws {
    try check([velocity], "flick(velocity:)")
    let finger = try finger("flick(velocity:)", at: point)
    await finger.drag(by: offset(velocity * 0.05), over: 0.05)
    try release(velocity: velocity)
  }

  /// The system takes the finger away, as for a phone call.
  public func cancelTouch() throws { try lift("cancelTouch()") { $0.cancel() } }

  /// Another finger comes down on the card. While the first one is down, the kit ignores it.
  public func touchWithSecondFinger(at point: ModalTouchPoint = .middle) throws {
    guard let finger, finger.isFollowed else {
      throw failure("touchWithSecondFinger(at:)", "the kit follows no finger now")
    }
    _ = try land("touchWithSecondFinger(at:)", at: point)
  }

  /// A recorded finger comes down, moves and goes up, at its own times. Its way down is the modal's
  /// way out.
  public func play(_ recording: RecordedFinger, at point: ModalTouchPoint = .top) async throws {
    try touch(at: point)
    let probe = try presented("play(_:)")
    let finger = try downFinger("play(_:)")
    await finger.play(recording) { probe.offset(along: $0.y, across: $0.x) }
    self.finger = nil
  }

  // MARK: Without a finger

  /// The user taps in the middle of the largest area outside the card. Of a modal that does not dim,
  /// the tap goes to the screen behind, which the stage does not touch.
  ///
  /// - Throws: ``ModalTestFailure`` if something is presented on the modal, as for each way here.
  public func tapOutside() throws { try inFront("tapOutside()").tapOutside() }
  /// The user presses Escape. It does nothing if `dismissal.onEscape` is false.
  public func pressEscape() throws { try inFront("pressEscape()").pressEscape() }
  /// The user makes VoiceOver's escape gesture.
  ///
  /// - Returns: Whether the modal has reacted.
  @discardableResult public func makeEscapeGesture() throws -> Bool {
    try inFront("makeEscapeGesture()").card?.accessibilityPerformEscape() ?? false
  }

  // MARK: Bad input

  private func failure(_ call: String, _ reason: String) -> ModalTestFailure {
    ModalTestFailure("\(call) on \(record.name): \(reason)")
  }

  private func check(_ numbers: [Double], _ call: String) throws {
    try ModalTestFailure.check(numbers, "\(call) on \(record.name)")
  }

  private func presented(_ call: String) throws -> ModalProbe {
    guard let probe, probe.card?.window != nil else { throw failure(call, "it is not presented") }
    return probe
  }

  /// Returns the offset in the window for a distance along the modal's way out.
  private func offset(_ distance: CGFloat) -> CGPoint { probe?.offset(along: distance) ?? .zero }

  /// Puts a finger down on the card.
  private func land(_ call: String, at point: ModalTouchPoint) throws -> TestFinger {
    try stage.fingers.land(at: point, on: try presented(call).card, record.name)
  }

  private func inFront(_ call: String) throws -> ModalProbe {
    let probe = try presented(call)
    guard let upper = controller?.presentedViewController else { return probe }
    throw failure(call, "\(type(of: upper)) is presented on it")
  }

  /// Returns the finger that is down, or puts one down.
  private func finger(_ call: String, at point: ModalTouchPoint?) throws -> TestFinger {
    _ = try presented(call)
    if point != nil || finger == nil { try touch(at: point ?? .top) }
    return try downFinger(call)
  }

  private func downFinger(_ call: String) throws -> TestFinger {
    guard let finger else { throw failure(call, "no finger is down, call touch(at:) or drag(by:) first") }
    return finger
  }

  private func lift(_ call: String, _ action: (TestFinger) -> Void) throws {
    let finger = try downFinger(call)
    self.finger = nil
    action(finger)
  }
}
