/// Where a popover points at. The popover itself is not modelled: it fills its window, and does not adapt to a
/// compact width.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var barButtonItem: UIBarButtonItem?
}
