import UIKit

extension UIViewController {
  /// The status bar style that suits the modal where it is; to be returned from
  /// `preferredStatusBarStyle`.
  ///
  /// ```swift
  /// override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }
  /// ```
  ///
  /// It is `.lightContent` while the screen behind has more than half scaled back, and else the
  /// presenter's style. The kit makes UIKit ask again when that changes, under a finger too. For a
  /// modal in a navigation controller UIKit asks the navigation controller. Outside of the kit's
  /// modals it is `.default`.
  ///
  /// UIKit asks a modal whose `modalPresentationCapturesStatusBarAppearance` is true, as
  /// `present(_:as:)` sets it.
  public var modalStatusBarStyle: UIStatusBarStyle {
    guard let presenter = presentingViewController, let presentation = modalPresentation else {
      return .default
    }
    switch presentation.feedback.statusBarBackground {
    case .black: return .lightContent
    case .presenter: return presenter.shownStatusBarStyle
    }
  }

  private var shownStatusBarStyle: UIStatusBarStyle {
    childForStatusBarStyle?.shownStatusBarStyle ?? preferredStatusBarStyle
  }
}
