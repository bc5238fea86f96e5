import UIKit

extension UIView {
  /// Whether the view follows a finger by itself, as sliders and pickers do. Buttons, text fields,
  /// and controls that the kit does not know do not: a finger drags a modal by them, as it drags
  /// UIKit's sheets (F596). Where a list leaves its finger to such a control, the modal does so too.
  var tracksFinger: Bool {
    #if canImport(ObjectiveC)
      if self is UIStepper || self is UIDatePicker || self is UIPageControl || self is UIColorWell {
        return true
      }
    #endif
    return self is UISlider || self is UISwitch || self is UISegmentedControl || isPicker || isTrackingInList
  }

  /// Whether the view is a control that has the finger now, so that the list around it does not scroll: the
  /// index of a table, the handle that moves a row, a control of the app (F704, F705).
  private var isTrackingInList: Bool {
    guard let control = self as? UIControl, control.isTracking, !(self is UIButton), !(self is UITextField)
    else { return false }
    let around = sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }
      .first
    return around.map { !$0.touchesShouldCancel(in: self) } ?? false
  }

  /// Whether the view lies in one that follows a finger, as the columns of a picker do.
  var isInTrackingView: Bool { sequence(first: self, next: \.superview).contains(where: \.tracksFinger) }
}

extension UIGestureRecognizer {
  /// Whether one finger never makes it begin, as a pinch.
  var needsTwoFingers: Bool {
    #if canImport(ObjectiveC)
      if self is UIRotationGestureRecognizer { return true }
    #endif
    return self is UIPinchGestureRecognizer
      || (self as? UIPanGestureRecognizer)?.minimumNumberOfTouches ?? 1 > 1
  }
}
