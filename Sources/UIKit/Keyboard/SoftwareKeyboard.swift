import Foundation

/// The keyboard on the glass: there while a text input is first responder, unless the user types on another.
///
/// It looks at the end of a turn who is first responder, so what changes hands within one moves nothing (F291).
@MainActor final class SoftwareKeyboard {
  /// How long it takes to rise and to go down, in seconds, and the number of the system's curve for it (F203).
  static let duration: TimeInterval = 0.25
  private static let curve = 7

  private unowned let simulator: Simulator
  private(set) var isShown = false
  /// Where it stands, or is bound for, in screen coordinates; below the screen while it is hidden.
  private(set) var frame: CGRect
  private var window: KeyboardWindow?
  /// Counts the moves, so that one that was overtaken tells no end.
  private var moves = 0

  init(_ simulator: Simulator) {
    self.simulator = simulator
    let place = simulator.device.keyboardFrame(in: simulator.orientation)
    frame = place.offsetBy(dx: 0, dy: place.height)
  }

  /// The window, where a point of the screen is on the keyboard.
  func window(at point: CGPoint) -> UIWindow? { isShown && frame.contains(point) ? window : nil }

  // MARK: Coming and going

  /// Another one may be first responder, or the user types on another keyboard.
  func demandMayHaveChanged() {
    if isShown != isWanted { simulator.clock.nextTurn { [weak self] in self?.meetDemand() } }
  }

  private var isWanted: Bool {
    !simulator.hasHardwareKeyboard && simulator.window?.firstResponder is any UIKeyInput
  }

  private func meetDemand() {
    guard isShown != isWanted else { return }
    isShown = isWanted
    let window = visibleWindow
    let former = LayoutAnimation(of: [window])
    move(to: place, within: Self.duration)
    simulator.animate(former, for: Self.duration)
  }

  private var visibleWindow: KeyboardWindow {
    let window = window ?? KeyboardWindow(windowScene: simulator.windowScene, panel: frame)
    self.window = window
    window.isHidden = false
    return window
  }

  private var place: CGRect {
    let place = simulator.device.keyboardFrame(in: simulator.orientation)
    return isShown ? place : place.offsetBy(dx: 0, dy: place.height)
  }

  // MARK: Moving

  /// The screen turned: the keyboard has another size there. What that moves is animated with all the rest.
  func screenDidTurn(within duration: TimeInterval) {
    if frame != place { move(to: place, within: duration) }
  }

  /// F204; what never was on the screen tells nobody.
  private func move(to place: CGRect, within duration: TimeInterval) {
    let userInfo = userInfo(from: frame, to: place, within: duration)
    frame = place
    moves += 1
    guard let window else { return }
    window.panel.frame = place
    guard !window.isHidden else { return }
    post(UIResponder.keyboardWillChangeFrameNotification, userInfo)
    post(
      isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, userInfo)
    simulator.clock.schedule(at: simulator.clock.now + duration) { [weak self, moves] in
      if self?.moves == moves { self?.didMove(userInfo) }
    }
  }

  private func didMove(_ userInfo: [AnyHashable: Any]) {
    window?.isHidden = !isShown
    post(UIResponder.keyboardDidChangeFrameNotification, userInfo)
    post(
      isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, userInfo)
  }

  /// Frames are values here, as Linux cannot bridge them: `as? CGRect` finds them on a device too.
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
