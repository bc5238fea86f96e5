import UIKit

extension UIAccessibility {
  /// Whether things are to fade rather than slide.
  @MainActor static var reducesMotion: Bool {
    isReduceMotionEnabled || prefersCrossFadeTransitions
  }
}
