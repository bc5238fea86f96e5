import UIKit

extension UIViewController {
  /// The status bar style that suits the screen as this modal stands, to be returned from `preferredStatusBarStyle`.
  ///
  /// ```swift
  /// override var preferredStatusBarStyle: UIStatusBarStyle { modalStatusBarStyle }
  /// ```
  ///
  /// White on black where the screen behind is more than half stepped back; else what the presenter prefers. UIKit is
  /// told to ask again when that changes along the way, either way, under a finger too. Of a modal in a navigation
  /// controller UIKit asks the navigation controller. `.default` for a controller that is not presented by this kit,
  /// nor in one that is.
  ///
  /// UIKit asks the modal where its `modalPresentationCapturesStatusBarAppearance` is true, as `present(_:as:)` sets it.
  public var modalStatusBarStyle: UIStatusBarStyle {
    guard let presenter = presentingViewController,
      let controller = presentationController as? ModalPresentationController
    else { return .default }
    switch controller.driver.statusBar.surroundings {
    case .black: return .lightContent
    case .screen: return presenter.ownStatusBarStyle
    }
  }

  private var ownStatusBarStyle: UIStatusBarStyle {
    childForStatusBarStyle?.ownStatusBarStyle ?? preferredStatusBarStyle
  }
}
