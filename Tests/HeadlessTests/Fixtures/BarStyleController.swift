import UIKit

@testable import InteractiveModal

/// A controller with a status bar of its own.
final class BarStyleController: UIViewController {
  var style: UIStatusBarStyle
  var spokesman: UIViewController?
  private let hidesStatusBar: Bool

  init(_ style: UIStatusBarStyle, hidesStatusBar: Bool = false) {
    (self.style, self.hidesStatusBar) = (style, hidesStatusBar)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hidesStatusBar }
  override var childForStatusBarStyle: UIViewController? { spokesman }
}

/// A modal whose status bar follows the card.
final class FollowingController: UIViewController {
  /// How often UIKit has asked for the style.
  private(set) var questions = 0

  override var preferredStatusBarStyle: UIStatusBarStyle {
    questions += 1
    return modalStatusBarStyle
  }
}
