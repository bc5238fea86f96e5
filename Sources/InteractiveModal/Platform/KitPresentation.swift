import UIKit

/// The kit's presentation of a controller, for code below the folder `Modal`.
@MainActor protocol KitPresentation: AnyObject {
  /// The insets that the kit adds to the presented controller's safe area.
  var additionalSafeArea: AdditionalSafeArea { get }
  /// Dismisses the modal because the user pressed Escape or Command-period.
  func dismissByKey()
}

/// A container that shows some of its children as modals.
@MainActor protocol ModalContainer: UIViewController {
  /// Returns the presentation of a child that is shown as a modal; `nil` for any other child.
  func kitPresentation(of child: UIViewController) -> (any KitPresentation)?
}

extension UIViewController {
  /// The kit's presentation of this controller or of one of its ancestors; `nil` if there is none.
  ///
  /// UIKit creates a presentation controller for every caller that reads the property. So the kit
  /// asks the outermost parent alone, and only if it is presented.
  var kitPresentation: (any KitPresentation)? {
    if let parent {
      return (parent as? any ModalContainer)?.kitPresentation(of: self) ?? parent.kitPresentation
    }
    return presentingViewController == nil ? nil : presentationController as? any KitPresentation
  }

  /// UIKit's presentation controller of this controller itself; `nil` for a child. A child would get that of an
  /// ancestor, or UIKit would create one.
  var ownPresentationController: UIPresentationController? { parent == nil ? presentationController : nil }
}
