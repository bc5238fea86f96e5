import UIKit

extension UIGestureRecognizer {
  /// Whether it is a pan of the kit that begins anywhere on its view, and not at the edge alone.
  var isContentPan: Bool {
    let driver = (self as? TransitionPanGestureRecognizer)?.observer as? PanDriver
    return driver?.receiver.map { $0.scrollViewPrecedence != .screen } ?? false
  }
}
