import Foundation

/// The root of a view tree: hands touches to views and recognisers.
@MainActor open class UIWindow: UIView {
  public weak var windowScene: UIWindowScene?
  /// Who takes the keyboard's input.
  var firstResponder: UIResponder? {
    didSet { windowScene?.simulator.keyboard.demandMayHaveChanged() }
  }
  lazy var touchDispatcher = TouchDispatcher(window: self)
  /// Modal transitions under way in this window.
  var transitions: [PresentationTransition] = []

  public var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.leaveWindowAsRoot()
      rootViewController?.enterWindowAsRoot(self)
      updateSystemBars()
    }
  }

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: CGRect(origin: .zero, size: windowScene.simulator.windowSize))
    isHidden = true
    window = self
    windowScene.windows.append(self)
    updateSafeArea()
  }

  /// How large a window of its kind is in the scene.
  var sceneSize: CGSize { windowScene?.simulator.windowSize ?? bounds.size }

  func takeSceneSize() {
    layer.setFrameUnrecorded(CGRect(origin: .zero, size: sceneSize))
    updateSafeArea()
  }

  public required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Sources/UIKit/README.md")
  }

  open override var next: UIResponder? { nil }
  override var responderWindow: UIWindow? { self }

  public var screen: UIScreen { windowScene?.screen ?? Simulator.running.screen }
  public override var traitCollection: UITraitCollection {
    windowScene?.traitCollection ?? super.traitCollection
  }
  public var isKeyWindow: Bool { windowScene?.simulator.window === self }

  public func makeKeyAndVisible() {
    isHidden = false
    windowScene?.simulator.makeKey(self)
    rootViewController?.appearAsRoot()
    updateSystemBars()
    layoutIfNeeded()
  }

  /// Asks the controllers in charge what the system's bars are to look like.
  func updateSystemBars() { windowScene?.simulator.updateSystemBars() }

  /// What the device's shape and bars leave, as far as it reaches into the window.
  var deviceSafeArea: UIEdgeInsets {
    windowScene?.simulator.windowSafeArea ?? .zero
  }

  /// Delivers an event: touches to recognisers first, then to views (F162), presses to responders.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { dispatch(event) } else { touchDispatcher.dispatch(event) }
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Nothing takes touches while a transition that cannot be interrupted runs (F53).
    if transitions.contains(where: { !$0.takesTouches }) { return nil }
    return super.hitTest(point, with: event)
  }
}
