import Foundation

extension UIViewController {
  /// Will-callback in the given direction; in mid-transition it turns round (F46, F49).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing): startAppearing(animated)
    case (false, .appeared), (false, .appearing): startDisappearing(animated)
    case (true, .appeared), (true, .appearing), (false, .disappeared), (false, .disappearing):
      complain("begins an appearance transition that it is in already")
    }
  }

  /// Did-callback of the transition begun last.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      forward { $0.endTransitionUnderWay() }
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      forward { $0.endTransitionUnderWay() }
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      complain("ends an appearance transition that was not begun")
    }
  }

  /// A child that a change brought meanwhile has heard of its end from that.
  private func endTransitionUnderWay() {
    switch appearance {
    case .appearing, .disappearing: endAppearanceTransition()
    case .appeared, .disappeared: break
    }
  }

  private func startAppearing(_ animated: Bool) {
    loadViewIfNeeded()
    appearance = .appearing(animated: animated)
    viewWillAppear(animated)
    forward { $0.beginAppearanceTransition(true, animated: animated) }
    if viewIfLoaded?.window != nil { announceIsAppearing() }
  }

  private func startDisappearing(_ animated: Bool) {
    appearance = .disappearing(animated: animated)
    viewWillDisappear(animated)
    forward { $0.beginAppearanceTransition(false, animated: animated) }
  }

  /// After the view is in the hierarchy (F42).
  func announceIsAppearing() { viewIsAppearing(appearance.isAnimated) }

  // MARK: As the view comes and goes

  /// A child's view that is added to or leaves a parent on show takes the child along (F212).
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

  /// Children whose views are in the hierarchy hear the same (F212), but those that a change is bringing or taking away:
  /// they hear from that.
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
    if appearance.isVisible { beginAppearanceTransition(false, animated: false) }
    viewIfLoaded?.removeFromSuperview()
    if appearance != .disappeared { endAppearanceTransition() }
  }
}
