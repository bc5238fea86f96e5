import UIKit

extension UIViewController {
  /// The status bar style that suits the modal where it is; to be returned from
  /// `preferredStatusBarStyle`.
  ///
  /// ```swift
  /// override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }
  /// ```
  ///
  /// It is `.lightContent` while the edge of the screen behind is below the clock, `.default` while
  /// the modal itself is under the clock, and else the presenter's style. The kit makes UIKit
  /// ask again when that changes, under a finger too, and the text fades. For a modal in a navigation controller UIKit
  /// asks the navigation controller; ``ModalNavigationController`` answers. Outside of the kit's
  /// modals it is `.default`.
  ///
  /// The kit sets `modalPresentationCapturesStatusBarAppearance` of a modal that has an answer.
  /// Otherwise the presenter goes on to determine the status bar.
  public var modalStatusBarStyle: UIStatusBarStyle {
    if SharedState.current.isProbingStatusBar { return .lightContent }
    guard let session = modalSession, let presenter = session.host?.presenter else { return .default }
    switch session.feedback.statusBarBackground {
    case .black: return .lightContent
    case .modal: return .default
    // A card behind may not know what lies above it.
    case .presenter where presenter.modalSession?.feedback.statusBarBackground == .black: return .lightContent
    case .presenter: return presenter.statusBarOwner.shownStatusBarStyle
    }
  }

  /// Whether this controller overrides the style or the visibility of the status bar.
  ///
  /// The kit asks before the modal is on the screen, so ``modalStatusBarStyle`` returns `.lightContent`
  /// during the question. A controller that overrides nothing returns `.default` and shows the bar.
  var determinesStatusBar: Bool {
    SharedState.current.isProbingStatusBar = true
    defer { SharedState.current.isProbingStatusBar = false }
    return shownStatusBarStyle != .default || (childForStatusBarHidden ?? self).prefersStatusBarHidden
  }

  /// The controller that UIKit asks about the status bar while this one is in front: an alert leaves it to the
  /// screens below.
  private var statusBarOwner: UIViewController {
    guard let presentingViewController, modalPresentationStyle != .fullScreen,
      !modalPresentationCapturesStatusBarAppearance
    else { return self }
    return presentingViewController.statusBarOwner
  }

  private var shownStatusBarStyle: UIStatusBarStyle {
    // The app's answer may read outlets.
    loadViewIfNeeded()
    return childForStatusBarStyle?.shownStatusBarStyle ?? preferredStatusBarStyle
  }
}
