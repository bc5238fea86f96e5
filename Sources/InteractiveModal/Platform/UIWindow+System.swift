import UIKit

// What visionOS or a Mac lacks. There the kit goes on without it.

extension UIViewController {
  /// Makes UIKit ask for the style of the status bar again. visionOS has no status bar.
  func updateStatusBar() {
    #if !os(visionOS)
      setNeedsStatusBarAppearanceUpdate()
    #endif
  }
}

extension UIWindow {
  /// Tells how the status bar looks; `nil` on visionOS and on a Mac, which have none.
  var statusBar: UIStatusBarManager? {
    #if os(visionOS) || targetEnvironment(macCatalyst)
      nil
    #else
      windowScene?.statusBarManager
    #endif
  }

  /// The coordinates in which UIKit gives the keyboard's frame; `nil` on visionOS, where the
  /// keyboard floats in front of the window and covers nothing of it.
  var keyboardSpace: (any UICoordinateSpace)? {
    #if os(visionOS)
      nil
    #else
      screen.coordinateSpace
    #endif
  }
}
