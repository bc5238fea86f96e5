import Foundation

extension UIViewController {
  /// Calls the will-callback; an appearance transition under way turns round (F46, F49).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing): startAppearing(animated)
    case (false, .appeared), (false, .appearing): startDisappearing(animated)
    case (true, .appeared), (true, .appearing), (false, .disappeared), (false, .disappearing):
      complain("begins an appearance transition that it is in already")
    }
  }

  /// Calls the did-callback of the last begun appearance transition.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      forward { $0.endTransitionUnderWay() }
      call("viewDidAppear") { viewDidAppear(animated) }
    case .disappearing(let animated):
      appearance = .disappeared
      forward { $0.endTransitionUnderWay() }
      call("viewDidDisappear") { viewDidDisappear(animated) }
    case .appeared, .disappeared:
      complain("ends an appearance transition that was not begun")
    }
  }

  /// Ends a child's appearance transition, unless a change of children ended it already.
  private func endTransitionUnderWay() {
    switch appearance {
    case .appearing, .disappearing: endAppearanceTransition()
    case .appeared, .disappeared: break
    }
  }

  private func startAppearing(_ animated: Bool) {
    loadViewIfNeeded()
    appearance = .appearing(animated: animated)
    call("viewWillAppear") { viewWillAppear(animated) }
    forward { $0.beginAppearanceTransition(true, animated: animated) }
    if viewIfLoaded?.window != nil { announceIsAppearing() }
  }

  private func startDisappearing(_ animated: Bool) {
    appearance = .disappearing(animated: animated)
    call("viewWillDisappear") { viewWillDisappear(animated) }
    forward { $0.beginAppearanceTransition(false, animated: animated) }
  }

  /// Makes a callback. An override of it has to call super (F436).
  private func call(_ name: String, _ callback: () -> Void) {
    isSuperAwaited = true
    if parent == nil { Simulator.current?.onCall?("\(type(of: self)).\(name)") }
    callback()
    if isSuperAwaited { complain("overrides \(name) and does not call super") }
    isSuperAwaited = false
  }

  /// Called once the view is in the hierarchy (F42).
  func announceIsAppearing() { viewIsAppearing(appearance.isAnimated) }

  // MARK: As the view moves

  /// Adding or removing a child's view makes the child appear or disappear,
  /// if the parent is visible (F212).
  func viewWillMove(toWindow window: UIWindow?) {
    guard let parent, parent.appearance == .appeared, parent.shouldAutomaticallyForwardAppearanceMethods
    else {
      return
    }
    switch (appearance, window) {
    case (.disappeared, .some): beginAppearanceTransition(true, animated: false)
    case (.appeared, .none): beginAppearanceTransition(false, animated: false)
    case (.disappeared, .none), (.appeared, .some), (.appearing, _), (.disappearing, _): return
    }
    isFollowingView = true
  }

  func viewDidMove(toWindow window: UIWindow?) {
    if window != nil, case .appearing = appearance { announceIsAppearing() }
    guard isFollowingView else { return }
    isFollowingView = false
    endAppearanceTransition()
  }

  /// Forwards to the children with views in the hierarchy (F212), except those
  /// of a running transition: that calls them.
  private func forward(_ call: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    let moving = containerTransitions?.moving ?? []
    for child in children where isShowing(child) && !moving.contains(child) { call(child) }
  }

  private func isShowing(_ child: UIViewController) -> Bool {
    guard let view = viewIfLoaded else { return false }
    return child.viewIfLoaded?.isDescendant(of: view) ?? false
  }

  func complain(_ what: String) { Simulator.running.complain("\(type(of: self)) \(what)") }

  // MARK: As the root of a window

  func enterWindowAsRoot(_ window: UIWindow) {
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
    if !window.isHidden { appearAsRoot() }
  }

  func appearAsRoot() {
    guard appearance == .disappeared else { return }
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  func leaveWindowAsRoot() {
    presentation?.tearDown()
    endSearches()
    if appearance.isVisible { beginAppearanceTransition(false, animated: false) }
    viewIfLoaded?.removeFromSuperview()
    if appearance != .disappeared { endAppearanceTransition() }
  }
}

/// A controller's appearance state.
enum Appearance: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  var isAnimated: Bool {
    switch self {
    case .appearing(let animated), .disappearing(let animated): animated
    case .appeared, .disappeared: false
    }
  }

  var isVisible: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }
}

extension UIViewController {
  /// Adds a child and tells it (F211). A child of another parent moves.
  public func addChild(_ childController: UIViewController) {
    precondition(childController !== self, "A controller cannot be its own child")
    if let old = childController.parent, old !== self { childController.removeFromParent() }
    guard !children.contains(where: { $0 === childController }) else { return }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.setOverrideTraitCollection(nil, forChild: self)
    self.parent = nil
    didMove(toParent: nil)
  }
}
