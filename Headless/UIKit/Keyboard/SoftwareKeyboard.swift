import Foundation

/// The software keyboard: shown while a text input is first responder and no hardware keyboard is
/// attached. It checks that at the end of a turn: a change within one turn does not move it (F291).
@MainActor final class SoftwareKeyboard {
  /// The duration of its animation in seconds, and the number of its private curve (F203).
  static let duration: TimeInterval = 0.25
  nonisolated static let curve = 7

  private unowned let simulator: Simulator
  private(set) var isShown = false
  /// Its frame at the end of the present animation, in screen coordinates;
  /// below the screen while hidden.
  private(set) var frame: CGRect
  private var window: KeyboardWindow?
  /// Counts the moves: a move that another one replaced posts no end.
  private var moves = 0
  private var followers: [Weak<UIView>] = []

  init(_ simulator: Simulator) {
    self.simulator = simulator
    let shown = simulator.device.keyboardFrame(in: simulator.orientation)
    frame = shown.offsetBy(dx: 0, dy: shown.height)
  }

  /// The keyboard's window; `nil` for a point of the screen outside the keyboard.
  func window(at point: CGPoint) -> UIWindow? { isShown && frame.contains(point) ? window : nil }

  // MARK: Showing and hiding

  /// Called after a change of the first responder or of the attached keyboard.
  func demandMayHaveChanged() {
    if isShown != isWanted { simulator.clock.nextTurn { [weak self] in self?.meetDemand() } }
  }

  private var isWanted: Bool {
    !simulator.hasHardwareKeyboard && simulator.window?.firstResponder is any UIKeyInput
  }

  private func meetDemand() {
    guard isShown != isWanted else { return }
    isShown = isWanted
    let window = window ?? KeyboardWindow(windowScene: simulator.windowScene, panel: frame)
    self.window = window
    window.isHidden = false
    AnimationBlock.run(
      system: AnimationSettings(
        duration: Self.duration, curve: .cubic(.keyboard), options: .allowUserInteraction)
    ) { window.panel.frame = wantedFrame }
    move(to: wantedFrame, within: Self.duration)
  }

  private var wantedFrame: CGRect {
    let shown = simulator.device.keyboardFrame(in: simulator.orientation)
    return isShown ? shown : shown.offsetBy(dx: 0, dy: shown.height)
  }

  // MARK: Moving

  /// The keyboard has another size on the turned screen. It moves with the animation
  /// of the rotation.
  func screenDidTurn(within duration: TimeInterval) {
    if frame != wantedFrame { move(to: wantedFrame, within: duration) }
  }

  /// Posts the will-notifications now and the did-notifications at the end (F204);
  /// none before the keyboard was ever shown.
  private func move(to new: CGRect, within duration: TimeInterval) {
    let userInfo = userInfo(from: frame, to: new, within: duration)
    frame = new
    moves += 1
    layOutFollowers(within: duration)
    guard let window else { return }
    if window.panel.frame != new { window.panel.frame = new }
    guard !window.isHidden else { return }
    post(UIResponder.keyboardWillChangeFrameNotification, userInfo)
    post(
      isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, userInfo)
    for window in simulator.windows { window.keyboardDidMove() }
    simulator.clock.schedule(at: simulator.clock.now + duration) { [weak self, moves] in
      if self?.moves == moves { self?.didMove(userInfo) }
    }
  }

  /// Lays out a view whose keyboard guide has been read whenever the keyboard moves (F473).
  func addFollower(_ view: UIView) { followers.append(Weak(object: view)) }

  private func layOutFollowers(within duration: TimeInterval) {
    followers.removeAll { $0.object == nil }
    guard !followers.isEmpty else { return }
    AnimationBlock.run(
      system: AnimationSettings(
        duration: duration, curve: .cubic(.keyboard), options: .allowUserInteraction)
    ) {
      for view in followers.compactMap(\.object) {
        view.constraintsDidChange()
        view.layoutIfNeeded()
      }
    }
  }

  private func didMove(_ userInfo: [AnyHashable: Any]) {
    window?.isHidden = !isShown
    post(UIResponder.keyboardDidChangeFrameNotification, userInfo)
    post(
      isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, userInfo)
  }

  /// Frames are plain values, which Linux cannot bridge to `NSValue`:
  /// `as? CGRect` finds them on a device too.
  private func userInfo(
    from old: CGRect, to new: CGRect, within duration: TimeInterval
  ) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: old,
      UIResponder.keyboardFrameEndUserInfoKey: new,
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: simulator.screen, userInfo: userInfo)
  }
}

/// The window of the keyboard, above the app's windows.
final class KeyboardWindow: UIWindow {
  let panel: KeyboardPanel

  /// - Parameter panel: The panel's frame, in screen coordinates.
  init(windowScene: UIWindowScene, panel frame: CGRect) {
    panel = KeyboardPanel(frame: frame)
    super.init(windowScene: windowScene)
    takeSceneSize()
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  /// The window fills the screen, also where the app's window does not.
  override var sceneSize: CGSize { screen.bounds.size }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { panel.frame.contains(point) }
}

/// The height of the keyboard with its row of suggestions (F290).
extension Device {
  /// The keyboard's frame on the screen while it is shown.
  func keyboardFrame(in orientation: UIInterfaceOrientation) -> CGRect {
    let size = size(in: orientation)
    let height = keyboardHeight(isLandscape: orientation.isLandscape)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  private func keyboardHeight(isLandscape: Bool) -> CGFloat {
    let (hasHomeIndicator, isWide) = (portraitInsets.bottom > 0, size.width >= 414)
    return switch (idiom, isLandscape) {
    case (.pad, true): hasHomeIndicator ? 418 : 398
    case (.pad, false): hasHomeIndicator ? 333 : 313
    case (.phone, true), (.unspecified, true): hasHomeIndicator ? 209 : 200
    case (.phone, false), (.unspecified, false):
      hasHomeIndicator ? (isWide ? 346 : 336) : (isWide ? 271 : 260)
    }
  }
}
