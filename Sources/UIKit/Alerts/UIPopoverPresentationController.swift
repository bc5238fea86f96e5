import Foundation

/// Where a popover points at. Popovers themselves are not modelled.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var barButtonItem: UIBarButtonItem?
  open var sourceView: UIView?

  var hasSource: Bool { barButtonItem != nil || sourceView != nil }
}
