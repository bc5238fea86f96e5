import UIKit

/// Finds a status bar that cannot be read: dark text on the black above a card.
@MainActor enum StatusBarCheck {
  /// Reports it once for each type of modal.
  static func run(_ modal: UIViewController) {
    guard let window = modal.viewIfLoaded?.window, let bar = window.statusBar, !bar.isStatusBarHidden,
      !bar.statusBarStyle.isLight(on: window.traitCollection)
    else { return }
    TransitionReport.reportOnce(
      "The status bar above \(type(of: modal)) is dark on black: present a ModalNavigationController, "
        + "or return modalStatusBarStyle from preferredStatusBarStyle")
  }
}

extension UIStatusBarStyle {
  /// Whether the text is light. A style that is neither light nor dark follows the traits.
  fileprivate func isLight(on traits: UITraitCollection) -> Bool {
    switch self {
    case .lightContent: true
    case .darkContent: false
    default: traits.userInterfaceStyle == .dark
    }
  }
}
