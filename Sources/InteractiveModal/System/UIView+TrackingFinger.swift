import UIKit

extension UIView {
  /// Whether the view follows a finger by itself, as sliders and pickers do. Buttons, text fields,
  /// and controls that the kit does not know do not: a finger drags a modal by them, as it drags
  /// UIKit's sheets (F596).
  var tracksFinger: Bool {
    #if canImport(ObjectiveC)
      if self is UIStepper || self is UIDatePicker || self is UIPageControl || self is UIColorWell {
        return true
      }
    #endif
    return self is UISlider || self is UISwitch || self is UISegmentedControl || isPicker
  }

  /// Whether the view lies in one that follows a finger, as the columns of a picker do.
  var isInTrackingView: Bool { sequence(first: self, next: \.superview).contains(where: \.tracksFinger) }
}
