/// What comes between an app and its user.
extension Simulator {
  /// A phone call, Control Center: touches are cancelled, the app is inactive (F157).
  public func resignActive() {
    application.applicationState = .inactive
    application.post(UIApplication.willResignActiveNotification)
    cancelTouches()
    clock.runTurns()
  }

  public func becomeActive() {
    application.applicationState = .active
    application.post(UIApplication.didBecomeActiveNotification)
    clock.runTurns()
  }

  public func enterBackground() {
    resignActive()
    application.applicationState = .background
    application.post(UIApplication.didEnterBackgroundNotification)
    clock.isDisplayOn = false
    clock.runTurns()
  }

  public func enterForeground() {
    clock.isDisplayOn = true
    application.applicationState = .inactive
    application.post(UIApplication.willEnterForegroundNotification)
    becomeActive()
  }

  /// Ends the app at once, as one that is swiped away: it does nothing any more, and what was under way keeps neither it
  /// nor the device in memory.
  package func terminate() {
    cancelTouches()
    clock.stop()
  }
}
