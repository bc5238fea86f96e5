import Foundation

/// A virtual device: one screen, one clock, fingers, and an app that runs on it.
///
/// `UIScreen.main`, `UIApplication.shared` and `CACurrentMediaTime()` belong to the simulator that was made last in
/// the current ``World``. Nothing is drawn; hosts read the layer tree.
@MainActor public final class Simulator {
  /// The simulator that runs in the current world.
  public static var current: Simulator? { World.current.simulator }

  public let device: Device
  public private(set) var clock: Clock
  public let ledger = WriteLedger()
  /// What UIKit would have logged as misuse, a sentence each.
  public private(set) var complaints: [String] = []
  /// What the app says to those who do not see the screen.
  public let voiceOver = VoiceOver()
  /// What a finger has felt, the first first.
  public private(set) var haptics: [Haptic] = []
  public private(set) var orientation: UIInterfaceOrientation
  /// The orientation that the interface takes when no modal transition runs any more.
  var heldOrientation: UIInterfaceOrientation?
  /// The key window.
  public private(set) weak var window: UIWindow?
  public private(set) var application = UIApplication()
  public private(set) lazy var screen = UIScreen(device: device, simulator: self)
  public private(set) lazy var windowScene = UIWindowScene(session: UISceneSession(), simulator: self)
  /// The scenes that came after the launch.
  var furtherScenes: [UIWindowScene] = []
  /// How the system's own bars look over the app: what the controllers in charge said when they were last asked.
  public private(set) var systemBars = SystemBars()
  private var statusBarFade = StatusBarFade(former: 0, start: 0, duration: 0)
  /// When UIKit begins a transition that was asked for.
  public var transitionStart = TransitionStart.nextTurn
  /// Whether UIKit asks for the interruptible animator of a transition that begins without a finger. Nobody promises
  /// it (F88).
  public var asksForInterruptibleAnimator = true
  /// Whether UIKit asks within the call of `present` or `dismiss` if the transition starts
  /// interactively, and not as it begins (F437).
  public var asksForStartWithinCall = false
  /// What UIKit calls as a transition with an interaction controller begins without a finger. Sources contradict each
  /// other (F453).
  public var ordinaryStart = [StartCall.animator]
  /// Whether a tab bar stays, in a push or pop by the delegate's animator, until that ends. Reports contradict each
  /// other (F821).
  public var bottomBarWaits = false
  /// Whether lists that avoid the keyboard by themselves also keep the safe area that controllers add for it
  /// (F456).
  public var insetsTwiceForKeyboard = false
  /// The safe area of a view that hangs out of its superview (F454).
  public var safeAreaOutside = SafeAreaOutside.stays
  /// Whether `finishAnimation(at: .end)` puts back what a block has set, and other code has changed since (F742).
  public var finishPutsBack = false
  /// Whether UIKit calls the animator of a modal that is presented or dismissed without animation. Sources contradict
  /// each other (F25, F431).
  public var callsAnimatorUnanimated = false
  /// Whether a transform that an additive animation adds applies before the layer's own one. Apple does not
  /// say it (F740).
  public var addedTransformComesFirst: Bool {
    get { World.current.layerObservers.addedTransformComesFirst }
    set { World.current.layerObservers.addedTransformComesFirst = newValue }
  }
  /// Whether the container of a presentation has the traits that the presentation overrides, as the
  /// presented controller has them (F448).
  public var overridesTraitsOfContainer = false
  /// Major version of the system. From 26 on, bars are higher (F385), and pages are popped from anywhere on them
  /// (F386). Set it before the app starts.
  public var systemVersion = 18
  /// Whether recognisers of outer views hear of an event before those of inner ones. Nobody promises an order.
  public var deliversInward = false
  /// Whether the views between the touched one and a recogniser's own are asked whether it begins (F703).
  public var asksViewsBetween = true
  /// What the user has set on the device.
  var settings = Settings() {
    didSet { traitsMayHaveChanged(from: traitCollection(with: oldValue)) }
  }
  /// Size of the app's window; the screen's unless it shares it (iPad).
  public private(set) var windowSize: CGSize
  /// What runs along the present rotation or resize.
  private(set) var rotation: TransitionCoordinator?
  /// Whether a rotation or a resize is being animated.
  package var isTurning: Bool { rotation != nil }
  /// Duration of a rotation, in seconds.
  package nonisolated static let rotationDuration = TransitionCoordinator.rotationDuration
  /// Called where a snapshot of a view may make a device draw a frame in the middle of a turn (F513).
  package var onForcedUpdate: ((UIView) -> Void)?
  private(set) lazy var animations = RunningAnimations(clock)
  private(set) lazy var keyboard = SoftwareKeyboard(self)
  package let fadingIndicators = FadingIndicators()
  let constraintUpdates = ConstraintUpdates()
  package let lives = LifeRegister()
  private var fingers: [Finger] = []
  /// Seconds since the event happened that is being delivered; above 0 after a block of the main thread (F570).
  var eventDelay: TimeInterval = 0
  /// Called with the name of each call between UIKit, a transition and a controller, for the hosts that show them.
  package var onCall: (@MainActor (String) -> Void)?
  /// Called with each controller before UIKit presents it, for hosts that change how.
  package var onPresent: (@MainActor (UIViewController) -> Void)?

