import Foundation

/// How the system's own bars over an app look.
public struct SystemBars: Equatable, Sendable {
  public var statusBarStyle = UIStatusBarStyle.default
  public var isStatusBarHidden = false
  public var isHomeIndicatorHidden = false

  /// - Parameter isLow: Whether there is no room for a status bar.
  @MainActor init(wantedBy controller: UIViewController, isLow: Bool) {
    statusBarStyle = controller.last(\.childForStatusBarStyle).preferredStatusBarStyle
    isStatusBarHidden = controller.last(\.childForStatusBarHidden).prefersStatusBarHidden || isLow
    isHomeIndicatorHidden = controller.last(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
  }

  init() {}

  /// Whether time and battery are white: the default is told from the app's style (F324).
  package func isStatusBarLight(on style: UIUserInterfaceStyle) -> Bool {
    switch statusBarStyle {
    case .lightContent: true
    case .darkContent: false
    case .default: style == .dark
    }
  }
}

/// The text of the status bar on its way to another colour (F530).
struct StatusBarFade {
  /// 0 black, 1 white.
  let former: CGFloat
  let start: TimeInterval
  let duration: TimeInterval

  /// Returns how much of the way is left, 0...1.
  func remainder(at time: TimeInterval) -> CGFloat {
    duration > 0 ? min(max(1 - (time - start) / duration, 0), 1) : 0
  }
}

extension UIViewController {
  /// The topmost in the stack that is full screen or captures the bars (F22, F320); one that leaves is not asked (F323).
  var inChargeOfSystemBars: UIViewController {
    guard let presentation, !presentation.isLeaving else { return self }
    let upper = presentation.presented.inChargeOfSystemBars
    return upper === presentation.presented && !upper.takesSystemBars ? self : upper
  }

  private var takesSystemBars: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  /// A container may have a child answer for it, and that one of its own (F321).
  fileprivate func last(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    self[keyPath: child]?.last(child) ?? self
  }
}
