import UIKit

/// The invariants. Each returns the fault, a sentence without its full stop, or `nil`.
extension FuzzStage {
  /// At every moment.
  var faultNow: String? {
    if let faultBefore { return faultBefore }
    let complaint = simulator.complaints.first { fuzzedApp != nil || !$0.hasPrefix("Attempt to ") }
    if let complaint { return "UIKit complains: \(complaint)" }
    return simulator.windowScene.windows.lazy.compactMap(Self.faultOfNumbers).first ?? fuzzedApp?.faultNow
      ?? inspector?.fault(on: self) ?? faultOfRoot
  }

  /// When nothing covers the first screen and nothing moves, it looks and takes touches as at the launch.
  private var faultOfRoot: String? {
    guard isQuiet, clock.isIdle, home.root.presentedViewController == nil,
      fuzzedApp?.cards.isEmpty ?? true, !home.root.withChildren.contains(where: \.isInTransition)
    else { return nil }
    return home.faultOfRoot
  }

  private static func faultOfNumbers(in view: UIView) -> String? {
    let transform = view.transform
    let isWhole =
      view.center.isFinite && view.bounds.isFinite && transform.isFinite && (0...1).contains(view.alpha)
      && view.layer.cornerRadius >= 0
    if !isWhole { return "\(type(of: view)) is given numbers that are none" }
    return view.subviews.lazy.compactMap(faultOfNumbers).first
  }

  /// The fault after all fingers are lifted and the app is at rest.
  ///
  /// The app must come to rest with its present settings, and again with those of the launch.
  func faultAtRest() -> String? {
    liftAll()
    // A finger that leaves may have asked the user.
    runTasks()
    fuzzedApp?.conclude()
    if !comeToRest() { return "it does not come to rest" }
    lookAtRest()
    resetDevice()
    if !comeToRest() { return "it does not come to rest with the settings of its launch" }
    lookAtRest()
    if let fault = faultNow { return fault }
    if owed != 0 { return "\(owed) completions have not come" }
    if let controller = shown.flatMap(\.withChildren).first(where: \.isInTransition) {
      return "\(type(of: controller)) is still in a transition"
    }
    return fuzzedApp?.faultAtRest ?? inspector?.faultAtRest(on: self) ?? faultOfTouch ?? faultOfScrolling
  }

  /// The fault if a finger cannot bring a list to both ends.
  private var faultOfScrolling: String? {
    if let fault = ScrollProbe(stage: self).fault() { return fault }
    fuzzedApp?.conclude()
    return comeToRest() ? faultNow : "it does not come to rest after its lists are scrolled"
  }

  /// The fault if the front controller does not get a touch in its middle.
  private var faultOfTouch: String? {
    guard let window = simulator.window, let view = front?.viewIfLoaded else { return "nothing is in front" }
    guard view.window != nil else { return "what is in front is not in the window" }
    let seen = view.shown(view.bounds).intersection(window.bounds)
    if seen.width < 44 || seen.height < 44 { return "\(type(of: view)) in front is out of sight: \(seen)" }
    let hit = window.hitTest(CGPoint(x: seen.midX, y: seen.midY), with: nil)
    let isReached = hit.map { $0.chainOfSuperviews.contains(view) } ?? false
    return isReached
      ? nil : "a touch on what is in front goes to \(hit.map { "\(type(of: $0))" } ?? "nothing")"
  }

  /// The fault after everything is dismissed and the app is back at its first screen.
  func faultAtHome() -> String? {
    resetRoom()
    for _ in 0..<10 where home.root.presentedViewController != nil {
      expectJump()
      home.root.dismiss(animated: false)
      if !comeToRest() { return "it does not come to rest as all is dismissed" }
    }
    if let modal = home.root.presentedViewController { return "\(type(of: modal)) cannot be dismissed" }
    expectJump()
    inspector?.dismissCards(on: self)
    home.restore()
    fuzzedApp?.restore()
    if !comeToRest() { return "it does not come to rest at home" }
    return faultNow ?? faultOfTouch ?? home.fault(on: simulator)
  }
}

extension UIViewController {
  var withChildren: [UIViewController] { [self] + children.flatMap(\.withChildren) }

  var isInTransition: Bool {
    isBeingPresented || isBeingDismissed || transitionCoordinator != nil
  }
}
