import Foundation

/// The root of a view tree; it delivers events.
@MainActor open class UIWindow: UIView {
  /// The scene that shows the window; `nil` takes the window off the screen.
  public weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene == nil else { return }
      oldValue?.windows.removeAll { $0 === self }
    }
  }
  /// The responder that gets the keyboard's input.
  package var firstResponder: UIResponder? {
    didSet { windowScene?.simulator.keyboard.demandMayHaveChanged() }
  }
  lazy var touchDispatcher = TouchDispatcher(window: self)
  /// The modal transitions that run in this window.
  var transitions: [PresentationTransition] = []

  public var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.leaveWindowAsRoot()
      rootViewController?.enterWindowAsRoot(self)
      updateBars()
    }
  }

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: CGRect(origin: .zero, size: windowScene.simulator.windowSize))
    isHidden = true
    window = self
    layer.observers.awaitCommit(of: layer)
    windowScene.windows.append(self)
    updateSafeArea()
  }

  /// The window's size in its scene.
  var sceneSize: CGSize { windowScene?.simulator.windowSize ?? bounds.size }

  var fillsDisplay: Bool {
    guard let simulator = windowScene?.simulator else { return false }
    return bounds.size == simulator.device.size(in: simulator.orientation)
  }

  func takeSceneSize() {
    layer.setFrameUnrecorded(CGRect(origin: .zero, size: sceneSize))
    updateSafeArea()
  }

  public required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Headless/UIKit/README.md")
  }

  /// The scene, or the application (F273).
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  override var responderWindow: UIWindow? { self }

  public var screen: UIScreen { windowScene?.screen ?? Simulator.running.screen }
  public override var traitCollection: UITraitCollection {
    windowScene?.traitCollection ?? super.traitCollection
  }
  public var isKeyWindow: Bool { windowScene?.simulator.window === self }

  /// Gives the window the keyboard's input, and shows nothing (F388).
  public func makeKey() { windowScene?.simulator.makeKey(self) }

  public func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    rootViewController?.appearAsRoot()
    updateBars()
    layoutIfNeeded()
  }

  /// Asks the controllers again for the look of the system bars.
  func updateBars(
    status: Bool = true, indicator: Bool = true, duration: TimeInterval = UIView.inheritedAnimationDuration
  ) {
    windowScene?.simulator.updateBars(status: status, indicator: indicator, duration: duration)
  }

  /// The device's safe area as far as it reaches into the window.
  var deviceSafeArea: UIEdgeInsets {
    windowScene?.simulator.windowSafeArea ?? .zero
  }

  /// Delivers touches to recognisers, then to views (F162), and presses to responders.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { dispatch(event) } else { touchDispatcher.dispatch(event) }
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // No view is hit during a transition that is not interactive (F53).
    if transitions.contains(where: { !$0.takesTouches }) { return nil }
    return super.hitTest(point, with: event)
  }
}
