import UIKit

// What visionOS lacks, by the availability lists of Apple. There the kit goes on without it.

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

/// Plays one kind of haptic. visionOS has no haptics: there both kinds are `nil`.
@MainActor struct HapticGenerator {
  /// Starts the motor, which needs a moment.
  let prepare: @MainActor () -> Void
  let play: @MainActor () -> Void

  #if os(visionOS)
    static func selection() -> HapticGenerator? { nil }
    static func impact() -> HapticGenerator? { nil }
  #else
    static func selection() -> HapticGenerator? {
      let generator = UISelectionFeedbackGenerator()
      return HapticGenerator(prepare: generator.prepare, play: generator.selectionChanged)
    }

    static func impact() -> HapticGenerator? {
      let generator = UIImpactFeedbackGenerator(style: .light)
      return HapticGenerator(prepare: generator.prepare) { generator.impactOccurred() }
    }
  #endif
}
