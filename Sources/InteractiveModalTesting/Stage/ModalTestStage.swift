import InteractiveModal
import UIKit

/// A window on which a unit test presents modals and moves a finger.
///
/// ```swift
/// let stage = try ModalTestStage(root: inbox)
/// let draft = try await stage.present(ComposeViewController(), as: .mail)
/// try await draft.drag(by: 300)
/// try draft.release()
/// try await stage.settle()
/// #expect(draft.outcome == .dismissed(by: .drag))
/// ```
///
/// By default the kit's springs and flights run on the stage's own clock, which goes only where a
/// test lets it: nothing sleeps. What UIKit has to do itself, the stage waits for in turns of the
/// run loop. With ``ModalTestClock/display`` all of it takes its real time.
///
/// The kit has one clock. So there is one stage at a time: put the tests that use one in a
/// serialized suite. The stage ends with ``end()``, or with its last reference.
@MainActor public final class ModalTestStage {
  /// The window, which is the key window.
  public let window: UIWindow
  /// The controller that fills the window: the stage's first one, until the app replaces it.
  public var root: UIViewController { window.rootViewController ?? firstRoot }
  private let firstRoot: UIViewController
  let time: StageTime
  let log = StageLog()
  let fingers: StageFingers
  private let lives = LifeCheck()
  private var places: PlaceCheck
  /// Whether the app shows the window.
  private let isInApp: Bool

  /// Shows a controller in a window.
  ///
  /// - Parameters:
  ///   - root: The controller on which modals are presented.
  ///   - size: The size of the window; `nil`, the default, for the screen's. Without a scene, 390 by
  ///     844 points.
  ///   - clock: The clock on which modals and fingers move; stepped by default.
  /// - Throws: ``ModalTestFailure`` if there is another stage.
  public convenience init(
    root: UIViewController, size: CGSize? = nil, clock: ModalTestClock = .stepped
  ) throws {
    try self.init(root, StageFrames(clock, isLaunched: true), isInApp: false) {
      StageHost.makeWindow(root, size: size)
    }
  }

  /// Uses a window that an app shows, on the display's clock: for tests that an app carries out itself.
  ///
  /// - Parameter window: With a root controller; the stage leaves both to the app.
  /// - Throws: ``ModalTestFailure`` without a root controller, and if there is another stage.
  public convenience init(in window: UIWindow) throws {
    guard let root = window.rootViewController else {
      throw ModalTestFailure("init(in:): the window has no root controller")
    }
    try self.init(root, StageFrames(.display, isLaunched: false), isInApp: true) { window }
  }

  private init(
    _ root: UIViewController, _ frames: StageFrames, isInApp: Bool, makeWindow: () -> UIWindow
  ) throws {
    let state = SharedState.current
    guard state.watcher == nil else {
      throw ModalTestFailure(
        "There is another ModalTestStage, and the kit has one clock: put the tests in a serialized suite")
    }
    (firstRoot, self.isInApp) = (root, isInApp)
    time = StageTime(frames, log)
    state.steppedFrames = frames.stepped
    state.watcher = log
    state.onReportInTest = { [weak log] in log?.kitDidReport($0) }
    TransitionReport.forgetReported()
    window = makeWindow()
    fingers = StageFingers(in: window, frames)
    places = PlaceCheck(of: root, in: window)
    time.window = window
  }

  /// Ends the stage: its modals are dismissed, the display has the kit's frames again, and another
  /// stage can be made. A window that the stage has made is hidden.
  ///
  /// Call it where the stage lives longer than its test, as the properties of an `XCTestCase` do.
  public func end() {
    guard time.isRunning else { return }
    let state = SharedState.current
    // UIKit ignores a dismissal during a transition, and this one works then too.
    root.presentedViewController?.dismissModal(animated: false)
    if !isInApp { window.isHidden = true }
    state.steppedFrames = nil
    (state.watcher, state.onReportInTest) = (nil, nil)
  }

  // MARK: Modals

  /// Presents a modal on the controller in front, and returns when it stands.
  ///
  /// - Parameters:
  ///   - modal: The controller to present.
  ///   - configuration: How the modal looks and moves; Mail's by default.
  ///   - delegate: Decides for the app; not retained.
  @discardableResult public func present(
    _ modal: UIViewController, as configuration: ModalConfiguration = .mail,
    delegate: (any ModalDelegate)? = nil
  ) async throws -> ModalTestModal {
    let presented = try await beginPresenting(modal, as: configuration, delegate: delegate)
    try await settle()
    return presented
  }

