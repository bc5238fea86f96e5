import UIKit

extension UIViewController {
  /// Returns the height of the content without the safe area at its foot, in points; 0 if it has none
  /// of its own.
  ///
  /// The preferred size counts, then what the constraints need at the width, then the view's
  /// `sizeThatFits`. That of a plain view is the size it has, and says nothing.
  ///
  /// - Parameter width: In points.
  func fittingHeight(at width: CGFloat) -> CGFloat {
    if preferredContentSize.height > 0 { return preferredContentSize.height.finiteOrZero }
    let constrained = view.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    let height = constrained > 0 ? constrained : ownHeight(at: width)
    return max(height.finiteOrZero - view.safeAreaInsets.bottom, 0)
  }

  /// A plain view answers every width with the size it has.
  private func ownHeight(at width: CGFloat) -> CGFloat {
    func size(at width: CGFloat) -> CGSize {
      view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    return size(at: width / 2) == view.bounds.size ? 0 : size(at: width).height
  }
}
