import Foundation

/// The keyboard of the screen: keys while a text input is first responder and no hardware keyboard is attached, the
/// app's view in their place, and a bar of the app's above both. It checks that at the end of a turn: a change
/// within one turn does not move it (F291).
@MainActor final class SoftwareKeyboard {
  /// The duration of its animation in seconds, and the number of its private curve (F203).
  static let duration: TimeInterval = 0.25
  nonisolated static let curve = 7

  private unowned let simulator: Simulator
  var isShown: Bool { shown.height(on: simulator) > 0 }
  private var shown: KeyboardDemand
  /// Its frame at the end of the present animation, in screen coordinates;
  /// below the screen while hidden.
  private(set) var frame: CGRect
  private var window: KeyboardWindow?
  /// Counts the moves: a move that another one replaced posts no end.
  private var moves = 0

  init(_ simulator: Simulator) {
    self.simulator = simulator
    self.shown = KeyboardDemand(of: nil, on: simulator)
    let shown = simulator.device.keyboardFrame(in: simulator.orientation)
    frame = shown.offsetBy(dx: 0, dy: shown.height)
  }

  /// The keyboard's window; `nil` for a point of the screen outside the keyboard.
  func window(at point: CGPoint) -> UIWindow? { isShown && frame.contains(point) ? window : nil }

  // MARK: Showing and hiding

  /// Called after a change of the first responder or of the attached keyboard.
  func demandMayHaveChanged() {
    if isMoved(by: demand) { simulator.clock.nextTurn { [weak self] in self?.meetDemand() } }
  }

  private var demand: KeyboardDemand {
    KeyboardDemand(of: simulator.window?.firstResponder, on: simulator)
  }

  private func isMoved(by demand: KeyboardDemand) -> Bool {
    wantedFrame(of: demand) != frame || !demand.hasSameViews(as: shown)
  }

  private func meetDemand() {
    let demand = demand
    guard isMoved(by: demand) else { return }
    let window = window ?? KeyboardWindow(windowScene: simulator.windowScene, panel: frame)
    self.window = window
    window.isHidden = false
    let goal = wantedFrame(of: demand)
    // A bar that leaves is taken away with its window: the panel without it slides down.
    if demand.height(on: simulator) > 0 { window.show(demand) }
    shown = demand
    AnimationBlock.run(
      system: AnimationSettings(
        duration: Self.duration, curve: .cubic(.keyboard), options: .allowUserInteraction)
    ) { window.place(demand, in: goal) }
    if goal != frame { move(to: goal, within: Self.duration) }
  }

  /// Below the screen, at its last height, without a demand.
  private func wantedFrame(of demand: KeyboardDemand) -> CGRect {
    let screen = simulator.device.size(in: simulator.orientation)
    let height = demand.height(on: simulator)
    guard height == 0 else {
      return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }
    let keys = simulator.device.keyboardFrame(in: simulator.orientation)
    return CGRect(x: 0, y: screen.height, width: screen.width, height: keys.height)
  }

  // MARK: Moving

  /// The keyboard has another size on the turned screen. It moves with the animation
  /// of the rotation.
  func screenDidTurn(within duration: TimeInterval) {
    // A hidden keyboard that is wanted since this turn comes after it.
    let demand = isShown ? demand : shown
    let goal = wantedFrame(of: demand)
    guard frame != goal else { return }
    shown = demand
    window?.place(demand, in: goal)
    move(to: goal, within: duration)
  }

  /// Posts the will-notifications now and the did-notifications at the end (F204);
  /// none before the keyboard was ever shown.
  private func move(to new: CGRect, within duration: TimeInterval) {
    let userInfo = userInfo(from: frame, to: new, within: duration)
    frame = new
    moves += 1
    guard let window, !window.isHidden else { return }
    post(UIResponder.keyboardWillChangeFrameNotification, userInfo)
    post(
      isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, userInfo)
    for window in simulator.windows { window.keyboardDidMove() }
    simulator.clock.schedule(at: simulator.clock.now + duration) { [weak self, moves] in
      if self?.moves == moves { self?.didMove(userInfo) }
    }
  }

  private func didMove(_ userInfo: [AnyHashable: Any]) {
    window?.isHidden = !isShown
    // A first responder that was set in this turn may need the bar.
    if !isShown, demand.height(on: simulator) == 0 { window?.show(shown) }
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
  private let bar = InputBarHost()

  /// - Parameter panel: The panel's frame, in screen coordinates.
  init(windowScene: UIWindowScene, panel frame: CGRect) {
    panel = KeyboardPanel(frame: frame)
    super.init(windowScene: windowScene)
    takeSceneSize()
    addSubview(panel)
    addSubview(bar)
  }

  /// A view in a bar is first responder of the app's window.
  override var responderWindow: UIWindow? { windowScene?.simulator.window }

  func show(_ demand: KeyboardDemand) {
    bar.show(demand.bar)
    panel.show(demand.inputView)
  }

  /// Places the bar at the top of the keyboard, and the keys below it.
  func place(_ demand: KeyboardDemand, in frame: CGRect) {
    let height = demand.bar?.view.bounds.height ?? 0
    let (top, rest) = frame.divided(atDistance: height, from: .minYEdge)
    panel.frame = rest
    guard let view = demand.bar?.view else { return bar.frame = top }
    bar.frame = top
    view.frame = bar.bounds
  }

  required init?(coder: NSCoder) { nil }

  /// The window fills the screen, also where the app's window does not.
  override var sceneSize: CGSize { screen.bounds.size }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    panel.frame.contains(point) || bar.frame.contains(point)
  }
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
