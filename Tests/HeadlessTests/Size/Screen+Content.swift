import UIKit

@testable import InteractiveModal

extension UIView {
  /// Where the user sees the view in the window.
  var seen: CGRect { shown(bounds) }
  /// The frame that UIKit's own animations show.
  var animatedFrame: CGRect { (layer.presentation() ?? layer).frame }
}

extension Screen {
  /// Where the user sees the content of the card.
  var content: CGRect { draft.view.seen }

  /// The handle of the card.
  var grabber: GrabberView? {
    draft.view.superview?.subviews.lazy.compactMap { $0 as? GrabberView }.first
  }
}
