import UIKit

/// A presentation controller of the kit, for code below the folder `Modal`.
@MainActor protocol KitPresentation: UIPresentationController {
  /// The insets that the kit adds to the presented controller's safe area.
  var additionalSafeArea: AdditionalSafeArea { get }
  /// Dismisses the modal because the user pressed Escape or Command-period.
  func dismissByKey()
}

extension UIViewController {
  /// The kit's presentation of this controller or of one of its ancestors; `nil` if there is none.
  ///
  /// UIKit creates a presentation controller for every caller that reads the property. So the kit
  /// asks the outermost parent alone, and only if it is presented.
  var kitPresentation: (any KitPresentation)? {
    if let parent { return parent.kitPresentation }
    return presentingViewController == nil ? nil : presentationController as? any KitPresentation
  }
}
