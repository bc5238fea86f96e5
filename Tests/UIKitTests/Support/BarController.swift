import UIKit

/// A controller with wishes for the system's bars, which counts how often it is asked.
final class BarController: UIViewController {
  var style: UIStatusBarStyle
  var hides = false
  var spokesman: UIViewController?
  private(set) var questions = 0

  init(_ style: UIStatusBarStyle, captures: Bool = false) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    modalPresentationCapturesStatusBarAppearance = captures
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    questions += 1
    return style
  }
  override var prefersStatusBarHidden: Bool { hides }
  override var prefersHomeIndicatorAutoHidden: Bool { hides }
  override var childForStatusBarStyle: UIViewController? { spokesman }
  override var childForStatusBarHidden: UIViewController? { spokesman }
  override var childForHomeIndicatorAutoHidden: UIViewController? { spokesman }
}