  /// Presents a modal on the controller in front, and returns when UIKit has begun: the modal has not
  /// moved yet.
  public func beginPresenting(
    _ modal: UIViewController, as configuration: ModalConfiguration = .mail,
    delegate: (any ModalDelegate)? = nil
  ) async throws -> ModalTestModal {
    let name = String(describing: type(of: modal))
    try time.checkIsRunning("present(\(name))")
    await time.frames.turn()
    rememberPlaces()
    guard let presenter = time.shown.last,
      presenter.present(modal, as: configuration, delegate: delegate) != nil
    else { throw ModalTestFailure("\(name) is not presented: \(reports.last ?? "nothing says why")") }
    try await time.wait(for: "UIKit begins to present \(name)", steps: false) {
      ModalProbe(modal)?.isIdle == false
    }
    return ModalTestModal(log.record(of: modal), on: self)
  }

  /// Returns a modal that the app has presented itself, or a card that it has added to a container.
  ///
  /// - Throws: ``ModalTestFailure`` if the kit does not present it.
  public func modal(_ controller: UIViewController) throws -> ModalTestModal {
    guard ModalProbe(controller) != nil else {
      let cause =
        ModalProbe.isFromOtherCopy(controller)
        ? "this copy of the kit: link it once" : "the kit: use present(_:as:), or retain its ModalTransition"
      let names = time.shownWithCards.map { "\(type(of: $0))" }.joined(separator: ", ")
      throw ModalTestFailure("\(type(of: controller)) is not presented by \(cause). On the stage: \(names)")
    }
    return ModalTestModal(log.record(of: controller), on: self)
  }

  /// Returns the modal in front, which the app has presented itself, or the card.
  ///
  /// - Throws: ``ModalTestFailure`` if the controller in front is not presented by the kit.
  public func frontModal() throws -> ModalTestModal {
    guard let front = time.shownWithCards.dropFirst().last else {
      throw ModalTestFailure(
        "frontModal(): nothing is presented on \(type(of: root)): let the app present, then settle()")
    }
    return try modal(front)
  }

  /// The sentences in which the kit has reported something odd, the first first.
  public var reports: [String] { log.reports }

  // MARK: A finger

  /// A finger comes down on the screen, to pull a modal open or to swipe to another page or tab.
  ///
  /// - Parameter point: Where; `.top` and `.middle` are those of the controller in front.
  /// - Throws: ``ModalTestFailure`` if no gesture of the kit takes it there.
  public func touch(at point: ModalTouchPoint) throws -> ModalTestFinger {
    let front = time.shown.last ?? root
    let finger = try fingers.land(at: point, on: front.view, "\(type(of: front))")
    guard finger.isFollowed else {
      throw ModalTestFailure("touch on \(type(of: front)): no gesture of the kit takes the finger there")
    }
    return ModalTestFinger(finger, on: self)
  }

  /// The user taps a button: of an alert or an action sheet, of a navigation bar or a toolbar, or a `UIButton` of a
  /// screen. The stage calls its actions at once.
  ///
  /// On a device UIKit has no call that chooses the action of an alert, so that throws: call what the action calls.
  ///
  /// - Parameters:
  ///   - name: The title, the accessibility identifier or the accessibility label.
  ///   - place: The identifier or label of a view around the button, as the title of a draft in the dock; `nil` by
  ///     default: anywhere.
  /// - Throws: ``ModalTestFailure`` with the names of the buttons in reach if none of them has this name, if several
  ///   have it, and for a disabled button.
  public func tap(_ name: String, in place: String? = nil) throws {
    try time.checkIsRunning("tap(“\(name)”)")
    try StageButton.tap(name, in: place, in: window, front: time.shown.last ?? root)
  }

  // MARK: Time

  /// Lets the stage's clock go on, in frames of a 120th of a second. UIKit does nothing meanwhile,
  /// unless the clock is the display's.
  ///
  /// - Parameter seconds: 0, less than 0, NaN and infinity have no effect. After a minute only the
  ///   last frame is shown: all motion is at its end.
  public func advance(by seconds: TimeInterval) async { await time.frames.pass(seconds) }

