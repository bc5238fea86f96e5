/// What comes between an app and its user.
extension Simulator {
  /// A phone call, Control Center: touches are cancelled, one scene or all are inactive (F157).
  public func resignActive(_ scene: UIWindowScene? = nil) {
    change(scene, from: .foregroundActive, to: .foregroundInactive, UIScene.willDeactivateNotification)
    cancelTouches(on: scene)
    clock.runTurns()
  }

  public func becomeActive(_ scene: UIWindowScene? = nil) {
    change(scene, from: .foregroundInactive, to: .foregroundActive, UIScene.didActivateNotification)
    clock.runTurns()
  }

  /// One scene goes to the background, or all do.
  public func enterBackground(_ scene: UIWindowScene? = nil) {
    resignActive(scene)
    change(scene, from: .foregroundInactive, to: .background, UIScene.didEnterBackgroundNotification)
    clock.isDisplayOn = application.applicationState != .background
    for scene in scene.map({ [$0] }) ?? scenes { saveState(of: scene) }
    clock.runTurns()
  }

  /// Asks what the scene does, and keeps it in its session (F614).
  private func saveState(of scene: UIWindowScene) {
    let activity = scene.delegate?.stateRestorationActivity(for: scene)
    scene.session.stateRestorationActivity = activity?.archived(complain: complain)
  }

  public func enterForeground(_ scene: UIWindowScene? = nil) {
    clock.isDisplayOn = true
    change(scene, from: .background, to: .foregroundInactive, UIScene.willEnterForegroundNotification)
    becomeActive(scene)
  }

  /// Each scene changes its state by itself and posts a notification of its own; the app has the state of the
  /// scene that is most in use, and posts one only if that changes (F451).
  private func change(
    _ scene: UIWindowScene?, from old: UIScene.ActivationState, to new: UIScene.ActivationState,
    _ name: NSNotification.Name
  ) {
    for scene in scene.map({ [$0] }) ?? scenes where scene.activationState == old {
      scene.activationState = new
      NotificationCenter.default.post(name: name, object: scene)
    }
    let states = scenes.map(\.activationState)
    application.change(
      to: states.contains(.foregroundActive)
        ? .active : states.contains(.foregroundInactive) ? .inactive : .background)
  }

  /// Ends the app at once, as one that is swiped away: it does nothing any more, and what was under way keeps neither it
  /// nor the device in memory.
  package func terminate() {
    cancelTouches(on: nil)
    clock.stop()
  }
}