  /// The simulator that runs. A world without one gets an iPhone 15.
  package static var running: Simulator { current ?? Simulator(runsIn: .current) }

  /// Makes a simulator, and runs it in the current world.
  ///
  /// A task needs a world of its own before it makes one: another task may run whenever it awaits.
  public convenience init(
    device: Device = .iPhone15, orientation: UIInterfaceOrientation = .portrait,
    framesPerSecond: Double? = nil
  ) {
    guard World.current !== World.ofProcess || withUnsafeCurrentTask(body: { $0 == nil }) else {
      fatalError("A task makes a Simulator in a world that other tasks share: bind World.$current first")
    }
    self.init(device, orientation, framesPerSecond: framesPerSecond, runsIn: .current)
  }

  private init(
    _ device: Device = .iPhone15, _ orientation: UIInterfaceOrientation = .portrait,
    framesPerSecond: Double? = nil, runsIn world: World
  ) {
    self.device = device
    self.orientation = orientation
    windowSize = device.size(in: orientation)
    let windows = WindowList()
    clock = Clock(
      framesPerSecond: framesPerSecond ?? Double(device.maximumFramesPerSecond),
      commit: { windows.commit() }, isDirty: { windows.isDirty })
    windows.simulator = self
    clock.onCommit = { [animations, observers = world.layerObservers] in
      observers.commitLayers()
      animations.commit()
    }
    clock.isPlaying = { [animations, weak self] in
      guard let self else { return false }
      return !animations.layers.isEmpty || statusBarFade.remainder(at: clock.now) > 0
    }
    world.run(self)
  }

  public func complain(_ what: String) { complaints.append(what) }
  func record(_ haptic: Haptic) { haptics.append(haptic) }

  /// Drops what was complained of, felt and told so far: who runs an app without end has read it.
  package func forgetNotes() {
    complaints = []
    haptics = []
    voiceOver.forgetPosts()
  }

  // MARK: Launching

  /// Launches an app as a device would: delegate, scene, scene delegate.
  ///
  /// - Parameter activity: What the session of an earlier launch has kept; `nil` for a scene without a past.
  public func launch(_ app: any UIApplicationDelegate.Type, restoring activity: NSUserActivity? = nil) {
    let delegate = app.init()
    application.delegate = delegate
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    let session = windowScene.session
    session.stateRestorationActivity = activity
    let options = UIScene.ConnectionOptions()
    session.configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    application.connectedScenes = [windowScene]
    let sceneDelegate = (session.configuration.delegateClass as? any UISceneDelegate.Type)?.init()
    windowScene.delegate = sceneDelegate
    sceneDelegate?.scene(windowScene, willConnectTo: session, options: options)
    if let activity { sceneDelegate?.scene(windowScene, restoreInteractionStateWith: activity) }
    showFirstFrame()
  }

  /// Shows a single controller in a window of its own.
  @discardableResult public func launch(root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    showFirstFrame()
    return window
  }

  private func showFirstFrame() {
    clock.runTurns()
    clock.turn { settleLayout() }
  }

  func makeKey(_ window: UIWindow) {
    self.window = window
    keyboard.demandMayHaveChanged()
  }

  /// The window that has what lies under a point of the screen: the keyboard's, or the app's.
  package func window(at point: CGPoint) -> UIWindow? { keyboard.window(at: point) ?? window }

  /// Lays out everything that waits for it.
  public func settleLayout() { windows.forEach { $0.layoutIfNeeded() } }

