import UIKit

extension UIView {
  /// The opacity on the screen.
  var shownOpacity: CGFloat { CGFloat((layer.presentation() ?? layer).opacity) }

  /// The centre on the screen.
  var shownCenter: CGPoint { (layer.presentation() ?? layer).position }

  /// How far a modal of a probe has come up, 0 to 1, as the screen shows it.
  var shownTravel: CGFloat {
    guard window != nil, bounds.height > 0, let container = superview else { return 0 }
    let open = container.bounds.height - bounds.height / 2
    return 1 - (shownCenter.y - open) / bounds.height
  }
}

extension CGFloat {
  /// The number with two digits after the point.
  var short: String { String(format: "%.2f", Double(self)) }
}
