import Foundation

/// The window that the keyboard stands in, above the app's: a grey panel without keys.
final class KeyboardWindow: UIWindow {
  /// It takes touches, so that they do not fall through.
  let panel: UIView

  /// - Parameter panel: Where the panel is, in screen coordinates.
  init(windowScene: UIWindowScene, panel frame: CGRect) {
    panel = UIView(frame: frame)
    super.init(windowScene: windowScene)
    takeSceneSize()
    panel.backgroundColor = .systemGray4
    panel.accessibilityIdentifier = "keyboard"
    addSubview(panel)
  }

  required init?(coder: NSCoder) {
    fatalError("Archives are not modelled; see Sources/UIKit/README.md")
  }

  /// It spans the screen, also where the app's window does not.
  override var sceneSize: CGSize { screen.bounds.size }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { panel.frame.contains(point) }
}