  /// Lets everything come to its end: springs, UIKit's transitions, answers that are given. A modal
  /// that waits for an answer stays where it is.
  ///
  /// - Parameter limit: How long UIKit may take for one thing, in seconds; 10 by default.
  /// - Throws: ``ModalTestFailure`` while a finger is on a modal, and if something takes too long.
  public func settle(limit: TimeInterval = 10) async throws {
    if let place = fingers.heldPlace {
      throw ModalTestFailure("settle(): a finger is on \(place), call release() or cancelTouch() first")
    }
    try await time.settle(limit: limit)
  }

  /// Lets the clock go on until a condition holds.
  ///
  /// - Parameters:
  ///   - what: What the test waits for, for the sentence of the failure.
  ///   - limit: Within how many seconds the condition has to hold; 10 by default.
  /// - Throws: ``ModalTestFailure`` if the condition does not hold in time.
  public func wait(
    for what: String, limit: TimeInterval = 10, until condition: () -> Bool
  ) async throws {
    try await time.wait(for: what, steps: true, limit: limit, until: condition)
  }

  /// Gives UIKit a few turns of the run loop without moving the stage's clock, also while a finger
  /// holds a modal: UIKit begins what it was asked for. The display's clock takes a frame for each.
  public func letUIKitWork() async { for _ in 0..<4 { await time.frames.turn() } }

  // MARK: The window

  /// Gives the window another size.
  ///
  /// - Throws: ``ModalTestFailure`` for a size that is not finite and above 0.
  public func resize(to size: CGSize) throws {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw ModalTestFailure("resize(to:): \(size) is no size of a window")
    }
    StageHost.resize(window, to: size)
  }

  /// Swaps the width and the height of the window. The device's orientation stays.
  public func rotate() throws {
    try resize(to: CGSize(width: window.bounds.height, height: window.bounds.width))
  }

  /// A picture of the window as the user sees it now: PNG, or SVG on Linux.
  ///
  /// ```swift
  /// Attachment.record(stage.picture(), named: "stage.png")
  /// ```
  public func picture() -> Data { StageHost.picture(of: window) }

  /// Tells the app that the keyboard covers the bottom of the window, and gives UIKit a few turns of the run loop.
  ///
  /// - Parameter height: In points; 0 takes the keyboard away, as does less than 0.
  /// - Throws: ``ModalTestFailure`` for a height that is not finite.
  public func showKeyboard(height: CGFloat) async throws {
    try time.checkIsRunning("showKeyboard(height:)")
    try ModalTestFailure.check([height], "showKeyboard(height:)")
    let (bounds, height) = (window.bounds, max(0, height))
    let frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: max(height, 300))
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: frame,
        UIResponder.keyboardAnimationDurationUserInfoKey: TimeInterval(0),
      ])
    await letUIKitWork()
  }

  // MARK: Expectations

  /// Remembers how the root stands now. The stage does so by itself before it presents; a test calls
  /// this before the app presents.
  public func rememberPlaces() {
    if root.presentedViewController == nil { places = PlaceCheck(of: root, in: window) }
  }

  /// Checks that everything is in place: a modal in front stands at a detent. Without a modal, the
  /// root stands as before, with its first responder, and no view of a modal is left.
  ///
  /// - Throws: ``ModalTestFailure`` with a sentence for each thing that is not.
  public func expectAllInPlace() throws {
    let modals = time.shownWithCards.compactMap { controller in
      ModalProbe(controller).map { (controller, $0) }
    }
    let parts = PlaceCheck.leftParts(in: window, of: modals.count)
    guard let (front, probe) = modals.last else {
      return try ModalTestFailure.check(places.problems() + parts)
    }
    try ModalTestFailure.check(PlaceCheck.problems(of: front, probe) + parts)
  }

  /// Makes ``expectNothingAlive()`` look at an object that the test has handed over: a delegate, a
  /// model.
  public func track(_ object: AnyObject, as name: String) { lives.track(object, as: name) }

  /// Checks that all modals are dismissed and released, with all that the test tracks. It gives UIKit
  /// some turns of the run loop for that.
  ///
  /// - Throws: ``ModalTestFailure`` with a sentence for each object that lives.
  public func expectNothingAlive() async throws {
    for _ in 0..<60 where !lives.problems(log.records).isEmpty { await time.frames.turn() }
    try ModalTestFailure.check(lives.problems(log.records))
  }
}
