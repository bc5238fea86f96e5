import UIKit

extension UIView {
  /// Whether the view follows a finger by itself, as sliders and pickers do. Buttons and text fields
  /// do not.
  var tracksFinger: Bool {
    isPicker || (self is UIControl && !(self is UIButton) && !(self is UITextField))
  }

  /// Whether the view lies in one that follows a finger, as the columns of a picker do.
  var isInTrackingView: Bool { sequence(first: self, next: \.superview).contains(where: \.tracksFinger) }
}
