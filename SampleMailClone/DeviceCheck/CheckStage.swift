import InteractiveModalTesting
import UIKit

/// The window of one check, and its means to wait.
///
/// Each wait has a limit. After the check has run out of time, every wait ends at once.
@MainActor final class CheckStage {
  let log = CallLog()
  let root: ProbeController
  let window: CheckWindow
  private let waits = FrameWaits()
  private let hold: (TimeInterval) -> Void
  private let progress = UILabel(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
  private let formerKeyWindow: UIWindow?
  /// The fingers of the test kit, if the check moves a card of the kit.
  private var hand: ModalTestStage?

  /// - Parameters:
  ///   - scene: The scene that shows the window.
  ///   - progress: Shown at the bottom of the window.
  ///   - hold: Keeps the main thread busy for some seconds.
  init(in scene: UIWindowScene, showing progress: String, hold: @escaping (TimeInterval) -> Void) {
    self.hold = hold
    formerKeyWindow = scene.keyWindow
    window = CheckWindow(windowScene: scene)
    root = ProbeController("root", log: log)
    window.backgroundColor = .systemBackground
    window.rootViewController = root
    self.progress.text = progress
    self.progress.textAlignment = .center
  }

  /// Shows the window, and waits until its root has appeared.
  func begin() async {
    // The run may have been stopped before its task begins.
    guard window.rootViewController != nil else { return }
    window.makeKeyAndVisible()
    let bounds = root.view.bounds
    progress.frame = CGRect(x: 0, y: bounds.height - 60, width: bounds.width, height: 20)
    progress.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.view.addSubview(progress)
    await until { [log] in log.has("root didAppear") }
    await frames(1)
    log.clear()
  }

  /// Takes all that the check has left off the screen.
  func end() {
    waits.stop()
    hand?.end()
    root.onCall = nil
    if root.presentedViewController != nil { root.dismiss(animated: false) }
    window.rootViewController = nil
    window.isHidden = true
    window.windowScene = nil
    formerKeyWindow?.makeKey()
  }

  // MARK: Waiting

  /// Returns whether a condition has come true within some seconds.
  @discardableResult func until(
    atMost limit: TimeInterval = 2, _ condition: @escaping () -> Bool
  ) async -> Bool { await waits.until(atMost: limit, condition) }

  /// Waits for some frames.
  func frames(_ count: Int = 2) async {
    var left = count
    await until {
      left -= 1
      return left < 0
    }
  }

  /// Waits for some seconds of the display.
  func wait(_ seconds: TimeInterval) async {
    let end = waits.time + seconds
    await until(atMost: seconds + 1) { [waits] in waits.time >= end }
  }

  /// Keeps the main thread busy for some seconds in the turn of a frame.
  ///
  /// - Parameter work: What the same turn does before.
  /// - Returns: Whether time has passed in it.
  func holdMainThread(_ seconds: TimeInterval, after work: @escaping () -> Void = {}) async -> Bool {
    var passed: TimeInterval?
    let ticker = FrameTicker { [hold] _ in
      guard passed == nil else { return }
      let start = CACurrentMediaTime()
      work()
      hold(seconds)
      passed = CACurrentMediaTime() - start
    }
    await until { passed != nil }
    ticker.stop()
    return passed ?? 0 >= seconds * 0.9
  }

  /// Returns whether a notification of the keyboard comes within a second after some work.
  func keyboardPosts(_ name: NSNotification.Name, after work: () -> Void) async -> Bool {
    log.clear()
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] _ in
      MainActor.assumeIsolated { log.note("keyboard") }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    work()
    return await until(atMost: 1) { [log] in log.has("keyboard") }
  }

  var isUprightPhone: Bool {
    let traits = window.traitCollection
    return traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular
  }

  // MARK: Modals

  /// Returns what moves fingers on the cards of the kit in the window, in real time.
  func makeHand() throws -> ModalTestStage {
    let hand = try ModalTestStage(in: window)
    self.hand = hand
    return hand
  }

  func makeModal() -> ProbeModal { ProbeModal(log: log) }

  /// Calls `present`, whose completion is noted as “completion”.
  func callPresent(_ modal: UIViewController, from presenter: UIViewController? = nil, animated: Bool = true)
  {
    (presenter ?? root).present(modal, animated: animated) { [log] in log.note("completion") }
  }

  func callDismiss(_ modal: UIViewController, animated: Bool = true) {
    modal.dismiss(animated: animated) { [log] in log.note("completion") }
  }

  /// Presents a modal, and returns whether it has arrived.
  @discardableResult func present(
    _ modal: UIViewController, from presenter: UIViewController? = nil, animated: Bool = true
  ) async -> Bool {
    log.clear()
    callPresent(modal, from: presenter, animated: animated)
    return await until { [log] in log.has("completion") }
  }

  /// Dismisses a modal, and returns whether it has gone.
  @discardableResult func dismiss(_ modal: UIViewController, animated: Bool = true) async -> Bool {
    log.clear()
    callDismiss(modal, animated: animated)
    return await until { [log] in log.has("completion") }
  }

  /// Adds a view of 100 by 100 points to the root's view.
  func addView(at origin: CGPoint = CGPoint(x: 20, y: 120)) -> UIView {
    let view = UIView(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 100)))
    view.backgroundColor = .systemTeal
    root.view.addSubview(view)
    root.view.layoutIfNeeded()
    return view
  }

  /// Adds a view of 100 by 100 points, and waits until the screen shows it.
  func addShownView() async -> UIView {
    let view = addView()
    await frames()
    return view
  }

  func addField(to view: UIView) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    view.addSubview(field)
    return field
  }
}
