import UIKit

#if canImport(ObjectiveC)
  /// Members of UIKit that Objective-C finds by name, so that the kit also compiles where their
  /// types or they themselves are not declared, as the swipe is not in the SDK of Xcode 16.
  @MainActor @objc private protocol NamedMembers {
    var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { get }
    func selectedRow(inComponent component: Int) -> Int
  }
#endif

extension UINavigationController {
  /// The recognisers of the system's swipes back: at the edge, and since iOS 26 on the content.
  var popRecognizers: [UIGestureRecognizer] {
    [interactivePopGestureRecognizer, contentPopRecognizer].compactMap { $0 }
  }

  private var contentPopRecognizer: UIGestureRecognizer? {
    guard #available(iOS 26, visionOS 26, *) else { return nil }
    #if canImport(ObjectiveC)
      let object: AnyObject = self
      return object.interactiveContentPopGestureRecognizer ?? nil
    #else
      return interactiveContentPopGestureRecognizer
    #endif
  }
}

extension UIGestureRecognizer {
  /// Whether it is a swipe back of the system.
  var isSystemPop: Bool {
    (view?.next as? UINavigationController)?.popRecognizers.contains(self) ?? false
  }
}

extension UIView {
  /// Whether the view is a `UIPickerView`.
  var isPicker: Bool {
    #if canImport(ObjectiveC)
      let object: AnyObject = self
      return object.selectedRow(inComponent:) != nil
    #else
      return self is UIPickerView
    #endif
  }
}