  /// Asks the controllers in charge about the status bar, the home indicator, or both.
  ///
  /// - Parameter duration: Of the fade to another style, in seconds.
  func updateBars(
    status: Bool = true, indicator: Bool = true, duration: TimeInterval = UIView.inheritedAnimationDuration
  ) {
    guard let root = window?.rootViewController else { return }
    let bars = SystemBars(wantedBy: root.inChargeOfSystemBars, isLow: isStatusBarRefused)
    if status {
      if bars.statusBarStyle != systemBars.statusBarStyle {
        statusBarFade = StatusBarFade(
          former: statusBarLightness, start: clock.now, duration: duration)
      }
      systemBars.statusBarStyle = bars.statusBarStyle
      systemBars.isStatusBarHidden = bars.isStatusBarHidden
    }
    if indicator { systemBars.isHomeIndicatorHidden = bars.isHomeIndicatorHidden }
  }

  /// The colour of the status bar's text on the display: 0 black, 1 white.
  package var statusBarLightness: CGFloat {
    let set: CGFloat = systemBars.isStatusBarLight(on: traitCollection.userInterfaceStyle) ? 1 : 0
    return set + (statusBarFade.former - set) * statusBarFade.remainder(at: clock.now)
  }

  /// A telephone on its side shows no status bar (F201).
  private var isStatusBarRefused: Bool { device.idiom == .phone && orientation.isLandscape }

  // MARK: Fingers

  public func makeFinger() -> Finger { Finger(simulator: self) }
  public func makeTrackpad() -> Trackpad { Trackpad(simulator: self) }

  func touchDidLand(_ finger: Finger) { fingers.append(finger) }
  func touchDidLift(_ finger: Finger) { fingers.removeAll { $0 === finger } }

  /// - Parameter scene: The scene whose touches are cancelled; `nil` for all touches.
  func cancelTouches(on scene: UIWindowScene?) {
    for finger in fingers where scene == nil || finger.window?.windowScene === scene { finger.cancel() }
  }

  // MARK: Environment

  public var traitCollection: UITraitCollection { traitCollection(with: settings) }

  private func traitCollection(with settings: Settings) -> UITraitCollection {
    UITraitCollection(device: device, windowSize: windowSize, settings: settings)
  }

  /// Rotates the interface, unless the controller in front does not support the orientation (F199).
  func rotateInterface(to new: UIInterfaceOrientation) {
    guard new != orientation, supportsOrientation(new) else { return }
    let turn = InterfaceTurn(old: orientation, new: new, size: windowSize)
    change(to: device.size(in: new), by: turn)
    for finger in fingers { finger.interfaceDidTurn(turn.place) }
  }

  /// Gives the app's window another size, as iPad multitasking does.
  public func resize(to size: CGSize) {
    guard size.width > 0, size.height > 0, size != windowSize else { return }
    change(to: size, by: nil)
  }

  /// The layers that move by themselves: what they show changes with time, though nothing is written.
  ///
  /// The clock runs no frames for them. Whoever draws in real time draws while there are any, and once more after.
  public var animatedLayers: [CALayer] { animations.layers }
  public var isAnimating: Bool { !animatedLayers.isEmpty }

  /// The root is told before the bounds change; blocks alongside run with the new ones (F195, F196). All of it is one
  /// block of UIKit's animations, so what it changes is animated from the old model values (F432).
  private func change(to size: CGSize, by turn: InterfaceTurn?) {
    let coordinator = TransitionCoordinator(rotation: turn?.angle ?? 0)
    rotation = coordinator
    let traits = UITraitCollection(device: device, windowSize: size, settings: settings)
    for root in windows.compactMap(\.rootViewController) {
      if traits != traitCollection { root.willTransition(to: traits, with: coordinator) }
      root.viewWillTransition(to: size, with: coordinator)
    }
    let settings = AnimationSettings(
      duration: coordinator.transitionDuration, options: .allowUserInteraction)
    AnimationBlock.run(system: settings, turn: turn) {
      setBounds(size, orientation: turn?.new ?? orientation)
      keyboard.screenDidTurn(within: settings.duration)
      coordinator.runAlongside()
      settleLayout()
    }
    clock.schedule(at: clock.now + settings.duration) { [weak self] in self?.end(coordinator) }
  }

  private func setBounds(_ size: CGSize, orientation new: UIInterfaceOrientation) {
    let old = traitCollection
    orientation = new
    windowSize = size
    for window in windows { window.takeSceneSize() }
    traitsMayHaveChanged(from: old)
    updateBars()
  }

  private func end(_ coordinator: TransitionCoordinator) {
    animations.settle()
    coordinator.finish()
    if rotation === coordinator { rotation = nil }
  }

  private func traitsMayHaveChanged(from old: UITraitCollection) {
    guard old != traitCollection else { return }
    for window in windows { window.traitsMayHaveChangedInTree() }
  }
}
