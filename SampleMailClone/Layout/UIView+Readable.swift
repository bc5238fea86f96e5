import UIKit

/// The column for text: inside the safe area and its margins, at most 672 points wide.
extension UIView {
  private static var margin: CGFloat { 16 }
  private static var maximumWidth: CGFloat { 672 }

  /// Adds a guide for the column.
  ///
  /// - Parameter isReadable: Whether the width is limited. Without the limit the column begins where the items of a
  ///   navigation bar do.
  func addTextColumn(isReadable: Bool = true) -> UILayoutGuide {
    let column = UILayoutGuide()
    addLayoutGuide(column)
    let area = safeAreaLayoutGuide
    let width = column.widthAnchor.constraint(equalTo: area.widthAnchor, constant: -2 * Self.margin)
    width.priority = .required - 1
    NSLayoutConstraint.activate([
      width,
      column.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      column.topAnchor.constraint(equalTo: topAnchor), column.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    column.widthAnchor.constraint(lessThanOrEqualToConstant: Self.maximumWidth).isActive = isReadable
    return column
  }

  /// The column, for a view that sets frames.
  var readableBounds: CGRect {
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: safeAreaInsets.left + Self.margin, bottom: 0, right: safeAreaInsets.right + Self.margin)
    )
    let width = min(area.width, Self.maximumWidth)
    return CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: area.height)
  }
}
