import UIKit

extension UIView {
  /// The opacity on the screen.
  var shownOpacity: CGFloat { CGFloat((layer.presentation() ?? layer).opacity) }

  /// The centre on the screen.
  var shownCenter: CGPoint { (layer.presentation() ?? layer).position }
}

extension UIViewController {
  /// How far a modal has come up, 0 to 1, as the screen shows it; 0 before its first commit.
  var shownTravel: CGFloat {
    guard let container = presentationController?.containerView,
      let moving = container.subviews.first(where: { view.isDescendant(of: $0) }),
      let shown = moving.layer.presentation(), moving.bounds.height > 0
    else { return 0 }
    let open = container.bounds.height - moving.bounds.height / 2
    return 1 - (shown.position.y - open) / moving.bounds.height
  }
}

extension [CGFloat] {
  /// The middle of the values by size; 1 without any.
  var median: CGFloat { isEmpty ? 1 : sorted()[count / 2] }
}

extension CGFloat {
  /// The number with two digits after the point.
  var short: String { String(format: "%.2f", Double(self)) }
}
