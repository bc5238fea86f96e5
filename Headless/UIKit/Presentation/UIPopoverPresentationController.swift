import Foundation

/// Where a popover points at. The popover itself is not modelled: it fills its window, and does not adapt to a
/// compact width.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var barButtonItem: UIBarButtonItem?
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open override var shouldPresentInFullscreen: Bool { false }
}

/// What a popover, or a card of an app's own, can come from (F426).
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns where it is in the coordinates of a view; `nil` if it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    window == nil ? nil : convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { button?.frame(in: referenceView) }
}
