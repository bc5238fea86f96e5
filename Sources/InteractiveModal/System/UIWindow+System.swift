import UIKit

// What visionOS or a Mac lacks. There the kit goes on without it.

extension UIViewController {
  /// Makes UIKit ask for the style of the status bar again. visionOS has no status bar.
  package func updateStatusBar() {
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

  /// Returns a point of the window in coordinates of the screen that stay when the interface turns and
  /// when the window gets another size (F438). On visionOS, where it does not turn, the point itself.
  func toScreen(_ point: CGPoint) -> CGPoint { convert(point, to: fixedSpace) }

  /// Returns the point of the window for a point that ``toScreen(_:)`` has returned.
  func fromScreen(_ point: CGPoint) -> CGPoint { convert(point, from: fixedSpace) }

  private var fixedSpace: any UICoordinateSpace {
    #if os(visionOS)
      self
    #else
      screen.fixedCoordinateSpace
    #endif
  }
}
