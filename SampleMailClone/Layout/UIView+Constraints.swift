import UIKit

extension UIView {
  /// Adds subviews that constraints place.
  func addConstrained(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Returns constraints that keep each edge at some distance from the same edge of another view; the
  /// left distance is at the leading edge.
  func edges(equalTo other: UIView, inset: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset.left),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset.right),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset.top),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset.bottom),
    ]
  }

  /// Keeps the view as wide as its content, unless the column for text needs another width; other views get the
  /// space that is left.
  func keepContentWidth() {
    setContentHuggingPriority(.required - 2, for: .horizontal)
    setContentCompressionResistancePriority(.required - 2, for: .horizontal)
  }
}
